import EarshotVoiceControl
import TestSupport
import Testing

/// How well names fit what was said.
@Suite struct SpokenMatchTests {
  typealias Match = NormalizedPhrase.Match

  @Test(arguments: [
    ("Buy", "Buy", Match.whole), ("buy", "BUY!", .whole),
    ("check out", "Checkout", .wholeInflected),
    ("checkout", "Check-out", .wholeInflected), ("wifi", "Wi-Fi", .wholeInflected),
    ("pepperoni", "Pepperoni heart, 625 roubles", .part),
    ("heart 625", "Pepperoni heart, 625 roubles", .part),
    ("six hundred twenty five rubles", "Pepperoni heart, 625 ₽", .part),
    ("pepperoni roubles", "Pepperoni heart, 625 roubles", nil), ("pepper", "Pepperoni", nil),
    ("pepperoni heart now", "Pepperoni heart", nil), ("", "Buy", nil), ("Buy", "", nil),
    ("buy", "🍕", nil), ("fifth of may", "5 of May", .wholeInflected), ("ok", "Okay", .whole),
  ])
  func english(said: String, name: String, match: Match?) {
    #expect(NormalizedPhrase(said, language: "en").match(name: name) == match)
  }

  @Test(arguments: [
    ("корзину", "Корзина", Match.wholeInflected), ("профиля", "Профиль", .wholeInflected),
    ("Москву", "Москва", .wholeInflected), ("пепперони", "Пепперони-сердце, 625 ₽", .part),
    ("маленькую пиццу", "Маленькая пицца, 25 см", .partInflected),
    ("шестьсот двадцать пять рублей", "Пепперони, 625 ₽", .part),
    ("двадцать один рубль", "21 ₽", .wholeInflected), ("пятое мая", "5 мая", .wholeInflected),
    ("ещё", "Еще", .whole), ("купить", "Купить", .whole), ("купить", "Покупки", nil),
    ("корзина", "Корзины пусты", .partInflected), ("стол", "Столица", nil),
  ])
  func russian(said: String, name: String, match: Match?) {
    #expect(NormalizedPhrase(said, language: "ru").match(name: name) == match)
  }

  @Test func betterMatchesAreLess() {
    #expect(Match.allCases == Match.allCases.sorted())
    #expect(Match.whole < .part)
  }

  @Test(arguments: [
    "корзина корзину корзины корзине корзиной корзин корзинами",
    "профиль профиля профилю профилем профили профилей", "москва москву москвы москве москвой",
    "пицца пиццу пиццы пицце пиццей пицц", "доставка доставку доставки доставкой",
    "заказ заказа заказу заказом заказе заказы заказов заказам", "адрес адреса адресов адреса",
    "меню меню", "акция акцию акции акций акциям акциями", "станция станцию станций",
    "история историю истории", "категория категории категорий", "здание здания зданий зданием",
    "приложение приложения приложению приложений", "настройка настройки настройку",
    "напиток напитки напитка напитков", "список списка списки списков", "подарок подарка подарки",
    "урок урока уроки", "кошелек кошелька кошельки", "кнопка кнопку кнопки кнопок",
    "главная главную главной", "большой большая большую большого большие",
    "маленький маленькая маленькую маленькие", "общий общая общее общего",
    "последний последняя последнюю последние", "новый новая новую нового новые",
    "новость новости новостей новостями", "книга книги книгу книг", "врач врача врачи врачей",
    "неделя недели неделю недель", "вход входа входу", "стол столы столом",
    "город города городов", "избранное избранного", "товар товары товаров", "звезда звезду",
    "конец конца концом", "улица улицу улицы улиц", "карта карту картой карты",
  ])
  func formsOfOneWordMatch(forms: String) {
    let words = forms.split(separator: " ").map(String.init)
    for form in words {
      let match = NormalizedPhrase(form, language: "ru").match(name: words[0])
      #expect(match == .whole || match == .wholeInflected, "\(form) \(words[0])")
    }
  }

  @Test(arguments: [
    ("доставка", "доставить"), ("стол", "столица"), ("стол", "столовая"), ("стол", "столик"),
    ("почта", "почти"), ("место", "месть"), ("меню", "мена"), ("карта", "картина"),
    ("карта", "карточка"), ("карта", "картон"), ("оплата", "оплатить"), ("главный", "глава"),
    ("новый", "новость"), ("город", "городской"), ("вход", "выход"), ("заказ", "заказать"),
    ("адрес", "адресат"), ("банк", "банкет"), ("цена", "ценник"), ("магазин", "магистраль"),
    ("позиция", "поза"), ("сыр", "сырок"), ("суп", "супруг"), ("гриб", "грибок"), ("чай", "час"),
    ("дом", "дым"), ("лук", "люк"), ("угол", "уголь"), ("мел", "мель"), ("кофе", "кофта"),
    ("скидка", "скинуть"), ("поиск", "иск"), ("пир", "пирог"),
    ("отмена", "отменить"), ("оценка", "оценить"), ("вверх", "верх"), ("семья", "семь"),
  ])
  func differentWordsDoNotMatch(first: String, second: String) {
    #expect(NormalizedPhrase(first, language: "ru").match(name: second) == nil)
    #expect(NormalizedPhrase(second, language: "ru").match(name: first) == nil)
  }

  @Test func everyNameMatchesItself() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let name = RandomSpeech.text(&random, most: 8)
      let form = NormalizedPhrase(name, language: "ru")
      #expect(form.match(name: name) == (form.words.isEmpty ? nil : .whole))
    }
  }
}
