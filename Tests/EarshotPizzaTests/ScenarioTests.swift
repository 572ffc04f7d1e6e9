import EarshotPizza
import EarshotSession
import EarshotTree
import Testing

/// The steps of the example screens that ask something of the app.
struct ScenarioTests {
  @Test func promotionsAndSectionsOfTheMenuFollowSwipes() async throws {
    let hand = Hand(.after)
    #expect(await hand.perform(.increment, "promo") == .handled())
    #expect(try await hand.value("promo") == "Сырный бортик, 2 из 7")
    await hand.perform(.decrement, "promo")
    #expect(try await hand.value("promo") == "Чиззи чеддер, 1 из 7")
    await hand.perform(.decrement, "promo")
    #expect(try await hand.value("promo") == "Чиззи чеддер, 1 из 7")
    await hand.perform(.increment, "category")
    #expect(try await hand.value("category") == "Комбо, 2 из 7")
    // Selection follows focus: the list is at the section.
    #expect(try await hand.element("section.combo.title").frame.value?.y == 412)
  }

  @Test func theOrderTypeDecidesAboutTheAddress() async throws {
    let hand = Hand(.after)
    await hand.perform(.decrement, "orderType")
    #expect(try await hand.value("orderType") == "На доставку, 1 из 2")
    #expect(try await hand.value("address") == "Москва, бульвар Симферопольский, 24")
    let before = Hand(.before)
    try await before.doubleTap("orderType.delivery")
    #expect(try await before.element("orderType.delivery").has(.selected))
    #expect(try await before.label("address") == "Москва, бульвар Симферопольский, 24")
  }

  @Test func dodoRublesOpenAModalThatAScrubCloses() async throws {
    let hand = Hand(.after, at: .menuFirstArticle)
    let opened = try await hand.doubleTap("dodoRubles")
    #expect(opened == .handled(TimedChange(.screenChanged(focus: "rubles.title"))))
    #expect(await hand.app.screen().readingOrder.first?.id == "rubles.close")
    let closed = TimedChange(.screenChanged(focus: "dodoRubles"))
    #expect(await hand.perform(.escape) == .handled(closed))
    #expect(await hand.app.current == .menuFirstArticle)
  }

  @Test func aToppingIsSelectedAndThePriceOfThePizzaSaid() async throws {
    let hand = Hand(.after, at: .toppings)
    #expect(try await hand.doubleTap("mushrooms") == .handled(.priced("423 рубля")))
    #expect(try await hand.element("mushrooms").has([.button, .selected]))
    #expect(try await hand.doubleTap("crust") == .ignored)
    let before = Hand(.before, at: .toppings)
    #expect(try await before.doubleTap("mushrooms.name") == .handled())
    #expect(await before.app.screen()["mushrooms.tick"] != nil)
  }

  @Test func theSizeOfAPizzaChangesItsPrice() async throws {
    let hand = Hand(.after, at: .pizzaCard)
    #expect(await hand.perform(.increment, "size") == .handled(.priced("764 рубля")))
    #expect(try await hand.value("size") == "Большая, 3 из 3")
    #expect(await hand.perform(.increment, "size", times: 2) == .handled())
    #expect(try await hand.value("size") == "Большая, 3 из 3")
    #expect(try await hand.label("buyButton") == "В корзину за 764 рубля")
    let before = Hand(.before, at: .pizzaCard)
    #expect(try await before.doubleTap("size.2") == .handled())
    #expect(try await before.label("buyButton") == "В корзину за 764 ₽")
  }

  @Test func aMagicTapPutsThePizzaIntoTheCartAndAScrubClosesTheCard() async throws {
    let hand = Hand(.after, at: .pizzaCard)
    let result = await hand.perform(.magicTap)
    #expect(result == .handled(TimedChange(.screenChanged(focus: "nav.title"))))
    #expect(await hand.app.current == .cart)
    #expect(try await hand.value("item") == "1 штука, 514 рублей")
    #expect(await hand.perform(.escape).isHandled)
    #expect(await hand.app.current == .pizzaCard)
    #expect(await hand.perform(.escape).isHandled)
    #expect(await hand.app.current == .menu)
    let before = Hand(.before, at: .pizzaCard)
    #expect(await before.perform(.magicTap) == .ignored)
    #expect(await before.perform(.escape) == .ignored)
  }

  @Test func theCounterMultipliesThePrice() async throws {
    let hand = Hand(.after, at: .counter)
    for expected in ["2, 1150 рублей", "3, 1725 рублей"] {
      await hand.perform(.increment, "counter")
      #expect(try await hand.value("counter") == expected)
    }
    await hand.perform(.decrement, "counter", times: 3)
    #expect(try await hand.value("counter") == "1, 575 рублей")
    let before = Hand(.before, at: .counter)
    #expect(try await before.doubleTap("minus") == .ignored)
    #expect(try await before.doubleTap("plus").isHandled)
    #expect(try await before.label("price") == "1 150 ₽")
  }

