import EarshotText
import Testing

struct WordTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("label", "label", 0), ("lable", "label", 1),
    ("labl", "label", 1), ("kitten", "sitting", 3), ("ca", "abc", 3), ("назад", "надаз", 2),
  ])
  func wordsHaveADistance(_ left: String, _ right: String, _ distance: Int) {
    #expect(EditDistance.between(Array(left), Array(right)) == distance)
    #expect(EditDistance.between(Array(right), Array(left)) == distance)
    #expect(EditDistance.between(Array(left), Array(right), limit: distance) == distance)
    if distance > 0 {
      #expect(EditDistance.between(Array(left), Array(right), limit: distance - 1) == nil)
    }
  }

  @Test(arguments: [
    ("buton", "button"), ("Hedder", "header"), ("lable", "label"), ("зоголовок", "заголовок"),
    ("x", nil), ("", nil), ("elephant", nil),
  ])
  func theNearestWordIsFound(_ word: String, _ nearest: String?) {
    let words = ["button", "header", "label", "заголовок"]
    #expect(Suggestion.nearest(to: word, among: words) == nearest)
  }

  @Test func nearWordsAreInOrder() {
    let words = ["later", "Cart", "Card", "Cart", "part", "Cast"]
    #expect(Suggestion.nearest(3, to: "cart", among: words) == ["Cart", "Card", "part"])
  }

  @Test func aNameIsNearBySomeOfItsWords() {
    let names = ["Express delivery, $5", "Exit", "Delivery by bus"]
    #expect(Suggestion.nearestNames(3, to: "exprs", among: names) == [names[0]])
    #expect(Suggestion.nearestNames(3, to: "delivry", among: names) == [names[0], names[2]])
    #expect(Suggestion.nearestNames(3, to: "cart", among: names) == [])
  }

  @Test func theHelpLineSuggests() {
    #expect(Suggestion.help(for: "lable", among: ["label"]) == "did you mean 'label'?")
    #expect(Suggestion.help(for: "x", among: ["one", "two"]) == "use one of 'one', 'two'")
    let many = (1...13).map { "word\($0)" }
    #expect(Suggestion.help(for: "x", among: many, orWhenLong: "see the page") == "see the page")
  }

  @Test(arguments: [
    ("", ""), ("word", "Word"), ("éclair", "Éclair"), ("слово", "Слово"), ("Word", "Word"),
    ("ß", "SS"), ("1 item", "1 item"),
  ])
  func theFirstLetterIsACapital(_ text: String, _ capital: String) {
    #expect(text.capitalizingFirst == capital)
  }

  @Test func theFirstLetterIsSmall() { #expect("Слово Два".lowercasingFirst == "слово Два") }

  @Test(arguments: [
    ("ic_close", true), ("hero@2x", true), ("img-back", true), ("icClose", true), ("a.png", true),
    ("a.PNG", true), ("photo.heif", true), ("icing", false), ("icon", false), ("Close", false),
    ("a@b.png", false), ("a/b.png", false), ("IC_CLOSE", false), ("_", false), ("x_1", false),
    ("иконка_1", false), ("ic close", false),
  ])
  func aFileNameOfAPictureIsTold(_ text: String, _ isName: Bool) {
    #expect(AssetName.isSurely(text) == isName)
  }

  @Test(arguments: [
    ("ru", 1, "a"), ("ru", 3, "b"), ("ru", 11, "c"), ("ru", 21, "a"), ("en", 1, "a"),
    ("en", 0, "b"), ("fr", 0, "a"), ("fr", 1_000_000, "b"), ("ja", 7, "a"), ("xx", 1, "a"),
    ("xx", 2, "b"), ("pt", 0, "a"), ("cs", 5, "c"),
  ])
  func aWordTakesItsForm(_ tag: String, _ number: Int, _ form: String) {
    let forms = ["a", "b", "c"].prefix(tag == "ru" || tag == "cs" ? 3 : tag == "ja" ? 1 : 2)
    #expect(PluralRules(Language(tag)).form(of: Array(forms), for: number) == form)
  }
}
