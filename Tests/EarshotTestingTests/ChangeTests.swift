import EarshotSession
import EarshotTesting
import EarshotTree
import Testing

/// What an action changes, and what it announces.
@Suite(.voiceOver(hints: false))
struct ChangeTests {
  @Test func aChangeThatIsHeardPasses() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    try await vo.focus("size")
    try await vo.expectChange(from: "Small", to: "Medium") { try await vo.swipeUp() }
    try await vo.expectChange(of: "size", from: "Size, Medium, adjustable", to: "Small") {
      try await vo.swipeDown()
    }
  }

  @Test(arguments: [
    ("Big", "Medium", "before the action 'size' says «Size, Small, adjustable», expected «Big»"),
    ("Small", "Large", "after the action 'size' says «Size, Medium, adjustable»"),
  ])
  func anotherChangeIsExplained(_ from: String, _ to: String, _ message: String) async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    try await vo.focus("size")
    let error = await #expect(throws: ExpectationFailure.self) {
      try await vo.requireChange(from: from, to: to) { try await vo.swipeUp() }
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func noChangeAndASilentChangeAreTold() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource(announcingAfter: 0))
    try await vo.focus("size")
    let same = await #expect(throws: ExpectationFailure.self) {
      try await vo.requireChange(from: "Small", to: "Medium") { try await vo.swipeDown() }
    }
    #expect(same?.description == "nothing changed: 'size' still says «Small»")
    try await vo.focus("add")
    let silent = await #expect(throws: ExpectationFailure.self) {
      try await vo.requireChange(of: "cart", from: "Cart, 0", to: "Cart, 1") {
        try await vo.doubleTap()
      }
    }
    #expect(
      silent?.description.hasPrefix(
        "'cart' changed to «Cart, 1» in silence; heard «Add to cart, button»") == true)
  }

  @Test func whatIsSaidAlreadyIsNoChange() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    try await vo.focus("size")
    let same = await #expect(throws: ExpectationFailure.self) {
      try await vo.requireChange(from: "Size", to: "Small") {
        try await vo.swipeDown()
        try await vo.singleTap()
      }
    }
    #expect(same?.description == "nothing changed: 'size' still says «Size»")
    let old = await #expect(throws: ExpectationFailure.self) {
      try await vo.requireChange(from: "Small", to: "Size") {
        try await vo.swipeUp()
        try await vo.singleTap()
      }
    }
    #expect(
      old?.description == "nothing changed to «Size»: 'size' said it before the action already")
  }

  @Test func aChangeIsHeardInWordsOfItsOwn() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource(announcingAfter: 0))
    try await vo.focus("add")
    let error = await #expect(throws: ExpectationFailure.self) {
      try await vo.requireChange(of: "cart", from: "0", to: "1") {
        try await vo.doubleTap()
        try await vo.post(.announcement("Ends in 10 minutes"))
      }
    }
    #expect(error?.description.hasPrefix("'cart' changed to «1» in silence") == true)
    try await vo.expectChange(of: "cart", from: "1", to: "2") {
      try await vo.doubleTap()
      try await vo.post(.announcement("2 in the cart"))
    }
  }

  @Test func nothingIsNoExpectation() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    #expect(throws: ExpectationFailure.self) { try vo.require() }
    let silent = try Screen(notation: "view id root")
    await #expect(throws: ExpectationFailure.self) { try await requireSpoken(silent, inline: "") }
    try requireSpoken(silent) {}
  }

  @Test func anAnnouncementThatIsHeardPasses() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    try await vo.focus("add")
    try await vo.expectAnnouncement("1 in the cart") { try await vo.doubleTap() }
  }

  @Test(arguments: [
    (0.15, "2 in the cart", "nearest is «1 in the cart»: was «2», heard «1»"),
    (0.15, "Add to cart, button", "it was heard, but as the description of an element"),
    (0.15, "Added to card, button", "nothing like it was; nearest of what was said is «Add to"),
    (0.15, "Payment", "heard:\n  + Add to cart, button"),
    (0.05, "1 in the cart", "the app posted it 0.05 s after the action, and VoiceOver"),
  ])
  func aMissingAnnouncementIsExplained(
    _ delay: Double, _ text: String, _ reason: String
  ) async throws {
    let vo = try await VoiceOverUser(on: PizzaSource(announcingAfter: delay))
    try await vo.focus("add")
    let error = await #expect(throws: ExpectationFailure.self) {
      try await vo.requireAnnouncement(text) { try await vo.doubleTap() }
    }
    #expect(
      error?.description.hasPrefix("«\(text)» was not announced: \(reason)") == true,
      "\(error?.description ?? "")")
  }

  @Test func anAnnouncementThatIsCutIsNotHeard() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    try await vo.focus("add")
    vo.waitPolicy = .seconds(0.3)
    let error = await #expect(throws: ExpectationFailure.self) {
      try await vo.requireAnnouncement("1 in the cart") {
        try await vo.doubleTap()
        try await vo.swipeRight()
      }
    }
    #expect(
      error?.description.hasSuffix("it began and was cut") == true, "\(error?.description ?? "")")
  }

  @Test func failuresAreIssuesAndErrorsPass() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    try await withKnownIssue {
      try await vo.expectChange(of: "size", from: "Small", to: "Medium") {
        try await vo.swipeLeft()
      }
    } matching: {
      $0.description.contains("nothing changed")
    }
    try await withKnownIssue {
      try await vo.expectAnnouncement("Paid") {}
    } matching: {
      $0.description.contains("nothing was heard")
    }
    await #expect(throws: ScenarioMistake.self) {
      try await vo.expectAnnouncement("Paid") { try await vo.focus("none") }
    }
  }
}
