import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceControl
import Testing

/// What answers to nothing and takes taps is found by the grid.
struct GridEffortTests {
  private static let card = """
    screen 375x812 en
    view tappable frame 16,100,343,120
      text "Pepperoni" id title frame 120,110,200,20
    button "Pay" id pay frame 16,700,343,60 not responds
    text "Plain" id plain frame 16,400,343,20
    button dimmed "Sold out" id sold frame 16,500,343,60
    """

  private func path(to id: Element.ID) throws -> EffortPath? {
    let screen = Transcript.OrderedScreen(try #require(ScreenNotation.parse(Self.card).first))
    return VoiceControlEffort(VoiceControl(), on: screen, pace: EffortPace())
      .path(to: EffortGoal(id)).path
  }

  private func said(_ path: EffortPath) -> [String] {
    path.steps.compactMap { step in
      guard case .say(let text) = step.input else { return nil }
      return text
    }
  }

  @Test(arguments: ["title", "pay"])
  func whatIsSaidTapsTheElement(_ name: String) throws {
    let screen = Transcript.OrderedScreen(try #require(ScreenNotation.parse(Self.card).first))
    let sentences = said(try #require(try path(to: Element.ID(name))))
    #expect(sentences.first == "show grid" && sentences.last == "tap")
    var voice = VoiceControl()
    var responses: [Response] = []
    for sentence in sentences { responses = voice.respond(to: .say(sentence), on: screen, at: 0) }
    let taps = responses.compactMap { response -> Element.ID? in
      guard case .perform(.tap, let id) = response else { return nil }
      return id
    }
    #expect(taps == [Element.ID(name)])
  }

  @Test(arguments: ["plain", "sold"])
  func whatDoesNothingHasNoWay(_ name: String) throws {
    #expect(try path(to: Element.ID(name)) == nil)
  }
}
