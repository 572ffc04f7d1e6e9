import EarshotPizza
import EarshotSession
import EarshotTree
import Testing

/// Ways between screens, scrolling, and what is told of both.
struct NavigationTests {
  @Test(arguments: [
    ("menu", PizzaScreen.menu), ("pizza", .menu), ("pizza/toppings", .toppings),
    ("pizza-card", .pizzaCard), ("pizza/pizza-card", .pizzaCard), ("pizza/", nil), ("burger", nil),
    ("pizza/pizza/menu", nil),
  ])
  func screensHaveNames(_ name: String, _ screen: PizzaScreen?) {
    #expect(PizzaApp.screenNamed(name) == screen)
    if let screen { #expect(PizzaScreen(screen.description) == screen) }
  }

  @Test(arguments: PizzaApp.Build.allCases, PizzaScreen.allCases)
  func everyScreenStartsUnderItsName(_ build: PizzaApp.Build, _ screen: PizzaScreen) async {
    #expect(await PizzaApp(build: build, startingAt: screen).current == screen)
  }

  /// Time must reach the app also where it is only known as some source.
  @Test func itIsASourceLikeOthers() async throws {
    let source: any ScreenSource = PizzaApp(build: .after, startingAt: .loading)
    #expect(try await source.advance(by: 2) == [TimedChange(.screenChanged(), after: 2)])
    #expect(try await source.screen()["menu.root"] != nil)
    #expect(try await source.perform(.increment, on: "promo").isHandled)
    #expect(try await source.perform(.activate, on: "nowhere") == .ignored)
  }

  @Test func aScrubGoesBackThroughStandardNavigationInBothBuilds() async throws {
    for build in PizzaApp.Build.allCases {
      let hand = Hand(build)
      #expect(await hand.perform(.escape) == .ignored)
      try await hand.doubleTap("address")
      try await hand.doubleTap(build == .before ? "p.basic.title" : "p.basic")
      #expect(await hand.app.current == .cityList)
      for (expected, opener) in [(PizzaScreen.pizzerias, "p.basic"), (.menu, "address")] {
        // Only the adapted build says where the user was.
        let focus = build == .after ? Element.ID(opener) : nil
        let closed = TimedChange(.screenChanged(focus: focus))
        #expect(await hand.perform(.escape) == .handled(closed))
        #expect(await hand.app.current == expected)
      }
    }
  }

  @Test func oneScrubEndsTypingAndTheNextOneLeaves() async throws {
    let hand = Hand(.after, at: .delivery)
    #expect(
      await hand.perform(.deleteBackward(100), "street") == .handled())
    #expect(await hand.perform(.type("Симф"), "street") == .handled(.said("3 подсказки")))
    #expect(await hand.perform(.escape) == .handled())
    try await hand.doubleTap("street.1")
    #expect(try await hand.value("street") == "проезд Симферопольский, 5")
    #expect(await hand.perform(.escape).isHandled)
    #expect(await hand.app.current == .menu)
  }

  @Test func aChosenCityGoesEverywhere() async throws {
    let hand = Hand(.before)
    try await hand.doubleTap("city")
    try await hand.doubleTap("city.1.name")
    #expect(try await hand.label("city") == "Санкт-Петербург")
    #expect(try await hand.label("address") == "Санкт-Петербург, улица Наметкина, 13Б")
    try await hand.doubleTap("tab.3")
    #expect(await hand.app.current == .pizzerias)
    try await hand.doubleTap("p.subtitle.title")
    #expect(await hand.app.screen()["p.subtitle.tick"] != nil)
    #expect(try await hand.doubleTap("p.closed.title") == .ignored)
  }

