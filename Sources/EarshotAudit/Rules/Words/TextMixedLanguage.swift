import EarshotText
import EarshotTree

extension Rule {
  static let textMixedLanguage = Rule(
    "text-mixed-language", .text, .info, .medium, .slows,
    "A label mixes languages without a language attribute.",
    what: "the words “{part}” are of another language than the rest of the label",
    why: "one voice reads all of it, and the other language cannot be understood",
    advice: "mark the words with accessibilitySpeechLanguage, or translate them",
    wcag: ["3.1.2"], references: [.wcag("language-of-parts")], settings: ["words": 2],
    fails: """
      screen ru
      ▼ text "Please wait a moment, загружаем ваши данные"
      --- screen en
      ▼ button "Add to basket, добавить в корзину"
      --- screen he
      ▼ text "הזמנה חדשה your order is ready"
      --- The title of a work is no name of a product.
      screen ru
      ▼ text "Новый альбом Bohemian Rhapsody уже здесь"
      ▼ text "Слушайте «Night Shift» сегодня вечером"
      --- boundary words
      screen ru
      ▼ text "Ваш промокод welcome back уже готов"
      --- strings ru
      ▼ "pay.accessibilityLabel" "Быстрая доставка, free delivery today"
      """,
    passes: """
      screen ru
      text "Подождите, загружаем ваши данные"
      --- screen ru
      text "Курс free вход для всех"
      --- screen ru
      text "Как сказать see you later" attributedLabel "Как сказать " ("see you later" language en)
      --- Names of products are names in every language.
      screen ru
      text "Новый Apple Watch Ultra уже в продаже"
      --- An address of mail has no language.
      screen ru
      text "Пишите на help me@example.com сегодня"
      --- boundary words
      screen ru
      text "Ваш промокод welcome уже готов"
      --- strings ru
      "pay" "Оплата через %@ картой %@"
      """,
    check: .texts(all: [.latin, .otherLetter], inFiles: .spoken) { text in
      guard !text.runs.contains(where: { $0.attributes.language != nil }) else { return nil }
      return text.text.foreignWords(ofAtLeast: Int(clamping: text["words"])).map {
        // Which of the two languages is out of place a person knows.
        SpokenFlaw($0, isQuestion: true)
      }
    })
}
