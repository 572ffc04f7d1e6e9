import EarshotTesting
import Pizza
import Testing

@Suite(.voiceOver(language: "ru", hints: false))
struct OrderTests {
  @Test func aMediumPizzaIsOrdered() async throws {
    let vo = try await VoiceOverUser(on: PizzaApp())
    vo.expect(says: "Пепперони, заголовок")

    try await vo.swipeRight()
    try await vo.expectChange(from: "Маленькая, 1 из 3", to: "Средняя, 2 из 3") {
      try await vo.swipeUp()
    }

    try await vo.find("В корзину")
    vo.expect(says: "В корзину, 595 рублей, кнопка", focus: "add")
    try await vo.expectAnnouncement("Добавлено, в корзине 1") {
      try await vo.doubleTap()
    }
  }

  @Test func theLargestSizeIsTheLast() async throws {
    let vo = try await VoiceOverUser(on: PizzaApp())
    try await vo.focus("size")
    try await vo.swipeUp(times: 3)
    vo.expect(says: [], sounds: [.boundary])
  }

  @Test func aPizzaIsOrderedByVoice() async throws {
    let user = try await VoiceControlUser(on: PizzaApp())
    try await user.say("Tap В корзину")
    user.expect(does: [.activate], on: "add")
    try await user.say("Show names")
    user.expect(overlay: ["Размер", "В корзину, 395 рублей", "Корзина"])
  }

  @Test func aPizzaIsOrderedByASwitch() async throws {
    let user = try await SwitchControlUser(on: PizzaApp())
    try await user.reach("В корзину", within: 0)
    try await user.press(.select)
    user.expect(highlights: "Коснуться")
    try await user.press(.select)
    user.expect(does: [.activate], on: "add")
  }

  @Test func theMenuIsAStillScreen() async throws {
    let vo = try await VoiceOverUser(on: CaptureFile("Captures/menu.screen"))
    try await vo.find("Пепперони")
    vo.expect(says: "Пепперони, 395 рублей, кнопка")
  }
}
