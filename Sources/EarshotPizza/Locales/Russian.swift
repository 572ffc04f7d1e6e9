import EarshotText

/// The app as it is in the sources.
struct Russian: PizzaWords {
  let language = "ru"

  let doughs = ["Традиционное", "Тонкое"]

  let close = "Закрыть"
  let back = "Назад"
  let buy = "Купить"
  let cart = "Корзина"
  let toCart = "В корзину"
  let size = "Размер"
  let dough = "Тесто"
  let city = "Город"
  let addToPizza = "Добавить в пиццу"
  let nutrition = "Пищевая ценность"
  let leaveOut = "Убрать ингредиенты"
  let promotions = "Акции"
  let amount = "Количество"

  let menu = "Меню"
  let tabs = ["Меню", "Профиль", "Контакты", "Корзина"]
  let orderType = "Тип заказа"
  let orderTypes = ["На доставку", "В ресторане"]
  let address = "Адрес"
  let promos = [
    "Чиззи чеддер", "Сырный бортик", "Какао с маршмеллоу", "3 за 999 ₽", "Втройне сырная",
    "Работать с нами", "(седьмая акция в книге не названа)",
  ]
  let menuSection = "Раздел меню"
  let productKinds = "Тип продуктов"
  let assemble = "Собрать"
  let assembledBadge = "2В1"
  let gift = "Пицца в подарок"
  let coins = "Додо-рубли"
  let carousel = ["Сырный бортик с чеддером", "Цезарь, от 445 рублей", "Марокканский пунш"]
  let choose = "Выбрать"

  let show = "Показать"
  let punchTitle = "Согревающий Марокканский пунш"
  let punchText =
    "Попробуйте Марокканский пунш с мякотью апельсина, соком лайма и букетом специй. …"
  let loading = "Загрузка"
  let loadingFailed = "Не удалось загрузить"
  let retry = "Повторить"

  let capital = "Москва"
  let cities: [(letter: String?, names: [String])] = [
    (nil, ["Москва", "Санкт-Петербург"]),
    ("А", ["Абакан", "Абинск", "Адлер", "Анапа", "Архангельск", "Астрахань"]),
    ("Б", ["Балашиха", "Барнаул", "Белгород", "Бердск", "Брянск"]),
    ("В", ["Великий Новгород", "Владимир", "Волгоград", "Вологда", "Воронеж", "Выборг"]),
  ]
  let chooseCity = "Выберите город, чтобы посмотреть меню"
  let cancel = "Отменить"
  let findCity = "Найти город"
  let letterIndex = "Алфавитный указатель"
  let countriesTitle = "Страны"
  let countries = [
    "Россия", "Азербайджан", "Армения", "Беларусь", "Великобритания", "Вьетнам", "Германия",
    "Грузия", "Индонезия", "Казахстан", "Кипр", "Киргизия", "Литва", "Нигерия", "Польша", "Румыния",
    "Словения", "Узбекистан", "Хорватия", "Эстония",
  ]
  let restaurant = "улица Наметкина, 13Б"
  let otherRestaurant = "улица Миклухо-Маклая, 36А"
  let openingHours = (printed: "С 09:00 до 23:00", spoken: "С 9 до 23")
  let closedNow = ", сейчас закрыто"

  let comboParts = ["Первая пицца", "Вторая пицца", "Третья пицца"]
  let change = "Заменить"

  let top = "Верх"
  let bottom = "Низ"
  let nutritionColumns = ["Состав", "В 100 граммах", "В пицце"]

  let emptyCart = "Корзина пуста"
  let checkout = "К оформлению"
  let shakeToUndo = "Встряхните телефон для отмены"
  let total = "Стоимость заказа"
  let applePay = "Купить с Apple Pay"
  let orderDate = "24 апреля 2021 г. в 17:25"
  let orderAddress = "Москва, Главный офис Додо, Ленинская Слобода, 19с7"
  let again = "Повторить заказ"
  let sum = "Сумма"
  let products = "Товары"
  let orderNumber = "Номер заказа"

