import Foundation

/// The head of a request of HTTP/1.1.
struct HTTPRequest: Hashable, Sendable {
  /// Why a head is refused, with the status that says so.
  enum Problem: Error, Hashable {
    case malformed
    case unknownVersion
  }

  /// The method, such as `GET`.
  let method: String
  /// The path without escapes, which begins with `/` and leads nowhere above it.
  let path: String
  /// The parts of the query by name; of two with one name the first.
  let query: [String: String]
  /// The fields by name in lower case.
  let headers: [String: String]

  /// Fields of which one is too many: two of them are a way round a check.
  private static let single: Set<String> = [
    "authorization", "content-length", "host", "origin", "transfer-encoding", "upgrade",
  ]

  /// Reads a head that ends with an empty line.
  init(head: [UInt8]) throws(Problem) {
    guard let text = String(validating: head, as: UTF8.self), !text.contains("\0") else {
      throw .malformed
    }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: true)[...]
    guard let first = lines.popFirst() else { throw .malformed }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0].allSatisfy({ $0.isASCII && $0.isUppercase }) else {
      throw .malformed
    }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .unknownVersion }
    method = String(words[0])
    (path, query) = try Self.target(String(words[1]))
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .malformed }
      let name = line[..<colon].lowercased()
      guard name.allSatisfy({ $0.isASCII && !$0.isWhitespace }) else { throw .malformed }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if let before = headers[name] {
        guard !Self.single.contains(name) else { throw .malformed }
        headers[name] = before + (name == "cookie" ? "; " : ", ") + value
      } else {
        headers[name] = value
      }
    }
    self.headers = headers
  }

  /// The number of bytes that follow; `nil` if the client does not tell it.
  var length: Int? { headers["content-length"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } }

  /// Whether the client asks for the connection to be closed afterwards.
  var closes: Bool { headers["connection"]?.lowercased().contains("close") ?? false }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? {
    for pair in (headers["cookie"] ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name {
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }

  private static func target(
    _ text: String
  ) throws(Problem) -> (path: String, query: [String: String]) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.hasPrefix("/"), let path = String(parts[0]).removingPercentEncoding,
      !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\\" || $0.value == 0x7F }),
      !path.split(separator: "/").contains(where: { $0 == ".." || $0 == "." })
    else { throw .malformed }
    var query: [String: String] = [:]
    for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = halves.map {
        $0.replacing("+", with: " ").removingPercentEncoding
      }
      guard let name = decoded[0], let value = halves.count > 1 ? decoded[1] : "" else {
        throw .malformed
      }
      if query[name] == nil { query[name] = value }
    }
    return (path, query)
  }
}
