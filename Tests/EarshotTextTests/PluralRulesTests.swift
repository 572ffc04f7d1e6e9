import EarshotText
import Foundation
import TestSupport
import Testing

/// The plural rules against the samples of CLDR, which `Scripts/plural-rules` wrote.
struct PluralRulesTests {
  /// A line of the samples.
  struct Sample: CustomTestStringConvertible, Sendable {
    var kind: PluralRules.Kind
    var language: String
    var category: PluralCategory
    var numbers: [String]

    var testDescription: String { "\(kind) \(language) \(category)" }

    static var all: [Sample] {
      get throws {
        let file = SharedFolder.checkout.appending(path: "Fixtures/Strings/plural-samples.txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
          let halves = line.split(separator: ":", omittingEmptySubsequences: false)
          let head = try #require(halves.first).split(separator: " ")
          let kind = try #require(PluralRules.Kind(rawValue: String(head[0])))
          let category = try #require(PluralCategory(rawValue: String(head[2])))
          return head[1].split(separator: ",").map {
            Sample(
              kind: kind, language: String($0), category: category,
              numbers: halves[1].split(separator: " ").map(String.init))
          }
        }
      }
    }
  }

  @Test func theSamplesAreThere() throws {
    let samples = try Sample.all
    #expect(Set(samples.map(\.language)).count >= 220)
    #expect(samples.map(\.numbers.count).reduce(0, +) >= 8_000)
    #expect(samples.flatMap(\.numbers).contains("1c6"))
  }

  @Test(arguments: try Dictionary(grouping: Sample.all, by: { "\($0.kind) \($0.language)" }).values)
  func everySampleFallsInItsCategory(_ samples: [Sample]) throws {
    let first = try #require(samples.first)
    let rules = PluralRules(language: first.language, kind: first.kind)
    #expect(rules.language == first.language)
    #expect(Set(rules.categories) == Set(samples.map(\.category)))
    for sample in samples {
      for number in sample.numbers {
        let operands = try #require(PluralOperands(number), "\(number)")
        #expect(rules.category(of: operands) == sample.category, "\(first.language) \(number)")
      }
    }
  }

  /// Languages with what CLDR says of their kin: the nearest that has rules.
  @Test(arguments: [
    ("ru-BY", "ru"), ("pt", "pt"), ("pt-BR", "pt"), ("pt_PT", "pt-PT"), ("PT-pt", "pt-PT"),
    ("zh-Hant-HK", "zh"), ("sr-Latn", "sr"), ("kok-Latn-IN", "kok-Latn"), ("iw", "iw"),
    ("Base", "root"), ("", "root"), ("x", "root"), ("root", "root"),
  ])
  func aLanguageTakesTheNearestRules(_ tag: String, _ language: String) {
    #expect(PluralRules(language: tag).language == language)
  }

  @Test func portugalAndBrazilDiffer() throws {
    let zero = PluralOperands(0)
    #expect(PluralRules(language: "pt-BR").category(of: zero) == .one)
    #expect(PluralRules(language: "pt-PT").category(of: zero) == .other)
  }

  /// The numbers of the sources, and fractions by CLDR.
  @Test(arguments: [
    ("ru", "0", PluralCategory.many), ("ru", "1", .one), ("ru", "2", .few), ("ru", "5", .many),
    ("ru", "11", .many), ("ru", "21", .one), ("ru", "22", .few), ("ru", "25", .many),
    ("ru", "29", .many), ("ru", "101", .one), ("ru", "111", .many), ("ru", "695", .many),
    ("ru", "1,5", .other), ("ru", "1.0", .other), ("ru", "-21", .one), ("en", "1", .one),
    ("en", "1.0", .other), ("ar", "0", .zero), ("ar", "3", .few), ("ar", "11", .many),
    ("ar", "100", .other), ("pl", "22", .few), ("pl", "12", .many), ("pl", "1.5", .other),
    ("lt", "1", .one), ("lt", "2", .few), ("lt", "0.5", .many), ("lt", "11", .other),
    ("he", "2", .two), ("he", "20", .other), ("fr", "0", .one), ("fr", "1000000", .many),
    ("fr", "1c6", .many), ("fr", "1c3", .other), ("ja", "1", .other),
    ("ru", "1000000000000000000000001", .one), ("ru", "100000000000000000000000", .many),
  ])
  func aNumberHasItsForm(_ language: String, _ number: String, _ category: PluralCategory) throws {
    let operands = try #require(PluralOperands(number))
    #expect(PluralRules(language: language).category(of: operands) == category)
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1.5.2", "1e", "1e-3", "1c99", "x", "1 000", "١"])
  func otherTextsAreNoNumbers(_ text: String) {
    #expect(PluralOperands(text) == nil)
  }

  @Test func operandsAreThoseOfTheStandard() throws {
    let number = try #require(PluralOperands("1.50"))
    #expect((number.i, number.v, number.w, number.f, number.t, number.e) == (1, 2, 1, 50, 5, 0))
    let short = try #require(PluralOperands("1.0000001c6"))
    #expect((short.i, short.v, short.f, short.e) == (1_000_000, 1, 1, 6))
    #expect(PluralOperands(Int.min).i == 1_223_372_036_854_775_808)
  }

  @Test func aCategoryHasExamples() {
    let russian = PluralRules(language: "ru")
    #expect(russian.categories == [.one, .few, .many, .other])
    #expect(russian.examples(of: .few).contains { !$0.contains(".") })
    #expect(russian.examples(of: .other) == ["0.0"])
    #expect(russian.examples(of: .two).isEmpty)
  }
}
