import EarshotText
import EarshotTree
import EarshotUIKit
import Testing

struct AdjustmentWordingTests {
  @Test(arguments: [
    ("en", true, "Medium, 2 of 3"), ("ru-RU", true, "Medium, 2 из 3"),
    ("de", true, "Medium, 2 von 3"),
    ("ja", true, "Medium"), ("en", false, "Medium"),
  ])
  func anOptionTellsItsPlace(_ language: String, _ isEnumerated: Bool, _ text: String) {
    let options = Adjustment.Options(
      names: ["Small", "Medium", "Large"], index: 1, isEnumerated: isEnumerated)
    #expect(Adjustment.options(options).wording(language: language) == text)
  }

  @Test func anIndexOutsideSaysNothing() {
    let options = Adjustment.Options(names: [], index: 0)
    #expect(Adjustment.options(options).wording(language: "en") == "")
  }

  @Test(arguments: [
    (0, "событий"), (1, "событие"), (2, "события"), (4, "события"), (5, "событий"), (11, "событий"),
    (12, "событий"), (21, "событие"), (22, "события"), (25, "событий"), (111, "событий"),
    (1.5, "события"), (-1, "событие"),
  ])
  func russianHasThreeForms(_ number: Double, _ form: String) {
    #expect(
      PluralRules(.russian).form(of: ["событие", "события", "событий"], for: number) == form)
  }

  @Test(arguments: [
    ("en", 1.0, "a"), ("en", 0, "b"), ("en", 1.5, "b"), ("fr", 0, "a"), ("fr", 2, "b"),
    ("ja", 7, "a"), ("pl", 1, "a"), ("pl", 21, "c"), ("pl", 22, "b"), ("cs", 4, "b"),
    ("cs", 5, "c"), ("ar", 2, "c"), ("ar", 105, "d"), ("ar", 11, "e"), ("ar", 100, "f"),
    ("xx", 1, "a"),
  ])
  func otherLanguagesFollowTheirRules(_ language: String, _ number: Double, _ form: String) {
    let rule = PluralRules(language: language)
    #expect(rule.form(of: ["a", "b", "c", "d", "e", "f"], for: number) == form)
  }

  @Test func missingFormsFallBackToTheLast() {
    #expect(PluralRules(.russian).form(of: ["item", "items"], for: 5) == "items")
    #expect(PluralRules(.russian).form(of: [], for: 5) == "")
  }

  @Test(arguments: [
    ("{n}, {n*575} рублей", "ru", 2.0, "2, 1150 рублей"),
    ("{n} {plural:событие|события|событий}", "ru", 3, "3 события"),
    ("{n} {plural:item|items}", "en", 1, "1 item"), ("{n} kg", "en", 2.5, "2.5 kg"),
    ("{n} кг", "ru", 2.5, "2,5 кг"), ("{n*0.1}", "en", 3, "0.3"), ("{x} {n", "en", 3, "{x} {n"),
    ("", "en", 3, ""),
  ])
  func aTemplateIsFilledIn(_ template: String, _ language: String, _ value: Double, _ text: String)
  {
    let range = Adjustment.Range(minimum: 0, maximum: 10, step: 1, value: value, template: template)
    #expect(Adjustment.range(range).wording(language: language) == text)
  }

  @Test func zeroHasItsOwnWords() {
    var range = Adjustment.Range(
      minimum: 0, maximum: 10, step: 1, value: 0, template: "{n}", zero: "none")
    #expect(Adjustment.range(range).wording(language: "en") == "none")
    range.value = 1
    range.template = nil
    #expect(Adjustment.range(range).wording(language: "en") == "1")
  }

  @Test func theValueOfTheAppStandsUntilTheFirstChange() {
    var view = View("UIView")
    view.overrides.adjustment = .options(.init(names: ["A", "B"], index: 0))
    #expect(view.exposed().value == "A, 1 of 2")
    view.overrides.value = "Alpha"
    #expect(view.exposed().value == "Alpha")
  }
}
