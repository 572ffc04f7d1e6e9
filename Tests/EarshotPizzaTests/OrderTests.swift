import EarshotPizza
import EarshotSession
import EarshotTree
import Testing

/// From the menu to the order: a medium pepperoni of thin dough with mozzarella, without the crust,
/// two of them, paid.
struct OrderTests {
  @Test func anOrderIsMadeInTheAdaptedBuild() async throws {
    let hand = Hand(.after)
    await hand.perform(.scroll(.up), "heart")
    await hand.perform(.reveal, "pepperoni")
    let opened = TimedChange(.screenChanged(focus: "title"))
    #expect(try await hand.doubleTap("pepperoni") == .handled(opened))
    #expect(try await hand.label("title") == "Пепперони")
    #expect(try await hand.value("size") == "Средняя, 2 из 3")
    await hand.perform(.increment, "dough")
    #expect(try await hand.value("dough") == "Тонкое, 2 из 2")
    #expect(try await hand.doubleTap("mozzarella") == .handled(.priced("544 рубля")))
    #expect(try await hand.label("buyButton") == "В корзину за 544 рубля")
    #expect(try await hand.value("buyButton") == "Добавили моцареллу")
    let offered = await hand.perform(.magicTap)
    #expect(offered == .handled(TimedChange(.screenChanged(focus: "offer.title"))))
    #expect(try await hand.label("offer.title") == "Сырный бортик")
    #expect(
      await hand.perform(.escape)
        == .handled(
          TimedChange(.screenChanged(focus: "mozzarella")), .said("Добавили в корзину, Пепперони"))
    )
    // The pizza is there, so the next step of the flow is the cart.
    await hand.perform(.magicTap)
    #expect(await hand.app.current == .cart)
    await hand.perform(.custom(["Добавить"]), "item")
    #expect(
      try await hand.label("item")
        == "Пепперони, средняя 30 сантиметров, тонкое тесто, добавили моцареллу")
    #expect(try await hand.value("item") == "2 штуки, 1088 рублей")
    #expect(try await hand.value("costTitle") == "1088 рублей")
    try await payByMagicTaps(hand)
  }

  private func payByMagicTaps(_ hand: Hand) async throws {
    #expect(
      await hand.perform(.magicTap) == .handled(TimedChange(.screenChanged(focus: "nav.title"))))
    #expect(await hand.app.current == .delivery)
    await hand.perform(.magicTap)
    #expect(await hand.app.current == .payment)
    #expect(
      await hand.perform(.type("4242 4242 4242 4242"), "card")
        == .handled(TimedChange(.layoutChanged(focus: "expiry"))))
    await hand.perform(.type("12/30"), nil)
    #expect(try await hand.value("expiry") == "12/30")
    #expect(
      await hand.perform(.magicTap) == .handled(TimedChange(.screenChanged(focus: "spinner"))))
    let placed = TimedChange(.screenChanged(focus: "placed.title"), after: 2)
    #expect(await hand.app.advance(by: 10) == [placed])
    #expect(await hand.app.current == .orderPlaced)
  }

  @Test func anOrderIsMadeInTheBuildBefore() async throws {
    let hand = Hand(.before)
    await hand.perform(.scroll(.up), "heart.title")
    await hand.perform(.reveal, "pepperoni.title")
    #expect(
      try await hand.doubleTap("pepperoni.title") == .handled())
    try await hand.doubleTap("dough.1")
    #expect(try await hand.doubleTap("mozzarella.name") == .handled())
    #expect(try await hand.label("subtitle") == "30 см, тонкое тесто, 550±50 г")
    #expect(try await hand.label("buyButton") == "В корзину за 544 ₽")
    // Nothing tells that a sheet lies over the card now.
    #expect(try await hand.doubleTap("buyButton") == .handled())
    #expect(await hand.app.current == .specialOffer)
    #expect(await hand.perform(.escape) == .ignored)
    let lost = TimedChange(.announcement("Добавили в корзину, Пепперони"))
    #expect(try await hand.doubleTap("handle") == .handled(lost))
    #expect(try await hand.doubleTap("cartButton") == .handled(TimedChange(.screenChanged())))
    try await hand.doubleTap("item.plus")
    #expect(try await hand.label("costValue") == "1 088 ₽")
    try await hand.doubleTap("checkout")
    try await hand.doubleTap("toPayment")
    try await hand.doubleTap("card")
    #expect(await hand.perform(.type("4242424242424242"), nil) == .handled())
    #expect(try await hand.doubleTap("submit") == .handled())
    #expect(await hand.app.advance(by: 2) == [TimedChange(.screenChanged(), after: 2)])
    #expect(await hand.app.current == .orderPlaced)
  }

  @Test func theOfferAddsTheCrust() async throws {
    let hand = Hand(.after, at: .menuFirstArticle)
    try await hand.doubleTap("p1")
    try await hand.doubleTap("buyButton")
    try await hand.doubleTap("show")
    #expect(await hand.app.current == .cart)
    #expect(try await hand.value("item") == "1 штука, 664 рубля")
  }

  @Test func aPizzaWithoutAnOfferIsAnnounced() async throws {
    let hand = Hand(.after, at: .productCell)
    try await hand.doubleTap("crazy")
    let said = TimedChange.said("Добавили в корзину, Крэйзи пепперони")
    #expect(try await hand.doubleTap("buyButton") == .handled(said))
    #expect(await hand.app.current == .pizzaCard)
  }

  @Test func aDrinkHasASizeAndNoDough() async throws {
    let hand = Hand(.after, at: .drinkCard)
    #expect(await hand.perform(.increment, "size") == .handled(.priced("200 рублей")))
    #expect(try await hand.value("size") == "Средний, 2 из 3")
    let screen = await hand.app.screen()
    #expect(screen["dough"] == nil)
    #expect(screen["tops"] == nil)
  }

  @Test func ingredientsAreLeftOut() async throws {
    let hand = Hand(.after, at: .pizzaCard)
    try await hand.doubleTap("remove")
    #expect(try await hand.element("ingredient.1").has(.selected))
    try await hand.doubleTap("ingredient.1")
    #expect(try await !hand.element("ingredient.1").has(.selected))
    await hand.perform(.escape)
    #expect(
      try await hand.label("ingredients") == "Ветчина, шампиньоны, моцарелла + шампиньоны свежие")
    #expect(
      try await hand.value("buyButton")
        == "Добавили свежие шампиньоны. Без ингредиентов: томатный соус")
  }
}
