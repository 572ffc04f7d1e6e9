import Foundation
import TestSupport
import Testing

@testable import EarshotVerbalizer

struct LanguagePackTests {
  /// The languages whose numbers are known in words; these know all the rest as well.
  static let complete = LanguagePacks.all.filter(\.spellsNumbers).map(\.code)

  @Test func theCompleteLanguagesAreThese() {
    #expect(Self.complete == ["en", "ru", "de"])
  }

  /// A complete language has a name for each sign that another one has, and so on.
  @Test(arguments: complete)
  func aCompletePackIsTotal(_ code: String) throws {
    let pack = LanguagePacks.pack(for: code)
    #expect(Set(pack.signs.keys) == Set(English().signs.keys))
    #expect(pack.months.count == 12)
    #expect(Set(pack.hundredths.keys).isSubset(of: pack.currencies.keys))
    #expect(pack.units.keys.contains("cm") && pack.currencies.keys.contains("₽"))
    for noun in [pack.percent, pack.degree] { #expect(try #require(noun).forms.isEmpty == false) }
    #expect([pack.pointWord, pack.minus, pack.per, pack.and, pack.by].allSatisfy { $0 != nil })
    #expect(pack.timeRange != nil && pack.emoji?.name(of: "🍕") != nil)
    #expect(pack.emoji?.name(of: "🇩🇪") != nil)
    #expect(!pack.celsius.isEmpty && !pack.fahrenheit.isEmpty)
    for gender in GrammaticalGender.allCases {
      for form in GrammaticalCase.allCases {
        #expect(pack.cardinal(0, gender, form)?.isEmpty == false)
      }
    }
  }

  /// Short forms mean the same in all languages, so that a text needs no language to be read.
  @Test func packsAgreeOnShortForms() {
    var units: [String: String] = [:]
    var currencies: [String: Character] = [:]
    for pack in LanguagePacks.all {
      units.merge(pack.unitForms) { first, second in
        #expect(first == second)
        return first
      }
      currencies.merge(pack.currencyForms) { first, second in
        #expect(first == second)
        return first
      }
    }
    let known = Set(LanguagePacks.all.flatMap(\.units.keys))
    #expect(Set(units.values).isSubset(of: known))
  }

  @Test func eachLanguageHasOnePack() {
    #expect(Set(LanguagePacks.all.map(\.code)).count == LanguagePacks.all.count)
  }

  @Test(arguments: [
    ("ru", "ru"), ("ru_RU", "ru"), ("EN-us", "en"), ("pt-BR", "pt"), ("zh-Hans-CN", "zh"),
    ("xx", "und"), ("", "und"),
  ])
  func aTagFindsItsPack(_ tag: String, _ code: String) {
    #expect(LanguagePacks.pack(for: tag).code == code)
  }

  /// A language is a file in `Locales` and a line in the list.
  @Test func everyPackIsInTheList() throws {
    let folder = SharedFolder.checkout.appending(path: "Sources/EarshotVerbalizer/Locales")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let packs = Set(files.filter { !$0.contains("+") }.map { $0.replacing(".swift", with: "") })
    #expect(packs == Set(LanguagePacks.all.map { "\(type(of: $0))" }))
  }

  /// The engine asks the pack.
  @Test func theNormalizerNamesNoLanguage() throws {
    let folder = SharedFolder.checkout.appending(path: "Sources/EarshotVerbalizer/Normalizer")
    for file in SharedFolder.files(in: folder, ending: ".swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("language =="), "\(file.lastPathComponent)")
    }
  }
}
