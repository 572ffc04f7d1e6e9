import EarshotPizza
import EarshotTree
import Testing

/// Prices and words with numbers, as they are shown and said.
struct PriceTests {
  /// Toppings of the card of 475 rubles, and what it costs with them.
  @Test(arguments: [
    ([], "514 рублей"), (["champ"], "475 рублей"), (["halapeno"], "553 рубля"),
    (["bacon"], "573 рубля"), (["halapeno", "bacon"], "612 рублей"),
    (["champ", "bacon"], "534 рубля"), (["champ", "halapeno", "bacon"], "573 рубля"),
  ])
  func toppingsAddUp(_ toppings: [String], _ expected: String) async throws {
    let hand = Hand(.after, at: .pizzaCard)
    for topping in toppings { try await hand.doubleTap(Element.ID(topping)) }
    #expect(try await hand.label("buyButton") == "В корзину за \(expected)")
  }

  @Test(arguments: zip([-1, 0, 1], ["264 рубля", "514 рублей", "764 рубля"]))
  func sizesHavePrices(_ step: Int, _ expected: String) async throws {
    let hand = Hand(.after, at: .pizzaCard)
    if step != 0 { await hand.perform(step > 0 ? .increment : .decrement, "size") }
    #expect(try await hand.label("buyButton") == "В корзину за \(expected)")
  }

  @Test func piecesHaveTheirForms() async throws {
    let hand = Hand(.after, at: .cartCell)
    let expected = [
      2: "2 штуки, 1390 рублей", 4: "4 штуки, 2780 рублей", 5: "5 штук, 3475 рублей",
      11: "11 штук, 7645 рублей", 21: "21 штука, 14595 рублей", 22: "22 штуки, 15290 рублей",
    ]
    for count in 2...22 {
      await hand.perform(.custom(["Добавить"]), "item")
      if let expected = expected[count] { #expect(try await hand.value("item") == expected) }
    }
    await hand.perform(.custom(["Добавить"]), "item", times: 200)
    #expect(try await hand.value("item") == "99 штук, 68805 рублей")
  }

  @Test func thousandsAreDrawnApart() async throws {
    let hand = Hand(.before, at: .counter)
    for _ in 0..<12 { try await hand.doubleTap("plus") }
    #expect(try await hand.label("price") == "5 750 ₽")
    #expect(try await hand.element("plus").has(.notEnabled))
  }

  /// A crust does not fit a small pizza, so it goes when the pizza shrinks.
  @Test func theCrustNeedsALargerPizza() async throws {
    let hand = Hand(.after, at: .menuFirstArticle)
    try await hand.doubleTap("p2")
    try await hand.doubleTap("crust")
    #expect(try await hand.label("buyButton") == "В корзину за 764 рубля")
    #expect(await hand.perform(.decrement, "size") == .handled(.priced("345 рублей")))
    #expect(try await hand.element("crust").has([.button, .notEnabled]))
    await hand.perform(.increment, "size")
    #expect(try await !hand.element("crust").has(.selected))
  }
}

extension PriceTests {
  /// The same sums stand in both builds; only the way of writing them differs.
  @Test func bothBuildsCountAlike() async throws {
    for screen in [PizzaScreen.pizzaCard, .counter, .cartCell, .orderCost, .toppings] {
      let texts = await PizzaApp(build: .before, startingAt: screen).screen().allElements
        .compactMap(\.label.value).filter { $0.hasSuffix(" ₽") }
      let adapted = await PizzaApp(build: .after, startingAt: screen).screen().allElements
        .flatMap { [$0.label.value, $0.value.value] }.compactMap(\.self).joined(separator: "; ")
      for text in texts {
        let number = text.split(separator: " ").dropLast().last.map(String.init) ?? ""
        #expect(adapted.contains("\(number) рубл"), "\(screen): \(text)")
      }
    }
  }
}
