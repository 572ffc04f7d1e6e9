import Foundation
import TestSupport
import Testing

/// The audit of string files from outside.
struct AuditStringsTests {
  private static let folder = "Fixtures/Strings/Findings"

  private static var cases: [String] {
    get throws {
      let url = SharedFolder.checkout.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { $0 != "README.md" }.sorted()
    }
  }

  @Test(arguments: try cases)
  func findsWhatIsListedAndNothingElse(_ name: String) throws {
    let folder = SharedFolder.checkout.appending(path: Self.folder).appending(path: name)
    let expected = try String(
      contentsOf: folder.appending(path: "findings.txt"), encoding: .utf8)
    let outcome = try Program.run(
      ["audit", "\(Self.folder)/\(name)", "--format", "xcode", "--quiet"])
    let lines = outcome.text.split(separator: "\n").filter { $0.hasPrefix(Self.folder) }
    let found = lines.map { line -> String in
      let parts = line.dropFirst("\(Self.folder)/\(name)/".count)
        .split(separator: ":", maxSplits: 3).map(String.init)
      let rule = line.split(separator: "(").last?.dropLast() ?? ""
      return "\(parts[0]):\(parts[1]):\(parts[3].prefix { $0 != ":" }): \(rule)"
    }
    let listed = expected.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(found.sorted() == listed.map(String.init).sorted())
    #expect(outcome.status == (expected.contains(": error: ") ? 1 : 0))
  }

  /// Every format tells the place, and all that say which element is meant tell the key.
  @Test(arguments: [
    ("text", "ru.lproj/Localizable.strings:2:1"), ("json", "\"location\": [2, 1]"),
    ("sarif", "\"startLine\": 2"), ("junit", "ru.lproj/Localizable.strings:2:1"),
    ("github", "line=2,col=1"), ("markdown", "ru.lproj/Localizable.strings:2:1"),
    ("html", "ru.lproj/Localizable.strings:2:1"), ("checkstyle", "line=\"2\" column=\"1\""),
    ("xcode", "ru.lproj/Localizable.strings:2:1: note: "),
  ])
  func everyFormatTellsThePlace(_ format: String, _ place: String) throws {
    let outcome = try Program.run(
      [
        "audit", "\(Self.folder)/shop", "--format", format, "--only", "text-currency-symbol",
        "--quiet",
      ])
    #expect(outcome.text.contains(place))
    #expect(outcome.text.contains("text-currency-symbol"))
    guard !["checkstyle", "github", "xcode"].contains(format) else { return }
    #expect(outcome.text.contains("cart.total"))
  }

  @Test func theReportSaysWhatIsHeardAndWhatShouldBe() throws {
    let arguments = [
      "audit", "\(Self.folder)/shop", "--only", "text-unit-abbreviation", "--quiet", "--verbose",
    ]
    let text = try Program.run(arguments).text
    #expect(text.contains("heard after: 5 centimeters, thin crust\n"))
    let russian = try Program.run(arguments + ["--language", "ru"]).text
    #expect(russian.contains("станет слышно: 5 сантиметров, тонкое тесто\n"))
  }

  @Test func commentsAndTheConfigurationSilence() throws {
    let scratch = try Scratch([
      ".earshot.yml": """
      disabled_rules: [text-number-raw]
      plural-missing: error
      ignore:
        - rule: text-currency-symbol
          identifier: price
          reason: the label has it in words
      """,
      "en.lproj/L.strings": """
      "price" = "₽%d";
      "rating" = "Rating %f";
      "items" = "%d items";
      /* earshot:ignore plural-missing — never more than one */
      "boxes" = "%d boxes";
      /* earshot:ignore text-markup */
      "plain" = "Plain";

      """,
    ])
    defer { scratch.remove() }
    let outcome = try scratch.run(["audit", "en.lproj", "--format", "xcode"])
    #expect(
      outcome.text.split(separator: "\n").map { $0.split(separator: "(").last.map(String.init) }
        == ["plural-missing)", "suppression-without-reason)", "suppression-unused)"])
    #expect(outcome.text.hasPrefix("en.lproj/L.strings:3:1: error: "))
  }

  @Test func aBaselineHidesWhatWasThere() throws {
    let scratch = try Scratch(["ru.lproj/L.strings": "\"price\" = \"%d ₽\";\n"])
    defer { scratch.remove() }
    let only = ["--only", "text-currency-symbol", "--fail-on", "info"]
    #expect(try scratch.run(["audit", "ru.lproj"] + only).status == 1)
    #expect(
      try scratch.run(["audit", "ru.lproj", "--write-baseline", "b.json"] + only).status == 0)
    try scratch.write("\"new\" = \"Новое\";\n\"price\" = \"%d ₽\";\n", to: "ru.lproj/L.strings")
    #expect(try scratch.run(["audit", "ru.lproj", "--baseline", "b.json"] + only).status == 0)
  }

  @Test func theSourceLanguageIsNamed() throws {
    let scratch = try Scratch([
      "de.lproj/L.strings": "\"moved\" = \"%@ bewegt\";\n",
      "fr.lproj/L.strings": "\"moved\" = \"Déplacé\";\n",
    ])
    defer { scratch.remove() }
    let only = ["--only", "placeholder-mismatch", "--format", "xcode"]
    #expect(try scratch.run(["audit", "."] + only).text.isEmpty)
    let outcome = try scratch.run(["audit", ".", "--source-language", "de"] + only)
    #expect(outcome.text.hasPrefix("fr.lproj/L.strings:1:1: error: "))
  }

  @Test func aFileThatCannotBeReadIsAnError() throws {
    let scratch = try Scratch([
      "en.lproj/A.strings": "\"a\" = \"b\"\n", "en.lproj/B.strings": "\"items\" = \"%d items\";\n",
    ])
    defer { scratch.remove() }
    let outcome = try scratch.run(["audit", "en.lproj", "--format", "xcode"])
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("en.lproj/A.strings:1:10: error: "))
    #expect(outcome.text.contains("(plural-missing)"))
  }

  /// A file outside of a folder such as `ru.lproj` takes the language that is named.
  @Test func whereNoLanguageIsKnownTheReportSaysSo() throws {
    let file = SharedFolder.checkout.appending(
      path: "\(Self.folder)/rubles/ru.lproj/Localizable.stringsdict")
    let scratch = try Scratch(["L.stringsdict": String(contentsOf: file, encoding: .utf8)])
    defer { scratch.remove() }
    let unknown = try scratch.run(["audit", "L.stringsdict", "--verbose"])
    #expect(unknown.messages.contains("L.stringsdict: warning: the language of the texts is not"))
    #expect(unknown.text.contains("L.stringsdict: language not known: "))
    #expect(unknown.text.contains("the language of the texts is unknown"))
    #expect(!unknown.text.contains("screen"))
    let named = try scratch.run(["audit", "L.stringsdict", "--language", "ru"])
    #expect(named.status == 1)
    #expect(named.messages.isEmpty)
    #expect(named.text.contains("[plural-missing-category]"))
    #expect(named.text.contains("[plural-forms-equal]"))
    #expect(!named.text.contains("экран"))
  }
}
