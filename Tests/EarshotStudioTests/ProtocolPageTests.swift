import Foundation
import TestSupport
import Testing

/// The page and the schema of the protocol have every verb that the server answers, and no other.
struct ProtocolPageTests {
  private static let sources = SharedFolder.checkout.appending(path: "Sources/EarshotStudio")
  private static let page = SharedFolder.checkout.appending(path: "Documentation/Studio")

  /// The verbs that stand in code as they are compared with.
  private static func answered() throws -> Set<String> {
    let verb =
      /"((?:hello|library|listen|technology|inspect|compare|audit|design)\.[a-zA-Z]+|compare|audit|sound)"/
    var verbs: Set<String> = []
    for file in ["Server/Tab.swift", "Server/StudioAnswers.swift", "Design/DesignRoom.swift"] {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      verbs.formUnion(text.matches(of: verb).map { String($0.1) })
    }
    return verbs.subtracting(["design.changed", "design.problem"])
  }

  private static func described(_ group: String) throws -> Set<String> {
    let data = try Data(contentsOf: page.appending(path: "Protocol.schema.json"))
    let schema = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let groups = schema?["properties"] as? [String: [String: Any]]
    let verbs = groups?[group]?["properties"] as? [String: Any] ?? [:]
    return Set(verbs.keys)
  }

  @Test func everyVerbHasItsSchema() throws {
    let answered = try Self.answered()
    #expect(answered.count > 30)
    #expect(try Self.described("requests") == answered)
    #expect(try Self.described("results") == answered)
  }

  @Test func everyVerbStandsOnThePage() throws {
    func text(of page: String) throws -> String {
      try String(contentsOf: Self.page.appending(path: page), encoding: .utf8)
    }
    let (text, design) = (try text(of: "Protocol.md"), try text(of: "Design.md"))
    for verb in try Self.answered() {
      // Those of designs have a page of their own.
      let isThere =
        verb.hasPrefix("design.") ? design.contains("`\(verb) {") : text.contains("`\(verb)`")
      #expect(isThere, "\(verb)")
    }
    for code in ["badMessage", "notOpen", "tooLarge", "busy", "missingProgram"] {
      #expect(text.contains("| `\(code)` |"))
    }
  }
}
