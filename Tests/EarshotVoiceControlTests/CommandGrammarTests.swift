import EarshotVoiceControl
import TestSupport
import Testing

/// The grammar as a whole: its tables, its limits, and the sentences for a recogniser.
@Suite struct CommandGrammarTests {
  static let grammars = CommandGrammar.all

  @Test(arguments: ["en", "en-GB", "ru", "ru_RU", "RU"]) func knownLanguages(tag: String) {
    let grammar = CommandGrammar.grammar(for: tag)
    #expect(!grammar.isFallback)
    #expect(grammar.language == tag.prefix(2).lowercased())
  }

  @Test(arguments: ["de", "", "ja-JP"]) func otherLanguagesFallBackToEnglish(tag: String) {
    let grammar = CommandGrammar.grammar(for: tag)
    #expect(grammar.isFallback)
    #expect(grammar.language == "en")
    #expect(grammar.commands(for: "go back") == [.goBack])
  }

  @Test func aTextCanMeanSeveral() {
    let commands = CommandGrammar.grammar(for: "en").commands(for: "select all")
    #expect(commands == [.select(.all), .select(.words("all"))])
    let drag = CommandGrammar.grammar(for: "en").commands(for: "drag back to menu to cart")
    #expect(
      drag.contains(.drag(from: .init(words: ["back"]), to: .init(words: ["menu", "to", "cart"]))))
    #expect(
      drag.contains(.drag(from: .init(words: ["back", "to", "menu"]), to: .init(words: ["cart"]))))
  }

  @Test func aNameAloneIsAnItem() {
    let grammar = CommandGrammar.grammar(for: "en")
    #expect(grammar.item(for: "Buy, please") == .init(words: ["buy"]))
    #expect(grammar.item(for: "Twenty three") == .init(words: ["23"], number: 23))
    #expect(grammar.item(for: "...") == nil)
  }

  @Test func englishNamesItsSources() {
    let english = CommandGrammar.grammar(for: "en").patterns
    #expect(english.contains { $0.text == "go back" && $0.isVerified })
    #expect(english.contains { $0.text == "back" && !$0.isVerified })
    #expect(CommandGrammar.grammar(for: "ru").patterns.allSatisfy { !$0.isVerified })
  }

  @Test func everySentenceIsInOneTableOnce() {
    for grammar in Self.grammars {
      let texts = grammar.patterns.map(\.text)
      #expect(Set(texts).count == texts.count)
    }
  }

  @Test func everyCategoryHasExamples() {
    for grammar in Self.grammars {
      let examples = grammar.examples
      #expect(examples.map(\.category) == CommandCategory.allCases)
      #expect(examples.allSatisfy { $0.sentences.count >= 5 && !$0.title.isEmpty })
    }
    let english = CommandGrammar.grammar(for: "en").examples
    #expect(english.first?.sentences.first == "Tap <item name>")
    #expect(english.first?.sentences.contains("Swipe <direction> [at <item name>]") == true)
    let russian = CommandGrammar.grammar(for: "ru").examples
    #expect(russian.first?.sentences.first == "Коснуться [<имя объекта>]")
  }

  @Test func randomWordsNeverCrash() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let text = RandomSpeech.text(&random, most: 14)
      for grammar in Self.grammars { _ = grammar.commands(for: text) }
    }
  }

  @Test(arguments: [
    "tap to ", "drag from a to b ", "replace with with ", "insert before after ", "please ",
    "increment by by ", "двадцать ", "перетащить с на ", "заменить на на ", "сделать буквами ",
    "type hello ", "one hundred and ", "now just ",
  ])
  func longTextsTakeTimeInProportion(word: String) {
    for grammar in Self.grammars {
      func time(_ count: Int) -> Duration {
        let text = String(repeating: word, count: count)
        return ContinuousClock().measure { _ = grammar.commands(for: text) }
      }
      _ = time(10)
      #expect(time(8000) < max(time(1000) * 40, .milliseconds(500)))
    }
  }

  @Test func typedTextStaysAsItIs() {
    let grammar = CommandGrammar.grammar(for: "en")
    #expect(grammar.commands(for: "type  Hello, World! 🍕 ") == [.type("Hello, World! 🍕")])
    #expect(grammar.commands(for: "Type: 🍕") == [.type("🍕")])
    #expect(grammar.commands(for: "type twenty three") == [.type("twenty three")])
    #expect(grammar.commands(for: "type hello please") == [.type("hello please")])
  }
}
