import BenchmarkSupport
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A capture of several megabytes, made by repeating what a sample holds.
struct LargeCapture {
  /// What reads the same bytes without understanding them.
  enum Kind { case xml, json, text }

  var kind: Kind
  var bytes: [UInt8]

  init?(_ sample: SampleCapture, size: Int) {
    let text = String(decoding: sample.bytes, as: UTF8.self)
    let start = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    switch start {
    case "<":
      // A sample with several roots is no document for the plain parse.
      guard !PlainErrors.exist(in: sample.bytes), let bytes = LargeCapture.xml(text, size) else {
        return nil
      }
      (kind, self.bytes) = (.xml, bytes)
    case "{", "[":
      guard let bytes = LargeCapture.json(sample.bytes, size) else { return nil }
      (kind, self.bytes) = (.json, bytes)
    default:
      (kind, bytes) = (.text, LargeCapture.lines(text, size))
    }
  }

  /// Repeats the contents of the element that holds the screens or the roots.
  private static func xml(_ text: String, _ size: Int) -> [UInt8]? {
    let outer =
      text.contains("<scenes>") ? "<scenes>" : text.contains("<objects>") ? "<objects>" : nil
    let open: Range<String.Index>?
    let close: Range<String.Index>?
    if let outer {
      open = text.range(of: outer)
      close = text.range(of: "</" + outer.dropFirst(), options: .backwards)
    } else {
      let root = text.range(of: "<[A-Za-z][^>]*>", options: .regularExpression)
      open = root
      close = text.range(of: "</", options: .backwards)
    }
    guard let open, let close, open.upperBound < close.lowerBound else { return nil }
    let contents = String(text[open.upperBound..<close.lowerBound])
    var bytes = Array(text[..<open.upperBound].utf8)
    for copy in 0... {
      bytes += contents.replacing(" id=\"", with: " id=\"\(copy)-").utf8
      if bytes.count >= size { break }
    }
    return bytes + Array(text[close.lowerBound...].utf8)
  }

  private static func lines(_ text: String, _ size: Int) -> [UInt8] {
    let once = Array(text.utf8) + [UInt8(ascii: "\n")]
    var bytes: [UInt8] = []
    while bytes.count < size { bytes += once }
    return bytes
  }
}

/// The errors of the plain parse, which answers `true` for a document with errors.
private final class PlainErrors: NSObject, XMLParserDelegate {
  private var exist = false

  static func exist(in bytes: [UInt8]) -> Bool {
    let parser = XMLParser(data: Data(bytes))
    let errors = PlainErrors()
    parser.delegate = errors
    return !parser.parse() || errors.exist
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { exist = true }
}

extension LargeCapture {
  private static let lists = ["elements", "children", "nodes", "roots", "raw", "container"]

  /// Repeats the members of the shallowest list of elements.
  private static func json(_ sample: [UInt8], _ size: Int) -> [UInt8]? {
    guard let value = try? JSONSerialization.jsonObject(with: Data(sample)),
      let once = try? data(value)
    else { return nil }
    var grown = repeated(value, times: max(1, size / once.count))
    guard var bytes = try? data(grown) else { return nil }
    // What stands around the list is not repeated, so that the first guess is too small.
    if bytes.count < size * 9 / 10, bytes.count > once.count {
      let each = Double(bytes.count - once.count) / Double(max(1, size / once.count - 1))
      grown = repeated(value, times: max(1, Int(Double(size) / max(1, each))))
      bytes = (try? data(grown)) ?? bytes
    }
    return [UInt8](bytes)
  }

  private static func data(_ value: Any) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func repeated(_ value: Any, times: Int) -> Any {
    if let list = value as? [Any] {
      if list.count == 1, let only = list[0] as? [String: Any] {
        let inner = repeated(only, times: times)
        if let inner = inner as? [String: Any], inner.count == only.count { return [inner] }
      }
      return (0..<times).flatMap { copy in list.map { renamed($0, copy) } }
    }
    guard var object = value as? [String: Any] else { return value }
    for key in lists {
      if let list = object[key] as? [Any], list.count > 1 || key == "nodes" {
        object[key] = (0..<times).flatMap { copy in list.map { renamed($0, copy) } }
        return object
      }
    }
    for (key, member) in object.sorted(by: { $0.key < $1.key })
    where member is [String: Any] || (lists.contains(key) && member is [Any]) {
      object[key] = repeated(member, times: times)
      return object
    }
    return object
  }

  /// A copy with ids of its own.
  private static func renamed(_ value: Any, _ copy: Int) -> Any {
    if let list = value as? [Any] { return list.map { renamed($0, copy) } }
    guard var object = value as? [String: Any] else { return value }
    for (key, member) in object {
      switch (key, member) {
      case ("id", let id as String), ("nodeId", let id as String), ("parentId", let id as String):
        object[key] = "\(copy)-\(id)"
      case ("childIds", let ids as [String]): object[key] = ids.map { "\(copy)-\($0)" }
      default: object[key] = renamed(member, copy)
      }
    }
    return object
  }
}
