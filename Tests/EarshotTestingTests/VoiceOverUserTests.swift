import EarshotSession
import EarshotTesting
import EarshotTree
import Foundation
import Testing

/// Scenarios as code.
@Suite(.voiceOver(hints: false))
struct VoiceOverUserTests {
  @Test func aScenarioReadsLikeItsSteps() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    vo.expect(says: "Pizza, heading", focus: "title")
    try await vo.swipeRight()
    vo.expect(says: "Size, Small, adjustable")
    try await vo.swipeUp(times: 2)
    vo.expect(says: "Large", sounds: [])
    try await vo.swipeUp()
    vo.expect(says: [], sounds: [.boundary], focus: "size")
    try await vo.focus("add")
    let heard = try await vo.doubleTap()
    #expect(heard.captions == ["Add to cart, button", "1 in the cart"])
    #expect(heard.announcements == ["1 in the cart"])
    #expect(heard.actions == [.activate])
    #expect(heard.cut == ["Add to cart, button"])
    vo.expect(announces: "1 in the cart")
  }

  @Test func manySwipesAnswerAllThatWasHeard() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    let heard = try await vo.swipeRight(times: 3)
    #expect(heard.captions == ["Size, Small, adjustable", "Add to cart, button", "Cart, 0"])
    #expect(heard.focus == "cart")
  }

  @Test func anImpatientUserInterrupts() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    vo.waitPolicy = .seconds(0.2)
    try await vo.swipeRight()
    try await vo.swipeRight()
    let lines = await vo.transcript.lines
    #expect(lines.map(\.completion) == [.spoken, .cut, .spoken])
  }

  @Test func theRotorAndTextsFindTheirWay() async throws {
    let vo = try await VoiceOverUser(on: "header \"A\"\ntext \"B\"\nheader \"C, the third\"")
    try await vo.rotor("headings")
    try await vo.swipeDown()
    vo.expect(says: "C, the third, heading")
    try await vo.find("B")
    vo.expect(says: "B")
    let near = await #expect(throws: ScenarioMistake.self) { try await vo.find("C, the thirst") }
    #expect(near?.description.contains("the nearest is «C, the third, heading»") == true)
  }

  @Test func focusTakesALabelAsScriptsDo() async throws {
    let screen = "button \"Pay, $5\"\nbutton \"Close\" id x\nbutton \"Close\"\n"
    let vo = try await VoiceOverUser(on: "screen\n" + screen)
    try await vo.focus("Pay")
    vo.expect(says: "Pay, $5, button")
    let several = await #expect(throws: ScenarioMistake.self) { try await vo.focus("Close") }
    #expect(
      several?.description == "2 stops are called 'Close'; their ids are 'x', 'button[3]'")
  }

  @Test func focusIsExpectedByLabelToo() async throws {
    let screen = "button \"Pay, $5\" id pay\nbutton \"Close\" id x\nbutton \"Close\" id y\n"
    let vo = try await VoiceOverUser(on: "screen\n" + screen)
    vo.expect(focus: "pay")
    vo.expect(focus: "Pay")
    vo.expect(focus: "Pay, $5")
    #expect(
      throws: ExpectationFailure("after start: 2 stops are called 'Close'; their ids are 'x', 'y'")
    ) { try vo.require(focus: "Close") }
    try await vo.swipeRight()
    #expect(
      throws: ExpectationFailure("after swipeRight: expected focus on 'Pay', it is on 'x'")
    ) { try vo.require(focus: "Pay") }
    #expect(throws: ExpectationFailure.self) { try vo.require(focus: "Buy") }
  }

  @Test func mistakesOfTheTestAreExplained() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    let focus = await #expect(throws: ScenarioMistake.self) { try await vo.focus("pay") }
    #expect(
      focus?.description.hasPrefix("there is no stop 'pay'; use one of '") == true)
    let rotor = await #expect(throws: ScenarioMistake.self) { try await vo.rotor("tables") }
    #expect(rotor?.description.hasPrefix("the rotor offers no 'tables' here; it offers") == true)
  }

  @Test func whatIsNotHeardIsAnIssueWithTheGesture() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    try await vo.swipeRight()
    withKnownIssue {
      vo.expect(says: "Size, Big, adjustable", sounds: [.boundary], focus: "add")
    } matching: { issue in
      let text = issue.description
      return text.contains("after swipeRight: ") && text.contains("was «Big,», heard «Small,»")
        && text.contains("expected the sounds [\"boundary\"], heard []")
        && text.contains("expected focus on 'add', it is on 'size'")
    }
    withKnownIssue { vo.expectSilence() }
    #expect(throws: ExpectationFailure.self) { try vo.require(says: "Pizza") }
  }

  @Test func aFileIsAStillScreen() async throws {
    let vo = try await VoiceOverUser(on: CaptureFile("../../Fixtures/Testing/pay.screen"))
    vo.expect(says: "Order, heading")
    try await vo.find("Pay")
    try await vo.doubleTap()
    #expect(vo.heard.actions.first == .activate)
    let missing = await #expect(throws: ScenarioMistake.self) {
      try await VoiceOverUser(on: CaptureFile("missing.screen"))
    }
    #expect(missing?.description.contains("missing.screen' cannot be read") == true)
  }

  @Test func aCaptureAtHandIsAStillScreen() async throws {
    let hierarchy = """
      Application, 0x1, pid: 1, label: 'Shop'
        Window (Main), 0x2, {{0.0, 0.0}, {393.0, 852.0}}
          Button, 0x3, {{16.0, 100.0}, {361.0, 44.0}}, label: 'Pay'
      """
    let vo = try await VoiceOverUser(on: Data(hierarchy.utf8))
    // The first sentence names the app that came up.
    vo.expect(says: "Shop, Pay, button")
    let mistake = await #expect(throws: ScenarioMistake.self) {
      try await VoiceOverUser(on: Data("nothing of the kind".utf8))
    }
    #expect(mistake?.description.hasPrefix("capture") == true)
  }

  @Test func theTranscriptTellsGesturesAndTimes() async throws {
    let vo = try await VoiceOverUser(on: PizzaSource())
    try await vo.focus("add")
    try await vo.doubleTap()
    #expect(
      vo.transcriptText == """
            0.00         start
            0.00     0.86   Pizza, heading
            0.86         focus(add)
            0.86     2.07   Add to cart, button
            2.07         doubleTap
            2.07     2.22   Add to cart, button  (cut)
            2.22     3.15   1 in the cart

        """)
  }

  @Test func anAppThatFailsIsAnErrorUnlessItIsToBeHeard() async throws {
    let vo = try await VoiceOverUser(on: DyingSource())
    let error = await #expect(throws: ScenarioMistake.self) { try await vo.doubleTap() }
    #expect(error?.description == "the app did not answer 'doubleTap': Gone()")
    vo.throwsWhenAppFails = false
    try await vo.doubleTap()
    vo.expect(says: "The app does not answer")
  }
}
