import Foundation
import TestSupport
import Testing

/// `earshot read` with string files: tables of what is heard.
struct StringTableTests {
  private static let folder = "Fixtures/Strings"
  private static let files = [
    "\(folder)/Localizable.xcstrings", "\(folder)/forms-equal.stringsdict", "\(folder)/ar.lproj",
    "\(folder)/en.lproj/Localizable.stringsdict", "\(folder)/ru.lproj/Localizable.stringsdict",
  ]

  private func block(_ key: String, _ arguments: [String]) throws -> String {
    let outcome = try Program.run(["read"] + arguments + ["--quiet"])
    #expect(outcome.status == 0, "\(outcome.messages)")
    let lines = outcome.text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix(key) }, "\(outcome.text)")
    let rest = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
    return ([lines[start]] + rest).joined(separator: "\n")
  }

  @Test func aNumberHasALine() throws {
    let file = "\(Self.folder)/ru.lproj/Localizable.stringsdict"
    #expect(
      try block("price [ru]", [file, "--numbers", "0,1,2,5,11,21,111"]) == """
        price [ru]: Rubles changes
            0  many  0 рублей
            1  one   1 рубль
            2  few   2 рубля
            5  many  5 рублей
           11  many  11 рублей
           21  one   21 рубль
          111  many  111 рублей
        """)
    #expect(
      try block("price.exact", [file]) == """
        price.exact [ru]: Rubles changes
            0  many   0,0 рублей
            1  one    1,0 рубль
            2  few    2,0 рубля
            5  many   5,0 рублей
           11  many   11,0 рублей
           21  one    21,0 рубль
          1.5  other  1,5 рубля
        """)
  }

  @Test func oneNumberChangesAtATime() throws {
    let file = "\(Self.folder)/ru.lproj/Localizable.stringsdict"
    #expect(
      try block("order [ru]", [file, "--numbers", "1,2"]) == """
        order [ru]: pizzas changes, sauces stays 5
          1  one  1 пицца и 5 соусов
          2  few  2 пиццы и 5 соусов
        """)
    let whole = try Program.run(["read", file, "--numbers", "1", "--quiet"])
    #expect(whole.text.contains("order [ru]: sauces changes, pizzas stays 5\n"))
  }

  @Test func theLongestTextIsSaid() throws {
    let file = "\(Self.folder)/ru.lproj/Localizable.stringsdict"
    #expect(
      try block("phone", [file]) == """
        phone [ru]
          320  Тел. → Телефон
          375  Телефон
        """)
    #expect(
      try block("phone", [file, "--width", "374"]) == """
        phone [ru]
          374  Тел. → Телефон
        """)
    #expect(try block("tap", [file, "--device", "mac"]) == "tap [ru]: Щёлкните")
  }

  @Test func aFractionHasNoPlaceInAWholeNumber() throws {
    let file = "\(Self.folder)/ru.lproj/Localizable.stringsdict"
    #expect(
      try block("events", [file, "--numbers", "1.5,21"]) == """
        events [ru]: Events changes
          1.5       –
           21  one  21 событие
        """)
  }

  @Test func everyLanguageOfACatalogIsPrinted() throws {
    let file = "\(Self.folder)/Localizable.xcstrings"
    let all = try Program.run(["read", file, "--quiet"]).text
    #expect(all.contains("%lld events [en]: %1 changes\n   0  other  0 events\n"))
    #expect(all.contains("%lld events [ru]: %1 changes\n   0  many  0 событий\n"))
    #expect(all.contains("Add %@ [en]: Add …\n"))
    let russian = try Program.run(["read", file, "--language", "ru", "--quiet"]).text
    #expect(!russian.contains("0 events"))
  }

  @Test func aFolderStandsForItsFiles() throws {
    let outcome = try Program.run(["read", "\(Self.folder)/ru.lproj", "--quiet"])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("==> \(Self.folder)/ru.lproj/Localizable.strings <==\n"))
    #expect(outcome.text.contains("==> \(Self.folder)/ru.lproj/Localizable.stringsdict <==\n"))
  }

  @Test func anUnknownLanguageIsSaid() throws {
    let file = "\(Self.folder)/forms-equal.stringsdict"
    let without = try Program.run(["read", file])
    #expect(without.messages.contains("warning: the language of the texts is not known"))
    let with = try Program.run(["read", file, "--language", "ru"])
    #expect(
      with.messages
        == "\(file): note: a prediction for iphone: forms by CLDR 48, texts by Apple's pages\n")
    #expect(with.text.contains("1  one   1 рублей\n"))
  }

  @Test func mistakesHaveAPlace() throws {
    let scratch = try ScratchFolder(["a.strings": "\"a\" = \"b\"\n"])
    let file = scratch.path("a.strings")
    let outcome = try Program.run(["read", file])
    #expect(outcome.status == 3 && outcome.text.isEmpty)
    #expect(outcome.messages.contains("a.strings:1:10: error: ';' is missing after the text"))
    for arguments in [["--numbers", "x"], ["--device", "fridge"], ["--width", "-1"]] {
      #expect(try Program.run(["read", file] + arguments).status == 2)
    }
    let capture = "Fixtures/Captures/pizza/toppings-after.view.json"
    let unused = try Program.run(["read", capture, "--width", "320"])
    #expect(unused.messages.contains("--numbers, --width and --device are not used"))
  }

  @Test func theMarkdownIsATable() throws {
    let file = "\(Self.folder)/pl.lproj/Localizable.stringsdict"
    let outcome = try Program.run(
      ["read", file, "--numbers", "1,22", "--format", "markdown", "--quiet"])
    #expect(outcome.text.contains("| sites | pl | sites | 22 | few |  | 22 strony | 22 strony |\n"))
  }

  @Test(.enabled(if: SchemaValidator.isThere || SharedFolder.isRequired))
  func theJSONIsThatOfTheSchema() throws {
    let corpus = ["strings", "stringsdict", "xcstrings"].flatMap { kind in
      SharedFolder.files(in: SharedFolder.corpus?.appending(path: kind), ending: ".\(kind)")
    }
    let outcome = try Program.run(
      ["read", "--format", "json", "--quiet"] + Self.files + corpus.map(\.path))
    try SchemaValidator.expect(
      Self.files.count + corpus.count, in: outcome.output, by: "Strings")
  }
}
