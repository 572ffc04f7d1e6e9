import EarshotPizza
import EarshotSession
import EarshotTree
import Testing

extension ScenarioTests {
  @Test func theSliderGoesInTenthsAndFollowsAFinger() async throws {
    let hand = Hand(.after, at: .controls)
    await hand.perform(.increment, "brightness")
    #expect(try await hand.value("brightness") == "60%")
    await hand.perform(.decrement, "brightness", times: 2)
    #expect(try await hand.value("brightness") == "40%")
    await hand.perform(.increment, "brightness")
    let thumb = try #require(try await hand.element("brightness").effectiveActivationPoint)
    let end = Point(x: thumb.x + 0.3 * 327, y: thumb.y)
    #expect(await hand.perform(.drag(from: thumb, to: end), "brightness").isHandled)
    #expect(try await hand.value("brightness") == "80%")
    await hand.perform(.increment, "brightness", times: 5)
    #expect(try await hand.value("brightness") == "100%")
  }

  @Test func theStepperCountsInTheRightForm() async throws {
    let hand = Hand(.after, at: .controls)
    for expected in ["4 события", "5 событий"] {
      await hand.perform(.increment, "stepper")
      #expect(try await hand.value("stepper") == expected)
    }
    await hand.perform(.decrement, "stepper", times: 4)
    #expect(try await hand.value("stepper") == "1 событие")
    let before = Hand(.before, at: .controls)
    try await before.doubleTap("stepper.plus")
    try await before.doubleTap("stepper.plus")
    #expect(try await before.label("events") == "5 события")
  }

  @Test func thePlayerIsTappedOrMagicallyTapped() async throws {
    let hand = Hand(.after, at: .controls)
    #expect(try await hand.doubleTap("play") == .handled())
    #expect(try await hand.label("play") == "Пауза")
    #expect(await hand.perform(.magicTap, "brightness") == .handled())
    #expect(try await hand.label("play") == "Играть")
    #expect(await Hand(.before, at: .controls).perform(.magicTap) == .ignored)
  }

  @Test func theTimerChangesEverySecond() async throws {
    let hand = Hand(.after, at: .controls)
    for expected in ["33 секунды", "32 секунды", "31 секунда", "30 секунд"] {
      #expect(await hand.app.advance(by: 1) == [])
      #expect(try await hand.value("timer") == "12 минут \(expected)")
    }
    _ = await hand.app.advance(by: 10_000)
    #expect(try await hand.value("timer") == "0 секунд")
    let before = Hand(.before, at: .controls)
    _ = await before.app.advance(by: 10)
    #expect(try await before.label("timer") == "Осталось 12:24")
  }

  @Test func theFieldForDrawingTakesTouches() async throws {
    let hand = Hand(.after, at: .controls)
    #expect(await hand.perform(.touch(Point(x: 100, y: 500)), "drawing") == .handled())
    #expect(await hand.perform(.touch(Point(x: 110, y: 510)), "drawing") == .handled())
    #expect(try await hand.element("drawing").appearance.value?.drawing == "2 points")
    #expect(await hand.perform(.touch(Point(x: 10, y: 10)), "drawing") == .ignored)
  }

