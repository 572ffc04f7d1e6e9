import EarshotTree

/// Finds the XML documents in a text: where each begins and ends, and where its tags begin.
///
/// Captures arrive inside logs, Markdown and test files, several in one file, cut at the end. The
/// parser wants one document without anything around it, and reports places at the end of tags;
/// this one pass over the bytes supplies both. What is well formed is for the parser to decide.
struct XMLDocumentScanner {
  /// A document in the text.
  struct Document {
    /// The bytes from the root tag to its end, or to the last whole tag of a cut document.
    var range: Range<Int>
    /// The offset of each start tag.
    var tags: [Int] = []
    /// The names of the tags that a cut document leaves open, outermost first.
    var openNames: [Range<Int>] = []
    /// Where the text of a cut document ends; `nil` when the document is whole.
    var cut: Int?
  }

  /// How deep elements may be nested.
  static let maximumDepth = SnapshotTree.maximumDepth
  /// How long a tag may be, a little below the limit of the parser.
  static let maximumTagLength = 9_000_000

  private let bytes: [UInt8]
  private let subject: String
  private var position = 0

  init(_ bytes: [UInt8], subject: String = "page source") {
    self.bytes = bytes
    self.subject = subject
  }

  /// The next document of the text; `nil` when there is none.
  mutating func next() throws(CaptureError) -> Document? {
    guard let start = try rootTag() else { return nil }
    var document = Document(range: start..<start)
    position = start
    while position < bytes.count {
      guard let tag = index(of: UInt8(ascii: "<"), from: position) else { break }
      position = tag
      if starts(with: "<!--") {
        guard skip(past: "-->") else { break }
      } else if starts(with: "<![CDATA[") {
        guard skip(past: "]]>") else { break }
      } else if starts(with: "<?xml") {
        return cut(document, at: tag)
      } else if starts(with: "<?") {
        guard skip(past: "?>") else { break }
      } else if starts(with: "</") {
        guard let end = try tagEnd(from: tag) else { return cut(document, at: position) }
        _ = document.openNames.popLast()
        position = end
        document.range = start..<end
        if document.openNames.isEmpty { return document }
      } else {
        guard let end = try tagEnd(from: tag) else { return cut(document, at: position) }
        position = end
        try open(tag..<end, in: &document)
        document.range = start..<end
        if document.openNames.isEmpty { return document }
      }
    }
    position = bytes.count
    return cut(document, at: position)
  }

  private func cut(_ document: Document, at offset: Int) -> Document {
    var document = document
    document.cut = offset
    return document
  }

  private func open(_ tag: Range<Int>, in document: inout Document) throws(CaptureError) {
    document.tags.append(tag.lowerBound)
    guard bytes[tag.upperBound - 2] != UInt8(ascii: "/") else { return }
    guard document.openNames.count < Self.maximumDepth else {
      throw CaptureError(
        .limit, "elements are nested deeper than \(Self.maximumDepth)",
        help: "no app nests that deep; check that the capture is what the tool wrote",
        at: TextEncoding.location(of: tag.lowerBound, in: bytes))
    }
    document.openNames.append(nameRange(of: tag))
  }
}

extension XMLDocumentScanner {
  /// The offset of the next root tag, past declarations, comments and what surrounds a document.
  private mutating func rootTag() throws(CaptureError) -> Int? {
    while let tag = index(of: UInt8(ascii: "<"), from: position) {
      position = tag
      if starts(with: "<!DOCTYPE") || starts(with: "<!ENTITY") {
        throw CaptureError(
          .invalid, "the \(subject) declares a document type or entities",
          help: "remove everything before the first element; a \(subject) needs neither",
          at: TextEncoding.location(of: tag, in: bytes))
      } else if starts(with: "<!--") {
        guard skip(past: "-->") else { return nil }
      } else if isPageSourceTag() || (isFirst(tag) && isNameStart(tag + 1)) {
        return tag
      } else if starts(with: "<?xml"), skip(past: "?>") {
        if let root = rootAfterDeclaration() { return root }
      } else {
        position += 1
      }
    }
    return nil
  }

  /// The tag that follows a declaration, whatever its name: callers may choose it.
  private func rootAfterDeclaration() -> Int? {
    var offset = position
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "<"), isNameStart(offset + 1) else {
      return nil
    }
    return offset
  }

  private func isPageSourceTag() -> Bool {
    starts(with: "<XCUIElementType") || starts(with: "<AppiumAUT") || starts(with: "<hierarchy")
  }

  /// Whether only white space comes before the offset.
  private func isFirst(_ offset: Int) -> Bool {
    for index in 0..<offset where !isSpace(bytes[index]) { return false }
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private func isNameStart(_ offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return byte >= 0x80 || byte == UInt8(ascii: "_") || letters.contains(byte | 0x20)
  }

  private func nameRange(of tag: Range<Int>) -> Range<Int> {
    var end = tag.lowerBound + 1
    while end < tag.upperBound - 1, !isSpace(bytes[end]), bytes[end] != UInt8(ascii: "/") {
      end += 1
    }
    return tag.lowerBound + 1..<end
  }

  /// The offset after the tag that begins at an offset.
  ///
  /// `nil` when the text, or the document before the next one, ends inside it; the position is
  /// then set to that end.
  private mutating func tagEnd(from start: Int) throws(CaptureError) -> Int? {
    var quote: UInt8 = 0
    var offset = start + 1
    let limit = min(bytes.count, start + Self.maximumTagLength)
    while offset < limit {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") {
        position = offset
        if starts(with: "<?xml") { return nil }
        throw unclosed(start, isQuoted: quote != 0)
      } else if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return offset + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      offset += 1
    }
    if limit < bytes.count { throw tooLong(start) }
    position = bytes.count
    return nil
  }

  private func unclosed(_ start: Int, isQuoted: Bool) -> CaptureError {
    CaptureError(
      .malformed,
      isQuoted
        ? "the value of an attribute is not closed, or holds '<'"
        : "a tag is not closed before the next one",
      help:
        "take the capture again; in hand-written XML write '&lt;' for '<' and '&quot;' for '\"'",
      at: TextEncoding.location(of: start, in: bytes))
  }

  private func tooLong(_ start: Int) -> CaptureError {
    CaptureError(
      .limit, "a tag is longer than \(Self.maximumTagLength) bytes",
      help: "shorten the value of its longest attribute",
      at: TextEncoding.location(of: start, in: bytes))
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { literal in
      for index in 0..<count where bytes[position + index] != literal[index] { return false }
      return true
    }
  }

  private mutating func skip(past text: StaticString) -> Bool {
    let first = text.withUTF8Buffer { $0[0] }
    var offset = position
    while let found = index(of: first, from: offset) {
      position = found
      if starts(with: text) {
        position += text.utf8CodeUnitCount
        return true
      }
      offset = found + 1
    }
    position = bytes.count
    return false
  }

  private func index(of byte: UInt8, from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      var offset = start
      while offset < text.count {
        if text[offset] == byte { return offset }
        offset += 1
      }
      return nil
    }
  }
}
