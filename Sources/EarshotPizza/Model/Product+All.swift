// The sources give the first price of most pizzas and two prices of the Caesar, 445 small and 695
// medium; the same distance of 250 stands between all sizes of all pizzas.
extension Product {
  static let ham = Product(
    .ham, .pizza, [225, 475, 725], toppings: [.jalapeno, .champignons, .bacon])
  static let pepperoni = Product(
    .pepperoni, .pizza, [245, 495, 745], toppings: [.mozzarella, .jalapeno, .bacon])
  static let margherita = Product(
    .margherita, .pizza, [345, 595, 845], toppings: [.crust, .mushrooms, .mozzarella])
  static let crazy = Product(
    .crazy, .pizza, [395, 645, 895], toppings: [.jalapeno, .mozzarella, .bacon])
  static let caesar = Product(
    .caesar, .pizza, [445, 695, 945], image: "caesar",
    toppings: [.mozzarella, .mushrooms, .bacon])
  static let heart = Product(
    .heart, .pizza, [375, 625, 875], toppings: [.jalapeno, .mushrooms, .bacon])
  static let fresh = Product(
    .fresh, .pizza, [265, 515, 765], toppings: [.mozzarella, .jalapeno, .bacon])
  static let half = Product(.half, .other, [695])
  static let punch = Product(.punch, .drink, [150, 200, 250])
  static let cocoa = Product(.cocoa, .drink, [150, 200, 250])
  static let couple = Product(.couple, .other, [525])
  static let family = Product(.family, .other, [799])
  static let three = Product(.three, .other, [999])
  static let potatoes = Product(.potatoes, .other, [139])
  static let nuggets = Product(.nuggets, .other, [169])
  static let pie = Product(.pie, .other, [179])
  static let mix = Product(.mix, .other, [1060])
  static let magnet = Product(.magnet, .other, [99])
  static let garlic = Product(.garlic, .other, [40])
}

/// A part of the menu.
struct MenuSection: Hashable, Sendable {
  /// What headings are named after.
  enum ID: String, Hashable, Sendable, CaseIterable {
    case pizza, combo, snacks, desserts, drinks, others, sauces
  }

  let id: ID
  let products: [Product]

  /// The sections in the order of the menu; the book counts 7 and names 6.
  static let all = [
    MenuSection(
      id: .pizza, products: [.half, .heart, .pepperoni, .ham, .margherita, .crazy, .caesar]),
    MenuSection(id: .combo, products: [.couple, .family, .three]),
    MenuSection(id: .snacks, products: [.potatoes, .nuggets]),
    MenuSection(id: .desserts, products: [.pie]),
    MenuSection(id: .drinks, products: [.cocoa, .punch]),
    MenuSection(id: .others, products: [.magnet]),
    MenuSection(id: .sauces, products: [.garlic]),
  ]
}
