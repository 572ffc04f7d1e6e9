import EarshotVoiceControl
import TestSupport
import Testing

/// The form in which what is said and what is written are compared.
@Suite struct NormalizedPhraseTests {
  @Test(arguments: [
    ("Buy", "buy"), ("Check-out", "check out"), ("Café crème", "cafe creme"),
    ("Don't stop", "dont stop"), ("Don’t stop", "dont stop"), ("Łódź", "lodz"),
    ("Straße", "strasse"), ("twenty three", "23"), ("Twenty-Three", "23"),
    ("two hundred five", "205"), ("two hundred and five", "205"), ("one one two", "1 1 2"),
    ("nineteen eighty four", "19 84"), ("nineteen hundred", "1900"),
    ("salt and pepper", "salt and pepper"),
    ("five thousand", "5000"), ("5 thousand", "5000"), ("20 3", "20 3"),
    ("a million", "a 1000000"), ("two thousand twenty six", "2026"), ("zero", "0"), ("05", "0 5"),
    ("007", "0 0 7"), ("zero zero seven", "0 0 7"), ("first", "1st"), ("1st", "1st"),
    ("twenty third", "23rd"), ("23rd", "23rd"), ("the eleventh", "the 11th"), ("$5", "5 dollars"),
    ("five dollars", "5 dollars"), ("€ 12", "12 euros"), ("625 ₽", "625 rubles"),
    ("625 roubles", "625 rubles"), ("1,250 ₽", "1250 rubles"), ("1,2,3", "1 2 3"),
    ("1,234,567", "1234567"), ("12,34", "12 34"), ("20%", "20 percent"), ("M&M", "m and m"),
    ("No. 5 & №6", "no 5 and number 6"), ("iPhone15", "iphone 15"), ("🍕 Pizza 🍕", "pizza"),
    ("🍕", ""), ("...", ""), ("", ""), ("OK", "ok"), ("Okay", "ok"), ("3.5", "3 5"),
    ("12:30", "12 30"),
    ("Ёлка", "елка"), ("Привет, мир!", "привет мир"), ("１２", "12"), ("1️⃣", "1"),
    ("C++", "c plus plus"), ("zo\u{308}e", "zoe"), ("zoë", "zoe"),
  ])
  func english(text: String, words: String) {
    #expect(NormalizedPhrase(text, language: "en-US").words.joined(separator: " ") == words)
  }

  @Test(arguments: [
    ("Купить", "купить"), ("Ещё", "еще"), ("Мой", "мой"), ("Мои\u{306}", "мой"),
    ("Ёж", "еж"), ("е\u{308}ж", "еж"), ("двадцать три", "23"), ("двадцати трёх", "23"),
    ("тысяча двести пятьдесят", "1250"), ("две тысячи двадцать шестой", "2026й"),
    ("пятого", "5й"), ("пятый", "5й"), ("пятью", "5"), ("третьего", "3й"), ("третий", "3й"),
    ("5-го", "5й"), ("5‑й", "5й"), ("5 я", "5 я"), ("двадцать первое мая", "21й мая"),
    ("625 ₽", "625 рублей"), ("1 250 ₽", "1250 рублей"), ("1 250 руб.", "1250 рублей"),
    ("1\u{A0}250,00", "1250 0 0"), ("5 тысяч", "5000"), ("№ 5", "номер 5"),
    ("20 %", "20 процентов"),
    ("семью", "семью"), ("пятна", "пятна"), ("стол", "стол"), ("окей", "ok"), ("ОК", "ok"),
    ("Wi-Fi", "wi fi"), ("Пепперони-сердце", "пепперони сердце"), ("пол-литра", "пол литра"),
    ("две порции", "2 порции"), ("сорок", "40"), ("сороковой", "40й"), ("сто", "100"),
    ("семьсот", "700"), ("№5 и №6", "номер 5 и номер 6"), ("$5", "5 долларов"),
    ("25 см", "25 см"), ("25см", "25 см"), ("30%", "30 процентов"), ("«Корзина»", "корзина"),
  ])
  func russian(text: String, words: String) {
    #expect(NormalizedPhrase(text, language: "ru").words.joined(separator: " ") == words)
  }

  @Test(arguments: ["en", "ru"]) func numbersComeBack(language: String) throws {
    for number in 0...9999 {
      let spelling = try #require(NormalizedPhrase.spelling(of: number, language: language))
      let form = NormalizedPhrase(spelling.joined(separator: " "), language: language)
      #expect(form.words == ["\(number)"])
      #expect(form.number == number)
      #expect(form.spelledWords == spelling)
    }
    #expect(NormalizedPhrase.spelling(of: 10_000, language: language) == nil)
    #expect(NormalizedPhrase.spelling(of: -1, language: language) == nil)
  }

  @Test(arguments: [
    ("five", 5), ("for", 4), ("to", 2), ("too", 2), ("won", 1), ("ate", 8), ("number five", 5),
    ("fifth", 5), ("20 3", 23), ("thirty too", 32), ("one two", nil), ("five apples", nil),
    ("", nil), ("buy", nil), ("1234567890123", nil), ("number", nil), ("12", 12),
  ])
  func numbersWhereExpected(text: String, number: Int?) {
    #expect(NormalizedPhrase(text, language: "en").number == number)
  }

  @Test(arguments: [
    ("пять", 5), ("номер пять", 5), ("пятый", 5), ("двадцать три", 23), ("пять яблок", nil),
    ("двух", 2), ("семи", 7), ("семью", nil), ("раз", nil),
  ])
  func russianNumbersWhereExpected(text: String, number: Int?) {
    #expect(NormalizedPhrase(text, language: "ru").number == number)
  }

  @Test func formOfTheFormIsTheForm() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let text = RandomSpeech.text(&random, most: 12)
      for language in ["en", "ru", "de"] {
        let form = NormalizedPhrase(text, language: language)
        let again = NormalizedPhrase(form.spelledWords.joined(separator: " "), language: language)
        #expect(form.words.isEmpty == again.words.isEmpty)
        #expect(
          again == NormalizedPhrase(again.spelledWords.joined(separator: " "), language: language))
      }
    }
  }

  @Test func longTextsTakeTimeInProportion() {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: "twenty three Café 1 250 ₽ пиццы, ", count: count)
      return ContinuousClock().measure { _ = NormalizedPhrase(text, language: "en") }
    }
    _ = time(100)
    #expect(time(4000) < max(time(1000) * 16, .milliseconds(200)))
  }
}
