import EarshotTree
import EarshotVerbalizer
import TestSupport
import Testing

/// Texts for the voice: the tables, the shared cases, and what holds for every text.
struct VerbalizedTextTests {
  @Test(arguments: try VoiceCase.all)
  func saysTheTextAsTheTableStates(_ line: VoiceCase) {
    let voice = VerbalizedText(line.written, language: line.language)
    #expect(voice.written == line.written)
    #expect(voice.spoken == line.spoken)
    #expect(voice.verbalised == line.verbalised)
    #expect(voice.better == line.better)
    #expect(voice.betterVerbalised == line.betterVerbalised)
  }

  @Test func theTablesAreLongEnough() throws {
    let lines = try VoiceCase.all
    #expect(lines.count { $0.language == "ru" } >= 60)
    #expect(lines.count { $0.language == "en" } >= 50)
    #expect(lines.count { $0.language == "de" } >= 30)
  }

  @Test(.enabled(if: SharedFolder.data != nil))
  func theSharedCasesAreThere() throws {
    #expect(try TextCase.all.count >= 5)
  }

  @Test(arguments: try TextCase.all)
  func saysWhatASharedCaseStates(_ textCase: TextCase) throws {
    let voice = VerbalizedText(try #require(textCase.text), language: textCase.language)
    if let spoken = textCase.expect.spoken { #expect(voice.spoken == spoken) }
    if let verbalised = textCase.expect.verbalised { #expect(voice.verbalised == verbalised) }
  }

  /// F104: a number in a sentence must agree.
  @Test(
    arguments: zip(
      [0, 1, 2, 5, 11, 21, 22, 25, 29, 101, 111, 695],
      [
        "рублей", "рубль", "рубля", "рублей", "рублей", "рубль", "рубля", "рублей", "рублей",
        "рубль", "рублей", "рублей",
      ]))
  func roublesAgreeWithTheirNumber(_ number: Int, _ word: String) {
    #expect(VerbalizedText("\(number) ₽", language: "ru").better == "\(number) \(word)")
  }

  @Test func differencesAreData() throws {
    let voice = VerbalizedText("от 245 ₽, 30 см", language: "ru-RU")
    #expect(
      voice.differences == [
        .init(
          .currency, written: "245 ₽", range: 5..<12, said: "245 знак рубля",
          shouldBeSaid: "245 рублей"),
        .init(
          .unit, written: "30 см", range: 14..<21, said: "30 сэмэ",
          shouldBeSaid: "30 сантиметров"),
      ])
    #expect(voice.better([.currency]) == "от 245 рублей, 30 см")
    #expect(VerbalizedText("iClose", language: "ru").better([.pictureName]) == nil)
    #expect(
      VerbalizedText("Цезарь (новый) и (острый), да", language: "ru").better([.brackets])
        == "Цезарь, новый, и, острый, да")
  }

  // MARK: Attributes

  private func run(
    _ text: String, _ set: (inout AttributedText.Attributes) -> Void
  ) -> AttributedText.Run {
    var attributes = AttributedText.Attributes()
    set(&attributes)
    return AttributedText.Run(text, attributes)
  }

  /// F98 and F95.
  @Test func spellsOutAndNamesSigns() {
    let spelled = VerbalizedText(
      AttributedText(runs: [run("ABC123") { $0.spellsOut = true }]), language: "ru")
    #expect(spelled.spoken == "А Бэ Цэ 1 2 3")
    #expect(spelled.verbalised == "А Бэ Цэ один два три")
    #expect(spelled.differences == [])
    let code = VerbalizedText(
      AttributedText(runs: [run("func hello() { }") { $0.speaksPunctuation = true }]),
      language: "en")
    #expect(
      code.spoken
        == "func hello, left parenthesis, right parenthesis, left brace, right brace")
  }