  @Test func rowsAreTold() async throws {
    let hand = Hand(.after, at: .countries)
    for expected in ["с 9 по 16 из 20", "с 13 по 20 из 20"] {
      #expect(
        await hand.perform(.scroll(.up), "country.2")
          == .handled(TimedChange(.pageScrolled("Показаны строки \(expected)"))))
    }
    #expect(await hand.perform(.scroll(.up), "country.2") == .ignored)
    #expect(await hand.perform(.scroll(.left), "country.2") == .ignored)
    #expect(
      await hand.perform(.scroll(.down), nil)
        == .handled(TimedChange(.pageScrolled("Показаны строки с 5 по 12 из 20"))))
  }

  @Test func pagesAreTold() async throws {
    let hand = Hand(.after, at: .stories)
    await hand.perform(.scroll(.left), "story.1.text")
    #expect(
      await hand.perform(.scroll(.left), "story.2.text")
        == .handled(TimedChange(.pageScrolled("Страница 3 из 12"))))
    #expect(
      try await hand.element("story.3").frame.value == Rect(x: 0, y: 100, width: 375, height: 600))
  }

  @Test func aLongCardTellsItsEnds() async throws {
    let hand = Hand(.after, at: .pizzaCard)
    #expect(
      await hand.perform(.scroll(.up), "title") == .handled(TimedChange(.pageScrolled("Низ"))))
    #expect(
      await hand.perform(.scroll(.down), "title") == .handled(TimedChange(.pageScrolled("Верх"))))
  }

  @Test func focusScrollsOnlyToWhatIsOutOfSight() async throws {
    let hand = Hand(.before)
    #expect(await hand.perform(.reveal, "heart.title") == .handled())
    #expect(
      await hand.perform(.reveal, "promo.3.label") == .handled(TimedChange(.layoutChanged())))
    #expect(await hand.perform(.reveal, "promo.3.label") == .handled())
    let frame = try #require(try await hand.element("promo.3.label").frame.value)
    #expect(frame.x >= 0 && frame.maxX <= 375)
    #expect(try await hand.doubleTap("promo.3.label").isHandled)
    #expect(try await hand.label("offer.title") == "Какао с маршмеллоу")
  }

  /// Reading all scrolls along, and must meet every stop once, in the order of the still screen.
  @Test(arguments: PizzaApp.Build.allCases, PizzaScreen.allCases)
  func readingAllMeetsEveryStop(_ build: PizzaApp.Build, _ screen: PizzaScreen) async {
    let hand = Hand(build, at: screen)
    let expected = await hand.app.screen().readingOrder.map(\.id)
    var met: [Element.ID] = []
    while let stop = await hand.app.screen().readingOrder.stop(after: met.last),
      met.count <= expected.count
    {
      met.append(stop.id)
      await hand.perform(.reveal, stop.id)
      let order = await hand.app.screen().readingOrder
      #expect(order.first { $0.id == stop.id }?.isOffscreen == false)
    }
    #expect(met == expected)
  }

  @Test func theRotorOfTheMenuLeadsToSections() async throws {
    let hand = Hand(.after)
    #expect(try await hand.element("menu").customRotors.value == nil)
    await hand.perform(.increment, "category")
    let rotor = try #require(try await hand.element("menu").customRotors.value?.first)
    #expect(rotor.name == "Тип продуктов")
    #expect(rotor.targets.prefix(2) == ["half", "couple"])
    await hand.perform(.increment, "category", times: 5)
    #expect(await hand.perform(.reveal, "couple") == .handled(TimedChange(.layoutChanged())))
    let order = await hand.app.screen().readingOrder
    let index = try #require(order.index(of: "couple"))
    #expect(!order[index].isOffscreen)
  }

  @Test func theAlphabetLeadsToItsCities() async throws {
    let hand = Hand(.before, at: .cityList)
    await hand.perform(.increment, "sectionIndex")
    #expect(try await hand.value("sectionIndex") == "Б")
    #expect(try await hand.element("section.B.title").frame.value?.y == 204)
  }

  @Test func theNutritionIsATableWithHeaders() async throws {
    let order = await PizzaApp(build: .after, startingAt: .nutrition).screen().readingOrder
    let stop = try #require(order.first { $0.id == "nutrition.2.1" })
    guard case .dataTable(let context?)? = stop.enclosures.last?.kind else {
      Issue.record("no cell of a data table")
      return
    }
    #expect(context.cell == TableCell(row: 2, column: 1))
    #expect(context.columnHeaders.map(\.label) == ["В 100 граммах"])
    #expect(stop.element.label.value == "9 граммов")
  }
}
