import EarshotSession
import EarshotTesting
import EarshotTree
import Testing

/// Scenarios of a person who speaks commands.
@Suite(.voiceOver(language: "en"))
struct VoiceControlUserTests {
  @Test func aSentenceActsOnWhatItNames() async throws {
    let user = try await VoiceControlUser(on: PizzaSource())
    try await user.say("Tap Add to cart")
    user.expect(does: [.activate], on: "add", overlay: [])
    try await user.say("Increment Size")
    user.expect(does: [.increment], on: "size")
  }

  @Test func whoIsAskedIsExpectedByLabelToo() async throws {
    let user = try await VoiceControlUser(on: PizzaSource())
    try await user.say("Tap Add to cart")
    user.expect(does: [.activate], on: "Add to cart")
    #expect(throws: ExpectationFailure.self) { try user.require(on: "Close") }
    #expect(throws: ExpectationFailure.self) { try user.require(on: "Nobody") }
  }

  @Test func namesLieOverTheScreen() async throws {
    let user = try await VoiceControlUser(on: PizzaSource())
    try await user.say("Show names")
    user.expect(does: [], overlay: ["Size", "Add to cart", "Close"])
  }

  @Test func aStillScreenIsAUsersToo() async throws {
    let file = try await VoiceControlUser(on: CaptureFile("../../Fixtures/Testing/pay.screen"))
    try await file.say("Tap Pay")
    file.expect(on: "pay")
    #expect(file.output.actions.first?.action == .activate)
    let notation = try await VoiceControlUser(on: "button \"Pay\" id pay")
    try await notation.say("Tap one")
    notation.expect(on: "pay")
  }

  @Test func whatIsNotUnderstoodIsAnIssueThatSaysWhatWasShown() async throws {
    let user = try await VoiceControlUser(on: PizzaSource())
    try await user.say("Tap Pay")
    withKnownIssue {
      user.expect(does: [.activate], on: "add")
    } matching: { issue in
      let text = issue.description
      return text.contains("after say \"Tap Pay\": expected the app to be asked for")
        && text.contains("it was asked for nothing; shown was «") && text.contains("Pay")
    }
    #expect(throws: ExpectationFailure.self) { try user.require(shows: []) }
    #expect(throws: ExpectationFailure.self) { try user.require() }
  }

  @Test(arguments: [
    ("tpa Close", "Did you mean «tap Close»"), ("Tap Clse", "Nearest: «Close»"),
  ])
  func aSlipIsAnIssueThatSaysWhatIsNearest(_ said: String, _ nearest: String) async throws {
    let user = try await VoiceControlUser(on: PizzaSource())
    try await user.say(said)
    withKnownIssue {
      user.expect(does: [.activate])
    } matching: { issue in
      let text = issue.description.replacing("“", with: "«").replacing("”", with: "»")
      return text.contains(nearest)
    }
  }

  @Test func anAppThatFailsIsAnError() async throws {
    let user = try await VoiceControlUser(on: DyingSource())
    let error = await #expect(throws: ScenarioMistake.self) { try await user.say("Tap A") }
    #expect(error?.description == "the app did not answer 'say \"Tap A\"': Gone()")
  }

  @Test func anAppThatDoesNotAnswerInTimeIsAnError() async throws {
    let user = try await VoiceControlUser(
      on: DyingSource(isSilent: true), timeout: .milliseconds(50))
    let error = await #expect(throws: ScenarioMistake.self) { try await user.say("Tap A") }
    #expect(error?.description.hasPrefix("the app did not answer 'say \"Tap A\"'") == true)
  }
}
