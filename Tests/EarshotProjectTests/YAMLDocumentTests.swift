import EarshotAudit
import EarshotProject
import EarshotTree
import Testing

/// YAML as a tree of values with places.
struct YAMLDocumentTests {
  /// Testing has a type of the same name.
  typealias SourceLocation = EarshotTree.SourceLocation

  @Test(arguments: ["", "\n# nothing\n", "---\n", "included:\nignore: ~\n", "{}"])
  func nothingIsAConfiguration(_ text: String) throws {
    let value = try YAMLDocument.value(of: text, path: "c.yml")
    let configuration = try AuditConfiguration(value, path: "c.yml", folder: "/app")
    #expect(configuration == AuditConfiguration())
  }

  @Test func columnsCountBytes() throws {
    let value = try YAMLDocument.value(of: "ключ: {я: б}", path: "c.yml")
    guard case .map(let entries) = value.content, case .map(let inner) = entries[0].value.content
    else {
      Issue.record("no map")
      return
    }
    #expect(inner[0].location == SourceLocation(line: 1, column: 12))
    #expect(inner[0].value.location == SourceLocation(line: 1, column: 16))
  }

  @Test func aBombIsRefused() throws {
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    for level in 1...12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(aliases)]")
    }
    for text in [lines.joined(separator: "\n"), "a: " + String(repeating: "[", count: 100_000)] {
      #expect(throws: ConfigurationError.self) {
        try YAMLDocument.value(of: text, path: "c.yml")
      }
    }
  }
}
