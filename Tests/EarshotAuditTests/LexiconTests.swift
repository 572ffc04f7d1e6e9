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
    let rare: Set<Lexicon.Topic> = [
      .leavingStems, .fillers, .templateVerbs, .templateCaptions, .interface, .contents,
      .headings, .onValues, .offValues, .acronyms, .abbreviations,
    ]
    for topic in Lexicon.Topic.allCases where !rare.contains(topic) {
      #expect(!words[topic].isEmpty, "\(tag): \(topic)")
    }
    #expect(Set(words.badges.keys) == ["new", "sale", "hot"])
    #expect(words.roles[.button]?.isEmpty == false)
  }

  @Test(arguments: Lexicon.languages.languages)
  func wordsAreInLowerCase(_ language: Language) {
    let words = Lexicon.languages[language]
    let all = Lexicon.Topic.allCases.flatMap { words[$0] }
    for word in all { #expect(word == word.lowercased()) }
  }

  @Test func theListsAreJoined() {
    #expect(Lexicon.all[.leaving].isSuperset(of: ["close", "закрыть", "fechar", "schließen"]))
    #expect(Lexicon.all.roles[.button]?.isSuperset(of: ["button", "кнопка", "botão"]) == true)
    #expect(Lexicon.has("ligado", about: .onOff, in: "pt"))
    #expect(Lexicon.has("on", about: .onOff, in: "pt"))
    #expect(!Lexicon.has("вкл", about: .onOff, in: "pt"))
    #expect(Lexicon.languages["de"].badges["sale"]?.first == "Angebot")
  }
}
