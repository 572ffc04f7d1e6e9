import Foundation
import TestSupport
import Testing

/// The JSON of `earshot read` against its schema, by an independent validator.
struct ReadingSchemaTests {
  private static var captures: [String] {
    let fixtures = SharedFolder.files(
      in: SharedFolder.checkout.appending(path: "Fixtures/Captures/pizza"), ending: ".view.json")
    let corpus = SharedFolder.corpus
    let sources =
      SharedFolder.files(in: corpus?.appending(path: "appium-xml"), ending: ".xml")
      + SharedFolder.files(in: corpus?.appending(path: "debug-description"), ending: ".txt")
    return (fixtures + sources).map(\.path)
  }

  @Test(.enabled(if: SchemaValidator.isThere || SharedFolder.isRequired))
  func everyReadingIsValid() throws {
    let outcome = try Program.run(["read", "--format", "json", "--quiet"] + Self.captures)
    let lines = outcome.output.count { $0 == 0x0A }
    #expect(lines >= 13)
    try SchemaValidator.expect(lines, in: outcome.output, by: "Reading")
  }

  @Test func prettyAndShortFormsHoldTheSame() throws {
    let path = try #require(Self.captures.first)
    let pretty = try Program.run(["read", path, "--format", "json", "--quiet"])
    let lines = try Program.run(["read", path, path, "--format", "json", "--quiet"])
    let first = try #require(lines.text.split(separator: "\n").first)
    let left = try JSONSerialization.jsonObject(with: Data(pretty.output)) as? NSDictionary
    let right = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? NSDictionary
    #expect(left == right)
    #expect(left?["earshot"] as? Int == 1)
  }
}
