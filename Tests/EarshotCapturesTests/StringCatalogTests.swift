import EarshotCaptures
import EarshotSpeech
import EarshotStrings
import EarshotText
import EarshotTree
import Foundation
import TestSupport
import Testing

/// String files against `Fixtures/Strings/cases.txt`, the corpus, and spoilt input.
struct StringCatalogTests {
  static let folder = SharedFolder.checkout.appending(path: "Fixtures/Strings")

  /// A line of the cases.
  struct Case: CustomTestStringConvertible, Sendable {
    var fields: [String]

    var testDescription: String { fields.joined(separator: " | ") }
    var arguments: [FormatArgument] {
      fields[3].split(separator: ", ").map {
        PluralOperands($0) == nil ? .text(String($0)) : .number(String($0))
      }
    }

    static var all: [Case] {
      get throws {
        try String(contentsOf: folder.appending(path: "cases.txt"), encoding: .utf8)
          .split(separator: "\n").filter { !$0.hasPrefix("#") }
          .map { line in
            Case(
              fields: line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) })
          }
      }
    }
  }

  private static func catalog(_ path: String, language: String?) throws -> StringCatalog {
    try StringCatalog(
      reading: Array(Data(contentsOf: folder.appending(path: path))), language: language)
  }

  @Test(arguments: try Case.all) func aTextIsMadeUp(_ test: Case) throws {
    try #require(test.fields.count == 6)
    let catalog = try Self.catalog(test.fields[0], language: test.fields[1])
    let device = StringCatalog.Device(rawValue: test.fields[4])
    let text = catalog.string(
      for: test.fields[2], language: test.fields[1], arguments: test.arguments,
      width: Int(test.fields[4]),
      device: StringCatalog.Device.known.contains(device) ? device : .iPhone)
    #expect(text == test.fields[5])
  }

  @Test func whatAFileSaysIsKept() throws {
    let catalog = try Self.catalog("Localizable.xcstrings", language: nil)
    #expect(catalog.format == .xcstrings)
    #expect(catalog.sourceLanguage == "en" && catalog.version == "1.0")
    #expect(catalog.languages == ["en", "ru"] && catalog.warnings.isEmpty)
    let events = try #require(catalog["%lld events"])
    #expect(events.comment == "How many events a day has")
    #expect(events.location == SourceLocation(line: 4, column: 5))
    let added = try #require(catalog["Add %@"])
    #expect(added.extractionState == .stale)
    guard case .unit(let unit)? = added.localizations.first?.text.content else {
      Issue.record("no unit")
      return
    }
    #expect(unit.state == .new)
    #expect(catalog["Pizza"]?.shouldTranslate == false)
    let pizzas = try #require(catalog["order"]?.localizations.first?.text.variables.first)
    #expect(pizzas.argument == 1 && pizzas.specifier == "lld" && pizzas.rule == nil)
    let strings = try Self.catalog("ru.lproj/Localizable.strings", language: "ru")
    #expect(strings["price.from"]?.comment == "The price on a button")
    #expect(strings["ingredient"]?.comment == nil)
    let dictionary = try Self.catalog("ru.lproj/Localizable.stringsdict", language: "ru")
    let price = try #require(dictionary["price"])
    #expect(price.location == SourceLocation(line: 5, column: 3))
    let rubles = try #require(price.localizations.first?.text.variables.first)
    #expect(rubles.rule == "NSStringPluralRuleType" && rubles.specifier == "d")
  }

  /// Odd files with the warning of each; a key that stands twice is among them.
  @Test(arguments: [
    (
      "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string><key>b</key><dict><key>four</key><string>y</string></dict></dict></dict></plist>",
      "1:105: 'four' is not read: a variable has no such key"
    ),
    (
      "<plist><dict><key>a</key><array/><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string></dict></dict></plist>",
      "1:34: 'a' is there twice; this one counts"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"a":{"color":"red"}}}"#,
      "1:40: 'color' is not read: an entry has no such key"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"a":{"extractionState":"lost"}}}"#,
      "1:58: unknown extractionState 'lost'"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"variations":{"plural":{"five":{}}}}}}}}"#,
      "1:87: no form is called 'five'"
    ),
    (#""a" = "b"; "a" = "c";"#, "1:12: 'a' is there twice; this entry counts"),
  ])
  func whatIsOddIsSaid(_ text: String, _ warning: String) throws {
    let whole = try StringCatalog(reading: Array(text.utf8)).warnings.map { found in
      let place = found.location.map { "\($0.line):\($0.column): " } ?? ""
      return place + found.message
    }
    #expect(whole.contains(warning), "\(whole)")
  }

  /// Files that are none, with the error of each.
  @Test(arguments: [
    ("<plist><dict><key>a</key></dict></plist>", "1:14: invalid"),
    ("<plist><dict><dict/></dict></plist>", "1:14: invalid"),
    ("<plist><dict><key>a</key><true/></dict></plist>", "1:8: invalid"),
    ("<plist><dict><key>a</key>", "1:26: malformed"), ("<html/>", "1:1: invalid"),
    ("bplist00", "1:1: malformed"), (#"{"strings":3,"sourceLanguage":"en"}"#, "1:12: invalid"),
    (#"{"strings":{"a":{"localizations":[]}}}"#, "1:34: invalid"),
    (#"{"strings":{},"strings":{}}"#, "1:15: malformed"),
  ])
  func anotherFileIsRefused(_ text: String, _ expected: String) throws {
    do throws(CaptureError) {
      _ = try StringCatalog(reading: Array(text.utf8))
      Issue.record("read: \(text)")
    } catch {
      let place = error.location.map { "\($0.line):\($0.column)" } ?? "nowhere"
      #expect("\(place): \(error.code)" == expected, "\(error.message)")
      #expect(!error.help.isEmpty)
    }
  }

  /// Xcode makes files of translations before there is a word in them.
  @Test(arguments: ["", "\n", "/* No texts yet. */\n"])
  func aFileMayHaveNoTexts(_ text: String) throws {
    let catalog = try StringCatalog(reading: Array(text.utf8))
    #expect(catalog.entries.isEmpty)
  }

  @Test func aBinaryPropertyListIsRead() throws {
    let url = Self.folder.appending(path: "ru.lproj/Localizable.stringsdict")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let catalog = try StringCatalog(reading: Array(binary), language: "ru")
    #expect(catalog.string(for: "price", arguments: [21]) == "21 рубль")
    #expect(catalog.warnings.count == 1)
  }

  @Test(arguments: [
    "ru.lproj/Localizable.stringsdict", "ru.lproj/Localizable.strings", "Localizable.xcstrings",
  ])
  func aDamagedFileIsReadOrRefused(_ path: String) throws {
    let bytes = try Array(Data(contentsOf: Self.folder.appending(path: path)).prefix(4_000))
    var generator = SeededGenerator(seed: 20_261_122)
    for count in stride(from: 0, to: bytes.count, by: 7) { Self.use(Array(bytes.prefix(count))) }
    let pieces = ["<dict>", "</dict>", "<key>", "</key>", "{", "}", "\"", "%#@pizzas@", "%9$#@"]
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0...generator.int(0...3) {
        let place = generator.int(0...(changed.count - 1))
        let end = min(changed.count, place + generator.int(0...40))
        switch generator.int(0...3) {
        case 0: changed[place] = UInt8(generator.int(0...255))
        case 1: changed.removeSubrange(place..<end)
        case 2: changed.insert(contentsOf: changed[place..<end], at: generator.int(0...place))
        default: changed.insert(contentsOf: Array(generator.pick(pieces).utf8), at: place)
        }
      }
      Self.use(changed)
    }
  }

  /// Reads a file and makes up its texts, or is refused with a place.
  private static func use(_ bytes: [UInt8]) {
    _ = StringCatalog.format(recognizing: bytes)
    do throws(CaptureError) {
      let catalog = try StringCatalog(reading: bytes, language: "ru")
      #expect(StringTable(catalog).rows.count >= catalog.entries.count)
    } catch {
      #expect(error.location != nil || [.empty, .encoding].contains(error.code), "\(error)")
    }
  }

  /// Variables that refer to each other end, and a text does not grow without bound.
  @Test func variablesThatReferToEachOtherEnd() throws {
    let names = (0..<30).map { "v\($0)" }
    let all = names.map { "%#@\($0)@" }.joined()
    let variables = names.map { name in
      "\"\(name)\":{\"variations\":{\"plural\":{\"other\":{\"stringUnit\":{\"value\":\"\(all)\"}}}}}"
    }
    let text = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"\(all)"},
      "substitutions":{\(variables.joined(separator: ","))}}}}}}
      """
    let catalog = try StringCatalog(reading: Array(text.utf8))
    let made = try #require(catalog.string(for: "a", arguments: [1]))
    #expect(made.count < 1_000_000)
    #expect(!StringTable(catalog).rows.isEmpty)
  }
}

/// Every string file of the corpus.
@Suite(.enabled(if: SharedFolder.corpus != nil))
struct StringCorpusTests {
  static var files: [URL] {
    ["strings", "stringsdict", "xcstrings"].flatMap { kind in
      SharedFolder.files(in: SharedFolder.corpus?.appending(path: kind), ending: ".\(kind)")
    }
  }

  @Test func theFilesAreThere() { #expect(Self.files.count >= 83) }

  @Test(arguments: files) func aRealFileIsRead(_ url: URL) throws {
    let bytes = try Array(Data(contentsOf: url))
    let catalog = try StringCatalog(reading: bytes, language: "ru")
    #expect(catalog.format.rawValue == url.pathExtension)
    #expect(StringCatalog.format(recognizing: bytes) == catalog.format)
    #expect(!catalog.entries.isEmpty)
    #expect(catalog.warnings.allSatisfy { $0.location != nil })
    let table = StringTable(catalog)
    #expect(table.rows.count >= catalog.entries.count)
    #expect(table.rows.allSatisfy { !$0.cells.isEmpty })
  }
}
