import EarshotSession
import EarshotSwitchControl
import EarshotTesting
import EarshotTree
import Testing

/// Scenarios of a person who presses switches.
@Suite(.voiceOver(language: "en"))
struct SwitchControlUserTests {
  private static let order = """
    screen 375x812 en
    button "Close" frame 0,40,44,44 id close
    button "Small" frame 16,100,100,44 id small
    button "Medium" frame 130,100,100,44 id medium
    button "Large" frame 244,100,100,44 id large
    button "Pay" frame 16,200,343,44 id pay
    """

  private static func preferences(
    _ style: SwitchPreferences.ScanningStyle, tap: SwitchPreferences.TapBehavior = .menu
  ) -> SwitchPreferences {
    var preferences = SwitchPreferences()
    preferences.scanningStyle = style
    preferences.tapBehavior = tap
    return preferences
  }

  @Test func scanningGoesOnByItselfAndSelectOpensTheMenu() async throws {
    let user = try await SwitchControlUser(on: PizzaSource())
    user.expect(highlights: "Size")
    try await user.wait(1)
    user.expect(highlights: "Add to cart")
    try await user.press(.select)
    user.expect(highlights: "Tap", does: [])
    try await user.press(.select)
    user.expect(does: [.activate], on: "add")
    #expect(user.presses == 2)
  }

  @Test(arguments: SwitchPreferences.ScanningStyle.allCases)
  func everyStyleReachesEveryItem(_ style: SwitchPreferences.ScanningStyle) async throws {
    for (name, id) in [("Medium", "medium"), ("Pay", "pay"), ("Close", "close")] {
      let user = try await SwitchControlUser(
        on: Self.order, preferences: Self.preferences(style))
      try await user.reach(name)
      user.expect(highlights: name)
      let done = try await user.tap(name)
      #expect(done.actions.map(\.action).contains(.activate))
      #expect(done.actions.last?.element?.rawValue == id)
    }
  }

  @Test(arguments: SwitchPreferences.TapBehavior.allCases)
  func everyBehaviourOfTapsTaps(_ tap: SwitchPreferences.TapBehavior) async throws {
    let user = try await SwitchControlUser(
      on: PizzaSource(), preferences: Self.preferences(.auto, tap: tap))
    let done = try await user.tap("Add", within: tap == .menu ? 2 : 1)
    #expect(done.actions.map(\.action) == [.activate])
    #expect(done.actions.map(\.element) == ["add"])
  }

  @Test func tooManyPressesAreAFailureWithTheWay() async throws {
    let user = try await SwitchControlUser(
      on: Self.order, preferences: Self.preferences(.manual))
    let error = await #expect(throws: ExpectationFailure.self) {
      try await user.reach("Medium", within: 1)
    }
    #expect(
      error?.description == """
        «Medium» took 2 presses, expected 1 at most:
          press next  → Small
          press next  → Medium
        """)
  }

  @Test func theLinesOfTheMenuAreReached() async throws {
    let user = try await SwitchControlUser(
      on: PizzaSource(), preferences: Self.preferences(.manual))
    try await user.press(.select)
    try await user.reach("Increment")
    try await user.press(.select)
    user.expect(does: [.increment], on: "size")
  }

  @Test func mistakesOfTheTestAreExplained() async throws {
    let user = try await SwitchControlUser(on: PizzaSource())
    let error = await #expect(throws: ScenarioMistake.self) { try await user.reach("Pizza") }
    #expect(
      error?.description
        == "scanning stops at nothing named «Pizza»; it stops at «Size», «Add to cart», «Close»")
    let near = await #expect(throws: ScenarioMistake.self) { try await user.reach("Add to card") }
    #expect(near?.description.hasSuffix("; the nearest is «Add to cart»") == true)
  }

  @Test func whatIsHighlightedIsCompared() async throws {
    let user = try await SwitchControlUser(on: CaptureFile("../../Fixtures/Testing/pay.screen"))
    withKnownIssue {
      user.expect(highlights: "Cancel", does: [.activate], overlay: ["Tap"])
    } matching: { issue in
      let text = issue.description
      return text.contains("after start: expected «Cancel» to be highlighted, it is «Pay»")
        && text.contains("it was asked for nothing") && text.contains("was «Tap», heard «Pay»")
    }
    #expect(throws: ExpectationFailure.self) { try user.require(highlights: "") }
    #expect(throws: ExpectationFailure.self) { try user.require() }
  }

  @Test func anAppThatFailsIsAnError() async throws {
    let user = try await SwitchControlUser(on: DyingSource())
    let error = await #expect(throws: ScenarioMistake.self) { try await user.tap("A") }
    #expect(error?.description == "the app did not answer 'press select': Gone()")
  }
}
