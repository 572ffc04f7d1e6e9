import EarshotText
import Testing

/// Which language the letters of a text give away.
struct LanguageLettersTests {
  @Test(arguments: [
    ("Добавить в корзину и оплатить заказы", "ru"),
    ("ПОДРОБНЕЕ ОБ ЭТОМ ЗАКАЗЕ", "ru"),
    ("カートに追加して支払う", "ja"),
    ("注文履歴を確認する", "ja"),
    ("添加到购物车并付款结算", "zh"),
    ("장바구니에 추가하기 결제", "ko"),
    ("أضف إلى السلة وادفع الآن في المطعم", "ar"),
    ("Προσθήκη στο καλάθι", "el"),
  ])
  func lettersThatOneLanguageHasTellIt(_ text: String, _ language: String) {
    #expect(Language(lettersOf: text)?.tag == language)
  }

  @Test(arguments: [
    "", "42 ₽", "Add to cart and pay", "In den Warenkorb legen und zahlen",
    // A few letters may be a name.
    "Сыр", "日本",
    // Russian, Bulgarian and Serbian can write it so.
    "Пицца пепперони",
    // Letters of Ukrainian, Bulgarian without a sign of its own, Kazakh.
    "Додати до кошика і сплатити їжу", "Добави в количката и плати", "Себетке қосу және төлеу",
    // Persian, which writes Arabic letters and its own.
    "افزودن به سبد خرید و پرداخت کنید",
    // Hindi, Marathi and Nepali share their letters.
    "कार्ट में जोड़ें और भुगतान करें",
    // No language has most of the letters.
    "Добавить в корзину Add to the cart and pay",
  ])
  func lettersOfSeveralLanguagesTellNone(_ text: String) {
    #expect(Language(lettersOf: text) == nil)
  }
}
