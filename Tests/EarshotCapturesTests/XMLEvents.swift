import EarshotCaptures
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a reader of XML reports.
enum XMLEvent: Equatable {
  case start(String, [String: String])
  case text(String)
  case end
}

/// A document as the product's reader or Foundation's reports it.
struct XMLEvents {
  private var written: [XMLEvent] = []
  /// How many elements are open.
  private(set) var depth = 0

  /// The events, characters between two tags as one.
  var list: [XMLEvent] {
    written.map { event in
      guard case .text(let text) = event else { return event }
      // libxml2 keeps returns in a CDATA section that XML makes line feeds.
      return .text(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
    }
  }

  /// Whether the root has begun and ended.
  var isWhole: Bool { depth == 0 && !written.isEmpty }

  mutating func append(_ event: XMLEvent) {
    switch event {
    case .start(let name, let attributes):
      depth += 1
      // libxml2 drops declarations of namespaces that are not valid.
      written.append(.start(name, attributes.filter { !$0.key.hasPrefix("xmlns") }))
    case .end:
      depth -= 1
      written.append(.end)
    case .text(let text):
      if case .text(let before) = written.last {
        written[written.count - 1] = .text(before + text)
      } else if !text.isEmpty {
        written.append(.text(text))
      }
    }
  }
}

/// Collects the events of the product's reader.
final class XMLEventCollector: XMLReader.Handler {
  private(set) var events = XMLEvents()
  let keepsText = true

  func start(_ tag: XMLTag) {
    let attributes = tag.values.map { ($0.name, $0.value) }
    events.append(.start(tag.name, Dictionary(uniqueKeysWithValues: attributes)))
  }

  func text(_ characters: XMLValue) { events.append(.text(characters.string)) }

  func end() { events.append(.end) }
}

/// Reads a document with Foundation's parser.
final class ReferenceXML: NSObject, XMLParserDelegate {
  private(set) var events = XMLEvents()
  /// The first error as libxml2 numbers it, without those of namespaces, which XML 1.0 itself does
  /// not know: 99, 100 and 200 to 205.
  private(set) var error: Int?

  init(_ bytes: [UInt8]) {
    super.init()
    // From a stream: the parser refuses more than 10 MB that it is given at once.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.shouldProcessNamespaces = false
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    if !parser.parse(), parser.parserError == nil { error = error ?? 0 }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if error == nil { events.append(.start(name, attributes)) }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if error == nil { events.append(.end) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if error == nil { events.append(.text(string)) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if error == nil { events.append(.text(String(decoding: block, as: UTF8.self))) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    if error == nil, ![99, 100].contains(code), !(200...205).contains(code) { error = code }
  }
}
