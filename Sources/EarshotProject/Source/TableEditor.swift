#if Source
  import EarshotCaptures
  import EarshotSource
  import EarshotStrings
  import EarshotTree
  import Foundation

  /// Finds the exact change of a table of texts that gives a key another text in one language.
  struct TableEditor {
    let format: StringCatalog.Format
    let bytes: [UInt8]

    /// The change; `nil` where the text is not written in one piece, as it stands.
    ///
    /// - Parameter location: where the key or its language stands.
    func edit(from location: SourceLocation, replacing old: String, by new: String) -> CodeEdit? {
      guard format != .stringsdict, Self.isPlain(old), Self.isPlain(new),
        let start = offset(of: location)
      else { return nil }
      let found = format == .strings ? value(from: start) : catalogValue(from: start)
      guard let found, bytes[found].elementsEqual(old.utf8) else { return nil }
      return CodeEdit(found, new)
    }

    /// Whether a text is written between quotes as it is.
    private static func isPlain(_ text: String) -> Bool {
      !text.isEmpty && !text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
    }

    private func offset(of location: SourceLocation) -> Int? {
      var (line, place) = (1, 0)
      while line < location.line, place < bytes.count {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
      let offset = place + location.column - 1
      return line == location.line && offset < bytes.count ? offset : nil
    }

    /// The offsets between the quotes behind the next sign of equality.
    private func value(from start: Int) -> Range<Int>? {
      var place = start
      var isBehindSign = false
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "\""):
          guard let text = text(at: place) else { return nil }
          if isBehindSign { return text }
          place = text.upperBound
        case UInt8(ascii: "="): isBehindSign = true
        case UInt8(ascii: ";"): return nil
        // A comment between the two may hold anything.
        case UInt8(ascii: "/"): return nil
        default: break
        }
        place += 1
      }
      return nil
    }

    /// The offsets between the quotes of the first text behind `"value":` in the next object.
    private func catalogValue(from start: Int) -> Range<Int>? {
      var (place, depth, last) = (start, 0, Range<Int>?.none)
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "\""):
          guard let text = text(at: place) else { return nil }
          if let last, bytes[last].elementsEqual("value".utf8), depth > 0 { return text }
          last = text
          place = text.upperBound
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"):
          depth -= 1
          if depth <= 0 { return nil }
        case UInt8(ascii: ","): last = nil
        default: break
        }
        place += 1
      }
      return nil
    }

    /// The offsets between the quotes of the text that begins at an offset.
    private func text(at quote: Int) -> Range<Int>? {
      var place = quote + 1
      while place < bytes.count {
        if bytes[place] == UInt8(ascii: "\\") {
          place += 2
          continue
        }
        if bytes[place] == UInt8(ascii: "\"") { return quote + 1..<place }
        place += 1
      }
      return nil
    }
  }
#endif
