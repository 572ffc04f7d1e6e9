package import EarshotTree

/// Finds the XML documents in a text and reads them as events: elements with attributes and places.
///
/// Captures arrive inside logs, Markdown and test files, several in one file, cut at the end. No
/// document type is read, so that no entity is expanded or loaded.
package struct XMLReader {
  /// A handler of the elements of a document.
  package protocol Handler: AnyObject {
    /// Whether the characters between the tags are reported.
    var keepsText: Bool { get }
    /// An element begins.
    func start(_ tag: XMLTag)
    /// Characters between two tags, or a part of them.
    func text(_ characters: XMLValue)
    /// The element that began last, of those that are open, ends.
    func end()
  }

  private let bytes: [UInt8]
  private let subject: String
  /// Where the next document is looked for.
  private var position = 0

  /// Reads UTF-8 text without a byte order mark.
  ///
  /// - Parameter subject: what the text is, in messages.
  package init(_ bytes: [UInt8], subject: String = "page source") {
    self.bytes = bytes
    self.subject = subject
  }

  /// The place where a document ends early.
  package struct Cut {
    package var location: SourceLocation
    /// The names of the elements that it leaves open, the innermost first.
    package var openNames: [String]
  }

  /// A document that was read.
  package struct Document {
    /// Its bytes, from the root tag to the end of its last whole tag.
    package var range: Range<Int>
    /// Where it is cut; `nil` if it is whole.
    package var cut: Cut?
  }

  /// Reads the next document; `nil` if there is none.
  package mutating func readDocument(_ handler: some Handler) throws(CaptureError) -> Document? {
    // A copy, since the closure must not use `self`; typed errors do not pass through closures.
    let (bytes, subject) = (bytes, subject)
    var position = position
    let result = bytes.withUnsafeBufferPointer { text -> Result<Document?, CaptureError> in
      do throws(CaptureError) {
        return .success(
          try Self.readDocument(handler, in: text, from: &position, subject: subject))
      } catch {
        return .failure(error)
      }
    }
    self.position = position
    return try result.get()
  }

  private static func readDocument(
    _ handler: some Handler, in text: UnsafeBufferPointer<UInt8>, from position: inout Int,
    subject: String
  ) throws(CaptureError) -> Document? {
    let begin = position
    guard let start = try XMLRootFinder(text, subject).rootTag(from: &position) else {
      try refuseCutTag(in: text, from: begin, subject: subject)
      return nil
    }
    let failure = XMLFailure(text, subject)
    var scanner = XMLScanner(text, from: start, lines: LineCounter(text))
    do throws(XMLScanner.Stop) {
      try scanner.scan(handler)
      position = scanner.position
      return Document(range: start..<scanner.end)
    } catch {
      position = error.offset
      guard case .cut(let offset) = error else { throw failure.error(error) }
      let location = failure.location(of: offset)
      guard scanner.hasTag else {
        throw CaptureError(
          .malformed, "the \(subject) ends inside its first tag",
          help: "take the capture again, or send the whole file", at: location)
      }
      let open = scanner.openNames
      for _ in open { handler.end() }
      return Document(range: start..<scanner.end, cut: Cut(location: location, openNames: open))
    }
  }
}

extension XMLReader {
  /// Refuses a text that is nothing but a tag without an end: of a document, the rest is missing.
  private static func refuseCutTag(
    in text: UnsafeBufferPointer<UInt8>, from begin: Int, subject: String
  ) throws(CaptureError) {
    guard let tag = text[begin...].firstIndex(where: { !$0.isSpace }),
      text[tag] == UInt8(ascii: "<"),
      text.firstOffset(of: UInt8(ascii: ">"), from: tag) == nil
    else { return }
    throw CaptureError(
      .malformed, "the \(subject) ends inside a tag",
      help: "take the capture again, or send the whole file",
      at: XMLFailure(text, subject).location(of: text.count))
  }
}

extension XMLReader.Handler {
  package var keepsText: Bool { false }
  package func text(_ characters: XMLValue) {}
}

/// Finds the tags with which documents begin.
private struct XMLRootFinder {
  private let text: UnsafeBufferPointer<UInt8>
  private let subject: String