  let delivery = "Доставка"
  let deliveryAddress = "Адрес доставки"
  let streets = [
    "бульвар Симферопольский, 24", "проезд Симферопольский, 5", "шоссе Симферопольское, 12",
    "улица Наметкина, 13Б", "улица Миклухо-Маклая, 36А", "Ленинская Слобода, 19с7",
  ]
  let streetPlaceholder = "Улица и дом"
  let toPayment = "К оплате"
  let payment = "Оплата"
  let pay = "Оплатить"
  let expiry = "Срок действия"
  let expiryPlaceholder = "ММ/ГГ"
  let cardNumber = "Номер карты"
  let wrongCardNumber = "Неправильный номер карты"
  let cardPlaceholder = "Номер"
  let email = "Электронная почта"
  let emailPlaceholder = "example@mail.ru"
  let emailHint = "Введите адрес для регистрации"
  let clear = "Очистить"
  let errors = "Ошибки"
  let orderPlaced = "Заказ принят"
  let backToMenu = "Вернуться в меню"

  let messages = [
    "Здравствуйте", "Ваш заказ готовится", "Хорошо", "Привет!", "Заказали пиццу?",
    "Да, будет через 30 минут", "Спасибо", "Курьер уже едет", "Приятного аппетита",
  ]
  let messagePlaceholder = "Сообщение"
  let send = "Отправить"
  let sent = "Сообщение отправлено"

  let remaining = "Осталось"
  let play = "Играть"
  let pause = "Пауза"
  let brightness = "Яркость"
  let eventsTemplate = "{n} {plural:событие|события|событий}"
  let decrease = "Уменьшить"
  let increase = "Увеличить"
  let drawing = "Поле для рисунка"
  let counterPrice = Price(575)
  let counterTemplate = "{n}, {n*575} рублей"

  let badges = Badges(
    review: Badges.Badge(
      caption: "61 ТЫС. ОЦЕНОК", number: "4,8", label: "Оценка",
      value: "4.8 на основе 61 тысячи оценок"),
    age: Badges.Badge(caption: "ВОЗРАСТ", number: "12+", label: "Возраст", value: "12 плюс"),
    rating: Badges.Badge(
      caption: "РЕЙТИНГ", number: "#9", line: "Еда и напитки", label: "Рейтинг",
      value: "9 место в «Еда и напитки»"))
  let switchTitle = "Сообщать о бонусах, акциях и новых продуктах"
  let switchSubtitle = "Пуш-уведомления, эл. почта, смс"
  let iconTabs = ["Лента", "Друзья", "Профиль", "Группы", "Уведомления", "Меню"]
  let newBadge = "9+ новых"
  let months = ["Январь", "Февраль", "Март"]
  let rowWords = ["Контролы", "на экране", "в две", "строки"]
  let hint = "подсказка"
  let settings = ["Всегда уведомления вслух", "Крупный курсор", "Панель субтитров"]
  let photos = "Навигация по фото"
  let photoChoices = ["Всегда", "Никогда"]
}

extension Russian {
  func product(_ id: Product.ID) -> ProductWords {
    switch id {
    case .ham: ProductWords("Ветчина и грибы", "Ветчина, томатный соус, шампиньоны, моцарелла")
    case .pepperoni: ProductWords("Пепперони", "Пикантная пепперони, томатный соус, моцарелла")
    case .margherita:
      ProductWords("Маргарита", "Увеличенная порция моцареллы, томаты, томатный соус")
    case .crazy:
      ProductWords(
        "Крэйзи пепперони",
        "Пикантная пепперони, цыпленок, моцарелла, томатный соус, кисло-сладкий соус.")
    case .caesar: ProductWords("Цезарь", "Цыпленок, моцарелла, томаты, соус цезарь")
    case .heart: ProductWords("Пепперони-сердце", "Пикантная пепперони, моцарелла, томатный соус")
    case .fresh:
      ProductWords("Пепперони Фреш", "Пикантная пепперони, моцарелла, томаты, томатный соус")
    case .half:
      ProductWords("Пицца из половинок", "Соберите свою пиццу за 35 см с двумя разными вкусами")
    case .punch: ProductWords("Марокканский пунш", "Апельсин, лайм, специи")
    case .cocoa: ProductWords("Какао с маршмеллоу", "Какао, молоко, маршмеллоу")
    case .couple: ProductWords("Комбо за 525 рублей", "Маленькая пицца, напиток")
    case .family: ProductWords("Комбо на двоих", "Средняя пицца, закуска, 2 напитка")
    case .three: ProductWords("3 пиццы за 999 рублей", "3 пиццы")
    case .potatoes: ProductWords("Картофель из печи", "Картофель, пряные травы")
    case .nuggets: ProductWords("Куриные наггетсы", "Куриное филе")
    case .pie: ProductWords("Яблочный пирог", "Яблоки, корица")
    case .mix: ProductWords("Пицца Додо Микс", "4 вкуса в одной пицце")
    case .magnet: ProductWords("Магнит Додо", "На холодильник")
    case .garlic: ProductWords("Чесночный соус", "25 грамм")
    }
  }