  @Test func theCarouselTurnsByItemAndOpensTheOneInTheMiddle() async throws {
    let hand = Hand(.after, at: .promoCarousel)
    await hand.perform(.increment, "offersProxy")
    #expect(try await hand.value("offersProxy") == "Цезарь, от 445 рублей, 2 из 3")
    let turned = await hand.perform(.scroll(.left), "offersProxy")
    #expect(turned == .handled(TimedChange(.pageScrolled("Марокканский пунш, 3 из 3"))))
    #expect(await hand.perform(.scroll(.left), "offersProxy") == .ignored)
    #expect(await hand.perform(.activate, "offersProxy").isHandled)
    #expect(await hand.app.current == .specialOffer)
  }

  @Test func aSearchTellsHowManyCitiesItFinds() async throws {
    let hand = Hand(.after, at: .cityList)
    #expect(await hand.perform(.type("А"), "search") == .handled(.said("6 результатов")))
    #expect(await hand.perform(.type("б"), "search") == .handled(.said("2 результата")))
    #expect(await hand.app.screen()["cityA.2"] == nil)
    #expect(await hand.perform(.type("и"), "search") == .handled(.said("1 результат")))
    #expect(await hand.perform(.deleteBackward(1), "search") == .handled(.said("2 результата")))
    #expect(await hand.perform(.escape) == .handled())
    #expect(await hand.app.current == .cityList)
    try await hand.doubleTap("cityA.1")
    #expect(try await hand.label("city") == "Абинск")
    #expect(await Hand(.before, at: .cityList).perform(.type("Аб"), "search") == .handled())
  }

  @Test func theSwitchInACellIsTapped() async throws {
    let hand = Hand(.after, at: .switchCell)
    #expect(await hand.perform(.activate, "switchCell") == .ignored)
    let point = Point(x: 329, y: 339)
    #expect(try await hand.element("switchCell").effectiveActivationPoint == point)
    for value in ["0", "1"] {
      #expect(await hand.perform(.tap(point, count: 1), "switchCell").isHandled)
      #expect(try await hand.value("switchCell") == value)
    }
    #expect(try await Hand(.before, at: .switchCell).doubleTap("switchCell.title") == .ignored)
  }

  @Test func aSettingIsToggledByItsCell() async throws {
    let hand = Hand(.after, at: .settingsCaptions)
    #expect(await hand.perform(.activate, "captions").isHandled)
    #expect(try await hand.value("captions") == "0")
    try await hand.doubleTap("photo")
    #expect(try await hand.value("photo") == "Никогда")
  }

  @Test func theSheetIsLeftByAScrubAndAppliedByAMagicTap() async throws {
    let hand = Hand(.after, at: .specialOffer)
    #expect(await hand.perform(.escape).isHandled)
    #expect(await hand.app.current == .menu)
    let other = Hand(.after, at: .specialOffer)
    #expect(await other.perform(.magicTap).isHandled)
    #expect(await other.app.current == .cart)
    #expect(try await other.label("item") == "Марокканский пунш, маленький")
    let before = Hand(.before, at: .specialOffer)
    #expect(await before.perform(.escape) == .ignored)
    #expect(try await before.doubleTap("city") == .ignored)
    #expect(try await before.doubleTap("handle").isHandled)
    #expect(await before.app.current == .menu)
  }

  @Test(arguments: PizzaApp.Build.allCases)
  func loadingEndsByItself(_ build: PizzaApp.Build) async throws {
    let hand = Hand(build, at: .loading)
    #expect(try await hand.doubleTap("spinner") == .ignored)
    #expect(await hand.app.advance(by: 1.5) == [])
    #expect(await hand.app.current == .loading)
    #expect(await hand.app.advance(by: 3) == [TimedChange(.screenChanged(), after: 0.5)])
    #expect(await hand.app.current == .menu)
  }

  @Test func messagesFollowTheFingerUnlessTheTableIsUpsideDown() async throws {
    let hand = Hand(.after, at: .messagesFeed)
    let status = TimedChange(.pageScrolled("Показаны строки с 7 по 9 из 9"))
    #expect(await hand.perform(.scroll(.up), "m1") == .handled(status))
    #expect(try await hand.label("new1") == "Курьер уже едет")
    #expect(await hand.perform(.scroll(.up), "new1") == .ignored)
    await hand.perform(.type("Ура"), "input")
    #expect(try await hand.doubleTap("send") == .handled(.said("Сообщение отправлено")))
    #expect(try await hand.label("mine9") == "Вы: Ура")
    let before = Hand(.before, at: .messagesFeed)
    #expect(
      await before.perform(.scroll(.up), "m1.text") == .handled(TimedChange(.pageScrolled())))
    #expect(await before.app.screen()["old0.text"] != nil)
  }
}
