import EarshotText
import Testing

@testable import EarshotAudit

/// The lists by which rules know what a text says.
struct LexiconTests {
  /// The languages that have words for every rule; the others only some that look alike.
  static let complete = ["en", "ru", "de", "pt", "ar"]

  @Test(arguments: LexiconTests.complete)
  func aLanguageHasWordsForEveryRule(_ tag: String) throws {
    let words = try #require(Lexicon.languages.words(in: Language(tag)))
    // What they hold is rare, or the same in English.
    let rare: [PartialKeyPath<Lexicon>] = [
      \.leavingStems, \.fillers, \.templateVerbs, \.templateCaptions, \.interface, \.contents,
      \.headings, \.onValues,
      \.offValues, \.acronyms, \.abbreviations,
    ]
    for list in Lexicon.sets where !rare.contains(list) {
      #expect(!words[keyPath: list].isEmpty, "\(tag): \(list)")
    }
    for list in Lexicon.lists where !rare.contains(list) {
      #expect(!words[keyPath: list].isEmpty, "\(tag): \(list)")
    }
    #expect(Set(words.badges.keys) == ["new", "sale", "hot"])
    #expect(words.roles[.button]?.isEmpty == false)
  }

  @Test(arguments: Lexicon.languages.languages)
  func wordsAreInLowerCase(_ language: Language) {
    let words = Lexicon.languages[language]
    let all =
      Lexicon.sets.flatMap { words[keyPath: $0] } + Lexicon.lists.flatMap { words[keyPath: $0] }
    for word in all { #expect(word == word.lowercased()) }
  }

  @Test func theListsAreJoined() {
    #expect(Lexicon.all.leaving.isSuperset(of: ["close", "закрыть", "fechar", "schließen"]))
    #expect(Lexicon.all.roles[.button]?.isSuperset(of: ["button", "кнопка", "botão"]) == true)
    #expect(OnOffWords.isOnOrOff("ligado", in: "pt"))
    #expect(OnOffWords.isOnOrOff("on", in: "pt"))
    #expect(!OnOffWords.isOnOrOff("вкл", in: "pt"))
    #expect(StateWords.badges["sale"]?["de"]?.first == "Angebot")
  }
}