  init(_ text: UnsafeBufferPointer<UInt8>, _ subject: String) {
    self.text = text
    self.subject = subject
  }

  /// The offset of the next root tag, past declarations, comments and what surrounds a document.
  func rootTag(from position: inout Int) throws(CaptureError) -> Int? {
    while let tag = text.firstOffset(of: UInt8(ascii: "<"), from: position) {
      position = tag
      if text.has("<!DOCTYPE", at: tag) || text.has("<!ENTITY", at: tag) {
        throw CaptureError(
          .invalid, "the \(subject) declares a document type or entities",
          help: "remove everything before the first element; a \(subject) needs neither",
          at: XMLFailure(text, subject).location(of: tag))
      } else if text.has("<!--", at: tag) {
        guard let end = text.firstOffset(of: "-->", from: tag) else { return nil }
        position = end + 3
      } else if isPageSourceTag(tag) || (isNameStart(tag + 1) && isFirst(tag)) {
        return tag
      } else if text.has("<?xml", at: tag) {
        guard let end = text.firstOffset(of: "?>", from: tag) else { return nil }
        position = end + 2
        if let root = rootAfterDeclaration(position) { return root }
      } else {
        position += 1
      }
    }
    return nil
  }

  /// The tag that follows a declaration, whatever its name: callers may choose it.
  private func rootAfterDeclaration(_ end: Int) -> Int? {
    var offset = end
    while offset < text.count, text[offset].isSpace { offset += 1 }
    guard offset < text.count, text[offset] == UInt8(ascii: "<"), isNameStart(offset + 1) else {
      return nil
    }
    return offset
  }

  private func isPageSourceTag(_ tag: Int) -> Bool {
    text.has("<XCUIElementType", at: tag) || text.has("<AppiumAUT", at: tag)
      || text.has("<hierarchy", at: tag)
  }

  /// Whether only white space comes before the offset.
  private func isFirst(_ offset: Int) -> Bool {
    text[..<offset].allSatisfy(\.isSpace)
  }

  private func isNameStart(_ offset: Int) -> Bool {
    guard offset < text.count else { return false }
    let byte = text[offset]
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return byte >= 0x80 || byte == UInt8(ascii: "_") || letters.contains(byte | 0x20)
  }
}

/// Makes errors of what stops a scan.
private struct XMLFailure {
  private let text: UnsafeBufferPointer<UInt8>
  private let subject: String

  init(_ text: UnsafeBufferPointer<UInt8>, _ subject: String) {
    self.text = text
    self.subject = subject
  }

  func location(of offset: Int) -> SourceLocation {
    var lines = LineCounter(text)
    return lines.location(of: offset)
  }

  func error(_ stop: XMLScanner.Stop) -> CaptureError {
    let location = location(of: stop.offset)
    switch stop {
    case .cut, .mistake:
      return CaptureError(
        .malformed, stop.mistake.message(about: subject),
        help: "take the capture again; a \(subject) that a tool wrote is well formed", at: location)
    case .unclosed(_, let isQuoted):
      return CaptureError(
        .malformed,
        isQuoted
          ? "the value of an attribute is not closed, or holds '<'"
          : "a tag is not closed before the next one",
        help:
          "take the capture again; in hand-written XML write '&lt;' for '<' and '&quot;' for '\"'",
        at: location)
    case .tooLong:
      return CaptureError(
        .limit, "a tag is longer than \(XMLScanner.maximumTagLength) bytes",
        help: "shorten the value of its longest attribute", at: location)
    case .tooDeep: return .tooDeep(at: location)
    }
  }
}

extension XMLScanner.Stop {
  /// The offset at which the scan stops.
  fileprivate var offset: Int { mistake.offset }

  fileprivate var mistake: XMLMistake {
    switch self {
    case .cut(let offset): XMLMistake(.syntax, at: offset)
    case .mistake(let mistake): mistake
    case .unclosed(let tag, _), .tooLong(let tag), .tooDeep(let tag): XMLMistake(.syntax, at: tag)
    }
  }
}