  @Test func theCellOfTheCartHasThreeActions() async throws {
    let hand = Hand(.after, at: .cartCell)
    await hand.perform(.custom(["Добавить"]), "item")
    #expect(try await hand.value("item") == "2 штуки, 1390 рублей")
    await hand.perform(.custom(["Убавить"]), "item", times: 3)
    #expect(try await hand.value("item") == "1 штука, 695 рублей")
    #expect(await hand.perform(.custom(["Съесть"]), "item") == .ignored)
    let deleted = await hand.perform(.custom(["Удалить"]), "item")
    #expect(
      deleted
        == .handled(TimedChange(.layoutChanged()), .said("Удалили из корзины, Цезарь")))
    #expect(await hand.app.screen()["item"] == nil)
    let before = Hand(.before, at: .cartCell)
    try await before.doubleTap("item.plus")
    #expect(try await before.label("item.p") == "1 390 ₽")
    #expect(await before.perform(.custom(["Удалить"]), "item.t") == .handled())
  }

  @Test func anOrderIsRepeated() async throws {
    let hand = Hand(.after, at: .orderHistory)
    let said = "Добавили в корзину, Пицца Додо Микс, Яблочный пирог"
    #expect(await hand.perform(.custom(["Повторить заказ"]), "order") == .handled(.said(said)))
    let before = Hand(.before, at: .orderHistory)
    let lost = TimedChange(.announcement(said))
    #expect(try await before.doubleTap("repeat") == .handled(lost))
  }

  @Test func errorsAreCountedAndFoundByARotor() async throws {
    let hand = Hand(.after, at: .formErrors)
    let report = TimedChange.said("1 ошибка. Первая: неправильный номер карты")
    #expect(try await hand.doubleTap("submit") == .handled(report))
    let rotors = try await hand.element("form.root").customRotors.value
    #expect(rotors == [CustomRotor("Ошибки", targets: ["card"])])
    #expect(try await hand.label("card") == "Ошибка, номер карты")
    await hand.perform(.type("я"), "email")
    #expect(
      try await hand.doubleTap("submit")
        == .handled(.said("2 ошибки. Первая: неправильный номер карты")))
    #expect(try await Hand(.before, at: .formErrors).doubleTap("submit") == .handled())
  }

  @Test func aWrongFieldIsReturnedToWhenItIsLeft() async throws {
    let hand = Hand(.after, at: .formErrors)
    await hand.perform(.deleteBackward(1), "card")
    #expect(try await hand.label("card") == "Номер карты")
    await hand.perform(.type("3"), "card")
    let result = await hand.perform(.endEditing)
    #expect(result == .handled(TimedChange(.layoutChanged(focus: "card"))))
    #expect(try await hand.label("card") == "Ошибка, номер карты")
    await hand.perform(.deleteBackward(1), "card")
    await hand.perform(.type("2"), "card")
    #expect(await hand.perform(.endEditing) == .handled())
    #expect(
      try await hand.doubleTap("submit")
        == .handled(TimedChange(.screenChanged(focus: "spinner"))))
  }

  @Test func aFieldTellsThatItIsEdited() async throws {
    let hand = Hand(.after, at: .formErrors)
    try await hand.doubleTap("email")
    #expect(try await hand.element("email").textInput.value?.isEditing == true)
    #expect(try await hand.element("email").has(.isEditing))
    #expect(await hand.perform(.escape) == .handled())
    #expect(try await !hand.element("email").has(.isEditing))
    #expect(await hand.perform(.escape).isHandled)
    #expect(await hand.app.current == .menu)
  }

  @Test func aMenuThatCannotBeLoadedIsTold() async throws {
    let hand = Hand(.after, at: .countries)
    let loading = TimedChange(.screenChanged(focus: "spinner"))
    #expect(try await hand.doubleTap("country.3") == .handled(loading))
    #expect(await hand.perform(.escape) == .ignored)
    let failed = TimedChange(.screenChanged(focus: "msg"), after: 2)
    #expect(await hand.app.advance(by: 2) == [failed])
    let before = Hand(.before, at: .countries)
    #expect(try await before.doubleTap("country.3.name") == .handled())
  }

  @Test func theMenuIsLoadedAgain() async throws {
    let hand = Hand(.after, at: .menuFailed)
    let loading = TimedChange(.screenChanged(focus: "spinner"))
    #expect(try await hand.doubleTap("retry") == .handled(loading))
    _ = await hand.app.advance(by: 2)
    #expect(await hand.app.current == .menu)
  }

  @Test func theCoverChangesItsSize() async throws {
    let hand = Hand(.after, at: .fourSteps)
    #expect(await hand.perform(.increment, "size") == .handled(.priced("765 рублей")))
    #expect(try await hand.value("size") == "Большая, 3 из 3")
    let bought = try await hand.doubleTap("buy")
    #expect(bought == .handled(.said("Добавили в корзину, Пепперони Фреш")))
  }
}
