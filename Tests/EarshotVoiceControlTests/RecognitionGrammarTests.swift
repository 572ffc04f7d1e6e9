import EarshotTree
import Testing

@testable import EarshotVoiceControl

/// The sentences for a recogniser, and that every one of them is understood.
@Suite struct RecognitionGrammarTests {
  private static let items: [String: [String]] = [
    "en": ["Pepperoni heart, 625 ₽", "Cart", "Show all"],
    "ru": ["Пепперони-сердце, 625 ₽", "Корзина", "Показать все"],
  ]

  @Test(arguments: ["en", "ru"]) func everySentenceIsUnderstood(language: String) {
    let grammar = CommandGrammar.grammar(for: language)
    let spoken = grammar.spokenSentences(items: Self.items[language] ?? [], isFieldEdited: true)
    #expect(spoken.language == language)
    #expect(Set(spoken.sentences).count == spoken.sentences.count)
    for sentence in spoken.sentences {
      for text in Self.texts(of: sentence, spoken.slots) where grammar.commands(for: text).isEmpty {
        Issue.record("\(text) of \(sentence)")
      }
    }
  }

  @Test(arguments: ["en", "ru"]) func everyPatternMeansItsCommand(language: String) {
    let grammar = CommandGrammar.grammar(for: language)
    for pattern in grammar.patterns {
      for wording in pattern.wordings {
        let sample = Sample(wording, grammar: grammar)
        let expected = pattern.meaning.command(sample.values)
        #expect(expected != nil, "\(pattern.text)")
        let found = grammar.commands(for: sample.text)
        #expect(found.first == expected, "\(sample.text) of \(pattern.text)")
      }
    }
  }

  @Test func everyMeaningCanBeSaid() {
    for grammar in CommandGrammar.all {
      let said = Set(grammar.patterns.map(\.meaning))
      #expect(CommandMeaning.allCases.filter { !said.contains($0) } == [])
    }
  }

  @Test func slotsAreLowerCaseWordsWithoutDigits() {
    for (language, items) in Self.items {
      let spoken = CommandGrammar.grammar(for: language).spokenSentences(
        items: items, isFieldEdited: false)
      for phrase in spoken.slots.values.joined() {
        #expect(phrase.allSatisfy { $0 == " " || ($0.isLetter && $0.isLowercase) }, "\(phrase)")
        #expect(!phrase.isEmpty && !phrase.contains("  "))
      }
      let letters = spoken.sentences.joined(separator: " ").filter { $0 != "<" && $0 != ">" }
      #expect(letters.allSatisfy { $0 == " " || ($0.isLetter && $0.isLowercase) })
    }
  }

  @Test func textIsEditedOnlyInAField() {
    let grammar = CommandGrammar.grammar(for: "en")
    let outside = grammar.spokenSentences(items: ["Buy"], isFieldEdited: false)
    let inside = grammar.spokenSentences(items: ["Buy"], isFieldEdited: true)
    #expect(outside.sentences.contains("tap <item>") && outside.sentences.contains("tap <number>"))
    #expect(!outside.sentences.contains("delete that"))
    #expect(inside.sentences.contains("delete that"))
    #expect(!inside.sentences.contains { $0.contains("phrase") || $0.contains("text>") })
    #expect(outside.slots["item"] == ["buy"])
  }

  @Test func russianItemsAreAskedForInTheAccusative() {
    let spoken = CommandGrammar.grammar(for: "ru").spokenSentences(
      items: ["Корзина, 1 товар"], isFieldEdited: false)
    let names = spoken.slots["item"] ?? []
    #expect(names.starts(with: ["корзина один товар", "корзину один товар", "корзина", "корзину"]))
  }

  /// A sentence with the first, the middle and the last phrase of each slot.
  private static func texts(of sentence: String, _ slots: [String: [String]]) -> [String] {
    (0..<3).map { choice in
      sentence.split(separator: " ").map { word -> String in
        guard word.hasPrefix("<"), let phrases = slots[String(word.dropFirst().dropLast())],
          !phrases.isEmpty
        else { return String(word) }
        return phrases[choice * (phrases.count - 1) / 2]
      }.joined(separator: " ")
    }
  }
}

/// A wording with something in its slots, and what should be understood of it.
private struct Sample {
  var text = ""
  var values = SlotValues()

  init(_ wording: [CommandPattern.Piece], grammar: CommandGrammar) {
    let isRussian = grammar.language == "ru"
    let vocabulary = grammar.vocabulary
    var words: [String] = []
    for piece in wording {
      switch piece {
      case .word(let word): words.append(word)
      case .slot(.item):
        let name = isRussian ? "молоко" : "milk"
        words.append(name)
        values.items.append(.init(words: [name]))
      case .slot(.phrase), .slot(.text):
        let phrase = isRussian ? "чай" : "tea"
        words.append(phrase)
        values.phrases.append(phrase)
      case .slot(.number):
        words.append(isRussian ? "семь" : "seven")
        values.number = 7
      case .slot(.rows):
        words.append(isRussian ? "пятью" : "five")
        values.rows = 5
      case .slot(.columns):
        words.append(isRussian ? "тремя" : "three")
        values.columns = 3
      case .slot(.count):
        words.append(isRussian ? "три раза" : "three times")
        values.number = 3
      case .slot(.direction):
        words.append(isRussian ? "влево" : "left")
        values.direction = .left
      case .slot(.edge):
        words.append(isRussian ? "конец" : "bottom")
        values.direction = .down
      case .slot(.unit):
        let unit = vocabulary.units.keys.sorted()[0]
        words.append(unit)
        values.unit = vocabulary.units[unit]
      }
    }
    text = words.joined(separator: " ")
  }
}
