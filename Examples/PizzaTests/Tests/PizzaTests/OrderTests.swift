import EarshotTesting
import Pizza
import Testing

@Suite(.voiceOver(language: "en", hints: false))
struct OrderTests {
  @Test func aMediumPizzaIsOrdered() async throws {
    let vo = try await VoiceOverUser(on: PizzaApp())
    vo.expect(says: "Pepperoni, heading")

    try await vo.swipeRight()
    try await vo.expectChange(from: "Small, 1 of 3", to: "Medium, 2 of 3") {
      try await vo.swipeUp()
    }

    try await vo.find("Add to cart")
    vo.expect(says: "Add to cart, 16 dollars, button", focus: "add")
    try await vo.expectAnnouncement("Added, 1 in the cart") {
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
    try await user.say("Tap Add to cart")
    user.expect(does: [.activate], on: "add")
    try await user.say("Show names")
    user.expect(overlay: ["Size", "Add to cart, 12 dollars", "Cart"])
  }

  @Test func aPizzaIsOrderedByASwitch() async throws {
    let user = try await SwitchControlUser(on: PizzaApp())
    try await user.reach("Add to cart", within: 0)
    try await user.press(.select)
    user.expect(highlights: "Tap")
    try await user.press(.select)
    user.expect(does: [.activate], on: "add")
  }

  @Test func theMenuIsAStillScreen() async throws {
    let vo = try await VoiceOverUser(on: CaptureFile("Captures/menu.screen"))
    try await vo.find("Pepperoni")
    vo.expect(says: "Pepperoni, 12 dollars, button")
  }
}
