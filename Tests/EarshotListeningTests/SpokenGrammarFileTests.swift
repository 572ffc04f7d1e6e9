import EarshotVoiceControl
import Foundation
import TestSupport
import Testing

@testable import EarshotListening

/// Grammars, words and sounds on their way to the recogniser.
struct SpokenGrammarFileTests {
  private func file(_ sentences: [String], _ slots: [String: [String]] = [:]) -> GrammarFile {
    let words = PronouncedWords(language: "en")
    return GrammarFile(
      RecognitionGrammar(sentences: sentences, slots: slots), words: words.callAsFunction)
  }

  @Test func sentencesThatEndAlikeShareStates() {
    let file = file(["tap <item>", "open <item>"], ["item": ["my cart", "back"]])
    #expect(
      file.text() == """
        FSG_BEGIN grammar
        NUM_STATES 4
        START_STATE 0
        FINAL_STATE 1
        TRANSITION 0 2 1.0 tap
        TRANSITION 0 2 1.0 open
        TRANSITION 2 3 1.0 my
        TRANSITION 2 1 1.0 back
        TRANSITION 3 1 1.0 cart
        FSG_END

        """)
  }

  @Test func aSentenceCanBeLeftOut() {
    let file = file(["tap <item>", "open <item>"], ["item": ["cart", "back"]])
    #expect(
      file.text(excluding: [["tap", "cart"]]) == """
        FSG_BEGIN grammar
        NUM_STATES 4
        START_STATE 0
        FINAL_STATE 1
        TRANSITION 0 2 1.0 tap
        TRANSITION 0 3 1.0 open
        TRANSITION 3 1 1.0 cart
        TRANSITION 3 1 1.0 back
        TRANSITION 2 1 1.0 back
        FSG_END

        """)
  }

  @Test func whenAllIsLeftOutThereIsNothing() {
    let file = file(["go back"])
    #expect(file.text(excluding: [["go", "back"]]) == nil)
    #expect(self.file(["tap <item>"]).text() == nil)
    #expect(self.file([]).text() == nil)
  }

  @Test func wordsAreReadAsTheGrammarSpellsThem() {
    let file = file(
      ["tap <item>", "tap <number>"], ["item": ["Seven!", "Wi-Fi 6"], "number": ["7"]])
    #expect(file.readings(of: ["tap", "seven"]) == ["tap Seven!", "tap 7"])
    #expect(file.readings(of: ["tap", "wi-fi", "six"]) == ["tap Wi-Fi 6"])
    #expect(file.readings(of: ["tap", "wi-fi"]).isEmpty)
  }

  @Test func namesWithoutWordsAreLeftOut() {
    #expect(file(["tap <item>"], ["item": ["★", "cart", ""]]).leftOut == ["★", ""])
  }

  @Test(arguments: [
    ("Wi-Fi", ["wi-fi"]), ("iPhone15", ["iphone", "fifteen"]), ("don’t", ["don't"]),
    ("Salt & Pepper", ["salt", "and", "pepper"]), ("007", ["zero", "zero", "seven"]),
    ("50 %", ["fifty", "percent"]), ("'quoted' -", ["quoted"]),
    ("1 200", ["one", "two", "hundred"]),
    ("21", ["twenty", "one"]), ("12345678901234567890", Array(repeating: "", count: 20)),
    ("café", ["café"]), ("{drop} | <item>; #", ["drop", "item"]), ("…", []),
  ])
  func aPhraseIsItsWords(phrase: String, words: [String]) {
    let found = PronouncedWords(language: "en")(phrase)
    // Of a number without end only the length matters.
    if words.first == "" { #expect(found.count == words.count) } else { #expect(found == words) }
  }

  @Test func soundsOfOtherLanguagesBecomeThoseOfEnglish() {
    #expect(
      Phones.phones(ofIPA: "m_ˌɑːɹ_ɡ_ɚ_ɹ_ˈiː_ɾ_ə").joined(separator: " ") == "M AA R G ER R IY T AH"
    )
    #expect(Phones.phones(ofIPA: "k_u_pʲ_ˈi_tʲ").joined(separator: " ") == "K UW P IY T")
    #expect(Phones.phones(ofIPA: "b_ˈʌʔ_n̩").joined(separator: " ") == "B AH T AH N")
    #expect(Phones.phones(ofIPA: "").isEmpty)
  }

  @Test func waysToSayAWordAreFound() throws {
    let scratch = try Scratch(["words.dict": "a AH\na(2) EY\nand AE N D\nto T UW\nto(2) T AH\nx EH"]
    )
    defer { scratch.remove() }
    let dictionary = try PronunciationDictionary(
      of: ["a", "to", "x", "and-to"], file: URL(filePath: scratch.path("words.dict")),
      language: "en")
    #expect(
      dictionary.text == """
        a AH
        a(2) EY
        and-to AE N D T UW
        to T UW
        to(2) T AH
        x EH

        """)
  }

  @Test func aPassIsReadFromItsLine() throws {
    let line = "000000007 S 0 T -15 A -12 L -3 0 -4 -1 <sil> 50 -5 0 and(2) 76 -3 0 cart 125"
    let (name, decoding) = try #require(Decoding.reading(line[...]))
    #expect(name == "000000007" && decoding.score == -15 && decoding.acousticScore == -12)
    #expect(decoding.words == ["and", "cart"])
    #expect(decoding.segments.map(\.frames) == [0..<50, 50..<76, 76..<125])
    #expect(Decoding.reading("000000007 S 0 T") == nil)
  }
}