  /// F92, F96, F97.
  @Test func spansHaveLanguagePitchAndPronunciation() {
    let text = AttributedText(runs: [
      AttributedText.Run("Подключите "), run("iPhone") { $0.language = "en" },
      run(" Ошибка") { $0.pitch = 1.5 }, run("Xiaomi") { $0.ipaNotation = "ˈʃaʊmiː" },
    ])
    let voice = VerbalizedText(text, language: "ru")
    #expect(
      voice.spans == [
        .init("Подключите ", language: "ru"), .init("iPhone", language: "en"),
        .init(" Ошибка", language: "ru", pitch: 1.5),
        .init("Xiaomi", language: "ru", ipaNotation: "ˈʃaʊmiː"),
      ])
    #expect(voice.differences == [])
    #expect(voice.written == "Подключите iPhone ОшибкаXiaomi")
  }

  @Test func differencesOfRunsKeepTheirPlace() {
    let text = AttributedText(runs: [
      run("Да ") { $0.pitch = 2 }, AttributedText.Run("5 ₽"),
    ])
    #expect(VerbalizedText(text, language: "ru").differences.map(\.range) == [5..<10])
  }

  // MARK: Every text

  @Test(arguments: ["ru", "en", "de", "pt", "ja", nil])
  func holdsItsPromisesForRandomText(_ language: String?) {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<3000 {
      let text = random.anyText()
      check(VerbalizedText(text, language: language), text)
    }
  }

  private func check(_ voice: VerbalizedText, _ text: String) {
    let bytes = Array(text.utf8)
    #expect(Array(voice.written.utf8) == bytes)
    var end = 0
    for difference in voice.differences {
      #expect(difference.range.lowerBound >= end, "\(text.debugDescription)")
      guard difference.range.upperBound <= bytes.count else {
        Issue.record("a range leaves the text \(text.debugDescription)")
        return
      }
      #expect(
        Array(difference.written.utf8) == Array(bytes[difference.range]),
        "\(text.debugDescription)")
      #expect(difference.said != difference.shouldBeSaid)
      end = difference.range.upperBound
    }
  }

  @Test(arguments: [
    ("ru", "Обычный текст, без ничего. Да: вот и всё! А это — что?"),
    ("en", "Nothing special here, and that's all. Is it?"),
    ("de", "Nichts Besonderes – gar nichts."),
    ("pt", "Olá, 30 pessoas"), ("ar", "مرحبا بالعالم"), ("ja", "こんにちは"),
  ])
  func leavesOrdinaryTextAsItIs(_ language: String, _ text: String) {
    let voice = VerbalizedText(text, language: language)
    #expect(
      [voice.spoken, voice.verbalised, voice.better, voice.betterVerbalised] == [
        text, text, text, text,
      ])
    #expect(voice.differences == [])
  }

  /// The words of the system are words already.
  @Test(arguments: ["ru", "en", "de"])
  func phrasesOfTheSystemAreRight(_ language: String) {
    let words = [
      "ru": "Кнопка-переключатель, вкл., выкл., недоступно, поле поиска, ряд 2, столбец 1",
      "en": "Switch button, on, off, dimmed, search field, row 2, column 1",
      "de": "Schalter, ein, aus, grau, Suchfeld, Zeile 2, Spalte 1",
    ][language, default: ""]
    #expect(VerbalizedText(words, language: language).differences == [])
  }

  /// Twice the text takes about twice the time, also where nothing but signs stands.
  @Test(arguments: ["1", "(", "🍕", "1 ", "1:", "a_", "12.", "+", "«а ", "🇷", "\u{301}"])
  func timeGrowsWithTheText(_ unit: String) {
    let clock = ContinuousClock()
    func time(_ count: Int, times: Int) -> Duration {
      let text = String(repeating: unit, count: count)
      let runs = (0..<5).map { _ in
        clock.measure { for _ in 0..<times { _ = VerbalizedText(text, language: "ru") } }
      }
      return runs.min() ?? .zero
    }
    // As many characters both times, so that other work on the machine delays both alike.
    let (small, large) = (time(500, times: 8), time(4000, times: 1))
    #expect(large < small * 5, "\(small) and \(large)")
  }
}

extension SeededGenerator {
  /// A text of words, numbers, signs and rare characters in any order.
  fileprivate mutating func anyText() -> String {
    let pieces = [
      "см", "30", " ", "₽", "09:00", "-", "–", "(", ")", "«", "»", ".", ",", "iPhone", "тыс", "г.",
      "1", "+", "7", "№", "#", "%", "°C", "/", "€", "$", "R", "_", "ic", "🍕", "👨‍👩‍👧", "🇷🇺", "🇷",
      "\u{301}", "\u{200D}", "\u{FE0F}", "\u{202E}", "שלום", "مرحبا", "日本", "٣", "½", "e", "±", "×",
      "99999999999999999999999999", "00", "01.02.2025", "й", "-й", "Код", "т.е.", "&", "→", "\n",
      "\u{0}", "ß", "Ⅳ", "x", "с", "до", "по", "января", "2021", "St", "\u{1F3FB}", "Uhr", "AM",
      "mph",
      "₸", "мес", "за", "кг", "kg", "м³", "кв", "мая",
    ]
    var text = ""
    for _ in 0..<int(0...12) { text += pick(pieces) }
    return text
  }
}
