// The sources give the first price of most pizzas and two prices of the Caesar, 445 small and 695
// medium; the same distance of 250 stands between all sizes of all pizzas.
extension Product {
  static let ham = Product(
    "ham", .pizza, "Ветчина и грибы", "Ветчина, томатный соус, шампиньоны, моцарелла",
    [225, 475, 725], toppings: [.jalapeno, .champignons, .bacon])
  static let pepperoni = Product(
    "pepperoni", .pizza, "Пепперони", "Пикантная пепперони, томатный соус, моцарелла",
    [245, 495, 745], toppings: [.mozzarella, .jalapeno, .bacon])
  static let margherita = Product(
    "margherita", .pizza, "Маргарита", "Увеличенная порция моцареллы, томаты, томатный соус",
    [345, 595, 845], toppings: [.crust, .mushrooms, .mozzarella])
  static let crazy = Product(
    "crazy", .pizza, "Крэйзи пепперони",
    "Пикантная пепперони, цыпленок, моцарелла, томатный соус, кисло-сладкий соус.",
    [395, 645, 895], toppings: [.jalapeno, .mozzarella, .bacon])
  static let caesar = Product(
    "caesar", .pizza, "Цезарь", "Цыпленок, моцарелла, томаты, соус цезарь", [445, 695, 945],
    image: "caesar", toppings: [.mozzarella, .mushrooms, .bacon])
  static let heart = Product(
    "heart", .pizza, "Пепперони-сердце", "Пикантная пепперони, моцарелла, томатный соус",
    [375, 625, 875], toppings: [.jalapeno, .mushrooms, .bacon])
  static let fresh = Product(
    "fresh", .pizza, "Пепперони Фреш", "Пикантная пепперони, моцарелла, томаты, томатный соус",
    [265, 515, 765], toppings: [.mozzarella, .jalapeno, .bacon])
  static let half = Product(
    "half", .other, "Пицца из половинок", "Соберите свою пиццу за 35 см с двумя разными вкусами",
    [695])
  static let punch = Product(
    "punch", .drink, "Марокканский пунш", "Апельсин, лайм, специи", [150, 200, 250])
  static let cocoa = Product(
    "cocoa", .drink, "Какао с маршмеллоу", "Какао, молоко, маршмеллоу", [150, 200, 250])
  static let couple = Product(
    "couple", .other, "Комбо за 525 рублей", "Маленькая пицца, напиток", [525])
  static let family = Product(
    "family", .other, "Комбо на двоих", "Средняя пицца, закуска, 2 напитка", [799])
  static let three = Product("three", .other, "3 пиццы за 999 рублей", "3 пиццы", [999])
  static let potatoes = Product(
    "potatoes", .other, "Картофель из печи", "Картофель, пряные травы", [139])
  static let nuggets = Product("nuggets", .other, "Куриные наггетсы", "Куриное филе", [169])
  static let pie = Product("pie", .other, "Яблочный пирог", "Яблоки, корица", [179])
  static let mix = Product(
    "mix", .other, "Пицца Додо Микс", "4 вкуса в одной пицце", [1060])
  static let magnet = Product("magnet", .other, "Магнит Додо", "На холодильник", [99])
  static let garlic = Product("garlic", .other, "Чесночный соус", "25 грамм", [40])
}

/// A part of the menu.
struct MenuSection: Hashable, Sendable {
  let id: String
  let name: String
  let products: [Product]

  /// The sections in the order of the menu; the book counts 7 and names 6.
  static let all = [
    MenuSection(
      id: "pizza", name: "Пицца",
      products: [.half, .heart, .pepperoni, .ham, .margherita, .crazy, .caesar]),
    MenuSection(id: "combo", name: "Комбо", products: [.couple, .family, .three]),
    MenuSection(id: "snacks", name: "Закуски", products: [.potatoes, .nuggets]),
    MenuSection(id: "desserts", name: "Десерты", products: [.pie]),
    MenuSection(id: "drinks", name: "Напитки", products: [.cocoa, .punch]),
    MenuSection(id: "others", name: "Другие товары", products: [.magnet]),
    MenuSection(id: "sauces", name: "Соусы", products: [.garlic]),
  ]
}