  func topping(_ id: Topping.ID) -> ToppingWords {
    switch id {
    case .jalapeno: ToppingWords("Халапеньо")
    case .champignons:
      ToppingWords("Шампиньоны", object: "свежие шампиньоны", ingredient: "шампиньоны свежие")
    case .bacon: ToppingWords("Бекон")
    case .crust: ToppingWords("Сырный бортик")
    case .mushrooms: ToppingWords("Шампиньоны")
    case .mozzarella: ToppingWords("Моцарелла", object: "моцареллу")
    }
  }

  func section(_ id: MenuSection.ID) -> String {
    switch id {
    case .pizza: "Пицца"
    case .combo: "Комбо"
    case .snacks: "Закуски"
    case .desserts: "Десерты"
    case .drinks: "Напитки"
    case .others: "Другие товары"
    case .sauces: "Соусы"
    }
  }

  func sizes(of kind: Product.Kind) -> [String] {
    switch kind {
    case .pizza: ["Маленькая", "Средняя", "Большая"]
    case .drink: ["Маленький", "Средний", "Большой"]
    case .other: []
    }
  }

  func measures(size: Int, dough: Int, grams: Int) -> (printed: String, spoken: String) {
    let end = name(ofDough: dough)
    return (
      "\(diameter(size)) см, \(end), \(grams)±50 г",
      "\(diameter(size)) сантиметров, \(end), \(grams) плюс-минус 50 грамм"
    )
  }

  func choices(size: Int, dough: Int) -> (printed: String, spoken: String) {
    let (name, end) = (sizes(of: .pizza)[size], name(ofDough: dough))
    return (
      "\(name) \(diameter(size)) см, \(end)",
      "\(name.lowercasingFirst) \(diameter(size)) сантиметров, \(end)"
    )
  }

  func addedLater(_ topping: String) -> String { "добавили \(topping)" }

  func summary(added: [String]) -> String { "Добавили \(added.joined(separator: ", "))" }

  func summary(leftOut: [String]) -> String {
    "Без ингредиентов: \(leftOut.map(\.lowercasingFirst).joined(separator: ", "))"
  }

  func summary(adding names: [String], price: String) -> String {
    let added = names.map { "Добавить \($0)" }.joined(separator: ", ")
    return "\(added), убрать халапеньо. Цена \(price)"
  }

  private func diameter(_ size: Int) -> Int { [25, 30, 35][size] }

  private func name(ofDough dough: Int) -> String { doughs[dough].lowercased() + " тесто" }
}

extension Russian {
  /// Thousands apart, and the sign that voices read as "знак рубля".
  func sign(_ price: Price) -> String {
    let amount = price.amount
    return amount < 1000
      ? "\(amount) ₽" : "\(amount / 1000) \(Price.padded(amount % 1000, to: 3)) ₽"
  }

  func spoken(_ price: Price) -> String { count(price.amount, "рубль", "рубля", "рублей") }

  func from(_ price: String) -> String { "от \(price)" }

  /// "от 21 рубля, от 245 рублей".
  func spokenFrom(_ price: Price) -> String {
    from(count(price.amount, "рубля", "рублей", "рублей"))
  }

  func balance(_ coins: Int) -> String {
    "У вас \(count(coins, "додо-рубль", "додо-рубля", "додо-рублей")). "
      + "Ими можно оплатить часть заказа."
  }

  func toCart(for price: String) -> String { "В корзину за \(price)" }
  func buy(for price: String) -> String { "Купить за \(price)" }
  func crustOffer(_ price: String) -> String { "Сделаем бортик с сыром. \(price)" }
  func picture(ofPizza name: String) -> String { "Пицца \(name)" }
  func added(_ names: String) -> String { "Добавили в корзину, \(names)" }
  func removed(_ name: String) -> String { "Удалили из корзины, \(name)" }

  func number(ofOrder number: Int) -> (printed: String, spoken: String) {
    ("№ \(number)", "Номер заказа \(number)")
  }

  func action(_ action: CartRow.Action) -> String {
    switch action {
    case .add: "Добавить"
    case .reduce: "Убавить"
    case .delete: "Удалить"
    }
  }

