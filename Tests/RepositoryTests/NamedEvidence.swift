import Foundation
import TestSupport

/// What pages name as the proof of a line: a test, a file of the fixtures, or a case in them.
enum NamedEvidence {
  private static let checkout = SharedFolder.checkout

  /// The text of the files of tests that declare a type.
  private static let suites: [String: String] = {
    let folder = checkout.appending(path: "Tests")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var suites: [String: String] = [:]
    for name in names ?? [] where name.hasSuffix(".swift") {
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      else { continue }
      for match in text.matches(of: /(?:struct|class|extension) (\w+Tests)\b/) {
        suites[String(match.1), default: ""] += text
      }
    }
    return suites
  }()

  /// Whether there is a test such as `SuiteTests.aTest`, or a file or case such as `Trust/a-case`.
  static func exists(_ name: String) -> Bool {
    if name.contains("/") {
      let path =
        name.hasPrefix("Attack/")
        ? "Fixtures/\(name).attack" : name.hasPrefix("Trust/") ? "Fixtures/\(name)/case" : name
      return ["", "Fixtures/"].contains { folder in
        FileManager.default.fileExists(atPath: checkout.appending(path: folder + path).path)
      }
    }
    let parts = name.split(separator: ".")
    guard parts.count == 2, let suite = suites[String(parts[0])] else { return false }
    return suite.contains("func \(parts[1])(")
  }
}
