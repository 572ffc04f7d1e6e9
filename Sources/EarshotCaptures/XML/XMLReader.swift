import EarshotTree
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML as events: elements with attributes and places.
///
/// Foundation's parser does the work, hardened for input from anywhere. Its result is not trusted,
/// because it answers true for malformed documents; the errors it reports on the way decide.
/// Documents with a declared document type never reach it, so that no entity is expanded or loaded.
struct XMLReader {
  /// What is done with the elements of a document.
  protocol Handler: AnyObject {
    /// An element begins.
    func start(_ name: String, _ attributes: [String: String], at location: SourceLocation)
    /// The element that began last, of those that are open, ends.
    func end()
  }

  /// What is done with the elements of a document whose texts stand between the tags, too.
  protocol TextHandler: Handler {
    /// Characters between two tags, or a part of them.
    func text(_ characters: String)
  }

  private let bytes: [UInt8]
  private let subject: String
  private var scanner: XMLDocumentScanner

  /// Reads UTF-8 text without a byte order mark.
  ///
  /// - Parameter subject: what the text is, in messages.
  init(_ bytes: [UInt8], subject: String = "page source") {
    self.bytes = bytes
    self.subject = subject
    scanner = XMLDocumentScanner(bytes, subject: subject)
  }

  /// The place where a document ends early.
  struct Cut {
    var location: SourceLocation
  }

  /// Reads the next document; false when there is none.
  ///
  /// - Parameter cut: set to the place where the document is cut, if it is.
  mutating func readDocument(
    _ handler: some Handler, cut: inout Cut?
  ) throws(CaptureError) -> Bool {
    guard let document = try scanner.next() else { return false }
    if let offset = document.cut {
      cut = Cut(location: TextEncoding.location(of: offset, in: bytes))
      guard !document.tags.isEmpty else {
        throw CaptureError(
          .malformed, "the \(subject) ends inside its first tag",
          help: "take the capture again, or send the whole file", at: cut?.location)
      }
    }
    let delegate = Delegate(handler, bytes: bytes, tags: document.tags)
    // From a stream: the parser refuses more than 10 MB that it is given at once.
    let parser = XMLParser(stream: InputStream(data: data(of: document)))
    parser.shouldProcessNamespaces = false
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let isParsed = parser.parse()
    if let error = delegate.error { throw located(error, in: document) }
    if !isParsed || (parser.parserError != nil && !delegate.hasHarmlessError) {
      let place = Delegate.Failure(
        code: 0, line: parser.lineNumber, column: parser.columnNumber)
      throw located(place, in: document)
    }
    return true
  }

  /// The bytes of a document, with the tags closed that a cut one leaves open.
  private func data(of document: XMLDocumentScanner.Document) -> Data {
    var data = Data(bytes[document.range])
    for name in document.openNames.reversed() {
      data.append(contentsOf: [UInt8(ascii: "<"), UInt8(ascii: "/")])
      data.append(contentsOf: bytes[name])
      data.append(UInt8(ascii: ">"))
    }
    return data
  }

  /// The error of the parser at its place in the input.
  private func located(
    _ failure: Delegate.Failure, in document: XMLDocumentScanner.Document
  ) -> CaptureError {
    let start = TextEncoding.location(of: document.range.lowerBound, in: bytes)
    let column = failure.line <= 1 ? start.column + failure.column - 1 : failure.column
    return CaptureError(
      .malformed, failure.message(about: subject),
      help: "take the capture again; a \(subject) that a tool wrote is well formed",
      at: SourceLocation(line: start.line + max(failure.line, 1) - 1, column: max(column, 1)))
  }
}

/// Passes the events of the parser on, with the places of start tags.
private final class Delegate: NSObject, XMLParserDelegate {
  /// An error of the parser: libxml2's number, and the place in the document.
  struct Failure {
    var code: Int
    var line: Int
    var column: Int
  }

  private(set) var error: Failure?
  private(set) var hasHarmlessError = false
  private let handler: any XMLReader.Handler
  private let textHandler: (any XMLReader.TextHandler)?
  private let bytes: [UInt8]
  private let tags: [Int]
  private var nextTag = 0
  private var line = 1
  private var lineStart = 0
  private var offset = 0

  init(_ handler: any XMLReader.Handler, bytes: [UInt8], tags: [Int]) {
    self.handler = handler
    textHandler = handler as? any XMLReader.TextHandler
    self.bytes = bytes
    self.tags = tags
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard error == nil else { return }
    handler.start(name, attributes, at: locationOfNextTag())
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if error == nil { handler.end() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if error == nil { textHandler?.text(string) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if error == nil { textHandler?.text(String(decoding: block, as: UTF8.self)) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    // 200 to 205: namespaces that are not declared, which a capture has no use for.
    if (200...205).contains(code) {
      hasHarmlessError = true
    } else if error == nil {
      error = Failure(code: code, line: parser.lineNumber, column: parser.columnNumber)
    }
  }

  /// The place of the next start tag; the lines are counted once, from tag to tag.
  private func locationOfNextTag() -> SourceLocation {
    guard nextTag < tags.count else { return SourceLocation(line: line, column: 1) }
    let tag = tags[nextTag]
    nextTag += 1
    bytes.withUnsafeBufferPointer { text in
      while offset < tag {
        if text[offset] == 0x0A {
          line += 1
          lineStart = offset + 1
        }
        offset += 1
      }
    }
    return SourceLocation(line: line, column: tag - lineStart + 1)
  }
}

extension Delegate.Failure {
  /// What is wrong, by libxml2's numbers.
  fileprivate func message(about subject: String) -> String {
    switch code {
    case 5: "the \(subject) ends before all its elements do"
    case 9: "a character is not allowed in XML"
    case 26: "an entity is not declared"
    case 38: "the value of an attribute holds '<'"
    case 39: "the value of an attribute has no quotes"
    case 42: "an element has the same attribute twice"
    case 68: "a name is missing, or '&' is not written as '&amp;'"
    case 76: "an element ends before another one inside it"
    default: "the \(subject) is not well-formed XML"
    }
  }
}
