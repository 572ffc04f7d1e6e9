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
}
