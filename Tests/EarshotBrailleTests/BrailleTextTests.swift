import EarshotBraille
import EarshotSpeech
import Testing

@Suite(.enabled(if: Louis.isInstalled, "liblouis20 and liblouis-data are not installed"))
struct BrailleTextTests {
  let translator: LibLouis

  init() throws { translator = try LibLouis() }

  private static func part(
    _ role: Utterance.Role, _ text: String, _ language: String? = nil
  ) -> Utterance.Part {
    Utterance.Part(role, authored: text, language: language, field: nil)
  }

  @Test func textIsTheCaption() throws {
    let utterance = Utterance(parts: [
      Utterance.Part(
        .state, .selected, Wording("выбрано", caption: "выбрано", isVerified: true), language: "ru"),
      Self.part(.label, "Купить"), Self.part(.hint, "Коснитесь."), Self.part(.hint, "Ещё."),
      Self.part(.extra, "Доступны действия"), Self.part(.value, "5"),
    ])
    let text = try translator.braille(of: utterance, BrailleCode(language: "ru"))
    #expect(text.text == SpeechStyle.caption(utterance).line)
    #expect(text.text == "Выбрано, Купить, 5, Коснитесь, Ещё., Доступны действия")
    #expect(text.unwritten.isEmpty)
  }

  @Test func partsKnowTheirTextAndCells() throws {
    let utterance = Utterance(parts: [
      Self.part(.label, "Buy", "en"), Self.part(.value, "кнопка", "ru"),
    ])
    let text = try translator.braille(of: utterance, BrailleCode(language: "ru"))
    #expect(text.text == "Buy, кнопка")
    #expect(text.cells.unicode == "⠠⠃⠥⠽⠂⠀⠅⠝⠕⠏⠅⠁")
    #expect(text.parts.map(\.text) == [0..<3, 5..<11])
    #expect(text.parts.map(\.cells) == [0..<4, 6..<12])
    #expect(text.part(at: 6)?.role == .value)
    #expect(text.part(at: 3) == nil)
    #expect(text.cells.cell(at: 5) == 6)
    #expect(text.cells.cell(at: 11) == 12)
  }

  @Test func foreignLettersAreWrittenByTheirOwnTable() throws {
    let code = BrailleCode(language: "en")
    let text = try translator.braille(of: "Add Пицца 30 см to cart", code)
    #expect(text.text == "Add Пицца 30 см to cart")
    #expect(text.cells.unicode == "⠠⠁⠙⠙⠀⠏⠊⠉⠉⠁⠀⠼⠉⠚⠀⠎⠍⠀⠞⠕⠀⠉⠁⠗⠞")
    #expect(try translator.braille(of: "زر Пицца", code).cells.unicode == "⠵⠗⠀⠏⠊⠉⠉⠁")
  }

  @Test func otherLanguagesAreWrittenInTheNearestGrade() throws {
    let utterance = Utterance(parts: [
      Self.part(.label, "the", "en"), Self.part(.value, "да", "ru"), Self.part(.value, "は", "ja"),
    ])
    let text = try translator.braille(of: utterance, BrailleCode(language: "en", grade: 2))
    #expect(text.cells.unicode.hasPrefix("⠮⠂⠀⠙⠁⠂"))
    #expect(text.unwritten == ["ja"])
    #expect(throws: BrailleError.self) {
      try translator.braille(of: utterance, BrailleCode(language: "ru", grade: 2))
    }
  }

  /// No cell is left after a Russian comma, and a display still breaks there.
  @Test func russianLineBreaksAfterAComma() throws {
    let text = try translator.braille(of: "Москва, кнопка", BrailleCode(language: "ru"))
    #expect(text.cells.cells.count == 13)
    let line = BrailleLine(text, on: BrailleDisplay(cells: 10))
    #expect(line.windows == [0..<7, 7..<13])
    #expect(BrailleLine(text, on: BrailleDisplay(cells: 20)).windows.count == 1)
  }
}