  func problem(with field: PaymentForm.Field) -> String {
    switch field {
    case .card: "неправильный номер карты"
    case .email: "неправильная электронная почта"
    }
  }

  func mistake(_ name: String) -> String { "Ошибка, \(name.lowercasingFirst)" }

  func report(errors: Int, first: String) -> String {
    "\(count(errors, "ошибка", "ошибки", "ошибок")). Первая: \(first)"
  }

  func place(_ street: String, in city: String) -> String { "\(city), \(street)" }
  func mine(_ message: String) -> String { "Вы: \(message)" }
  func story(_ number: Int) -> String { "История \(number)" }
}

// Words that depend on a number.
extension Russian {
  func place(_ name: String, _ number: Int, of count: Int) -> String {
    "\(name), \(number) из \(count)"
  }

  func results(_ number: Int) -> String { count(number, "результат", "результата", "результатов") }
  func suggestions(_ number: Int) -> String {
    count(number, "подсказка", "подсказки", "подсказок")
  }
  func pieces(_ number: Int) -> String { count(number, "штука", "штуки", "штук") }
  func minutes(_ number: Int) -> String { count(number, "минута", "минуты", "минут") }
  func seconds(_ number: Int) -> String { count(number, "секунда", "секунды", "секунд") }
  func remaining(_ clock: String) -> String { "Осталось \(clock)" }

  func events(_ number: Int) -> (printed: String, spoken: String) {
    ("\(number) события", count(number, "событие", "события", "событий"))
  }

  func counted(_ number: Int, _ price: String) -> String { "\(number), \(price)" }

  var incomeChart: (title: String, summary: String, x: String, y: String, template: String) {
    (
      title: "Доход по месяцам", summary: "Рост дохода с 12 000 до 89 000 рублей", x: "Месяц",
      y: "Доход", template: "{n} {plural:тысяча|тысячи|тысяч} рублей"
    )
  }

  func income(thousands: Int) -> String {
    "\(count(thousands, "тысяча", "тысячи", "тысяч")) рублей"
  }

  var nutritionRows: [[Nutrient]] {
    [
      [Nutrient("Белки"), grams(10), grams(64)], [Nutrient("Жиры"), grams(9), grams(58)],
      [Nutrient("Углеводы"), grams(27), grams(173)],
      [Nutrient("Калорийность"), energy(230), energy(1472)],
    ]
  }

  private func grams(_ number: Int) -> Nutrient {
    Nutrient("\(number) г", count(number, "грамм", "грамма", "граммов"))
  }

  private func energy(_ number: Int) -> Nutrient {
    Nutrient("\(number) ккал", count(number, "килокалория", "килокалории", "килокалорий"))
  }

  private func count(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    "\(number) \(PluralRules(.russian).form(of: [one, few, many], for: number))"
  }
}

extension Russian {
  func title(of screen: PizzaScreen) -> String {
    switch screen {
    case .menu: "Меню"
    case .menuFirstArticle: "Меню первой статьи"
    case .toppings: "Добавить в пиццу"
    case .pizzaCard: "Пицца"
    case .counter: "Счётчик"
    case .promoCarousel: "Акции"
    case .pizzerias: "Пиццерии"
    case .cityList: "Город"
    case .productCell: "Продукт"
    case .orderCost: "Сумма заказа"
    case .appStoreBadges: "Оценки"
    case .switchCell: "Переключатель"
    case .specialOffer: "Специальное предложение"
    case .loading: "Загрузка"
    case .messagesFeed: "Сообщения"
    case .settingsCaptions: "Настройки VoiceOver"
    case .iconTabBar: "Вкладки"
    case .summaryButton: "Выбор добавок"
    case .drawnText: "Нарисованный текст"
    case .controls: "Элементы управления"
    case .cartCell: "Строка корзины"
    case .orderHistory: "Прошлый заказ"
    case .formErrors: "Форма"
    case .chartBars: "График"
    case .readingRows: "Слова в строках"
    case .speechOrder: "Порядок речи"
    case .menuFailed: "Меню не загрузилось"
    case .fourSteps: "Четыре шага"
    case .cart: "Корзина"
    case .delivery: "Доставка"
    case .payment: "Оплата"
    case .orderPlaced: "Заказ оформлен"
    case .nutrition: "Пищевая ценность"
    case .ingredients: "Ингредиенты"
    case .combo: "Комбо"
    case .dodoRubles: "Додорубли"
    case .countries: "Страны"
    case .stories: "Истории"
    case .drinkCard: "Напиток"
    }
  }
}
