import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceControl
import Testing

/// Voice Control on apps that lead elsewhere, scroll, or do not answer.
struct VoiceControlSourceTests {
  /// An app that handles some actions and counts how far it was scrolled.
  private actor App: ScreenSource {
    var still: Screen
    let handles: @Sendable (ElementAction, Element.ID?) -> Bool
    var asked: [ElementAction] = []
    var partsBelow: Int
    private struct Silent: Error {}
    private let isSilent: Bool

    init(
      _ notation: String, partsBelow: Int = 0, isSilent: Bool = false,
      handles: @escaping @Sendable (ElementAction, Element.ID?) -> Bool = { _, _ in false }
    ) throws {
      still = try Screen(notation: notation)
      self.handles = handles
      self.partsBelow = partsBelow
      self.isSilent = isSilent
    }

    func screen() throws -> Screen {
      if isSilent { throw Silent() }
      return still
    }

    func perform(_ action: ElementAction, on id: Element.ID?) -> ActionResult {
      asked.append(action)
      if case .scroll = action, id == "list", partsBelow > 0 {
        partsBelow -= 1
        still.title = "\(partsBelow)"
        return ActionResult(isHandled: true)
      }
      return ActionResult(isHandled: handles(action, id))
    }
  }

  private static let list = """
    view id root
      scroll id small frame 0,0,375,50
      scroll id list frame 0,50,375,600
        button "Milk" id milk frame 0,60,375,40
      button backButton "Shop" id back frame 0,660,100,40
    """

  @Test func aTapLeadsToAnotherScreenAndTakesTheNumbers() async throws {
    let flow = try #require(
      ScreenFlow(
        screens: [
          "menu": try Screen(notation: "button \"Milk\" id milk"),
          "card": try Screen(notation: "button \"Buy\" id buy\nbutton \"Close\" id close"),
        ],
        steps: [
          .init(from: "menu", element: "milk", to: "card"),
          .init(from: "card", element: nil, to: "menu"),
        ], startingAt: "menu"))
    let user = VoiceUser(on: flow) { $0.overlay = .numbers }
    await user.say("one")
    #expect(await user.overlay?.badges.map(\.element) == ["buy", "close"])
    let back = await user.say("go back")
    #expect(back.shown == ["Go back"])
    #expect(await user.overlay?.badges.map(\.element) == ["milk"])
  }

  @Test func whatNobodyHandlesIsTappedAtItsPoint() async throws {
    let app = try App(Self.list)
    let turn = await VoiceUser(on: app).say("tap Milk")
    #expect(
      turn.appActions.last == "\(ElementAction.tap(Point(x: 187.5, y: 80), count: 1)) milk")
    #expect(turn.actions.dropLast().map(\.element) == ["milk", "list", "root"])
  }

  @Test func backIsEscapeAndThenTheBackButton() async throws {
    let escaping = try App(Self.list) { action, id in action == .escape && id == "root" }
    #expect(await VoiceUser(on: escaping).say("go back").actions.last?.element == "root")
    let buttons = try App(Self.list) { action, id in action == .activate && id == "back" }
    #expect(await VoiceUser(on: buttons).say("go back").activated == ["back"])
    let nothing = try App("button \"A\"")
    #expect(await VoiceUser(on: nothing).say("go back").shown.last == "There is no way back")
  }

  @Test func theLargestViewIsScrolledAsFarAsItGoes() async throws {
    let app = try App(Self.list, partsBelow: 3)
    let user = VoiceUser(on: app)
    let turn = await user.say("scroll down")
    #expect(turn.actions.map(\.action) == [.scroll(.up)])
    #expect(turn.actions.first?.element == "list")
    await user.say("scroll to the bottom")
    #expect(await app.partsBelow == 0)
    #expect(await user.say("scroll down").shown.last == "There is nothing to scroll")
  }

  @Test func anAppThatDoesNotAnswerIsToldOf() async throws {
    let app = try App(Self.list, isSilent: true)
    let user = VoiceUser(on: app)
    let turn = await user.say("tap Milk")
    #expect(turn.actions.isEmpty)
    #expect(turn.shown.count == 1)
    #expect(turn.lines.isEmpty)
  }

  @Test func theSystemIsAskedForItsScreens() async throws {
    let user = VoiceUser(on: try App(Self.list))
    #expect(await user.say("go home").actions.map(\.action) == [.home])
    #expect(await user.say("open app switcher").actions.map(\.action) == [.appSwitcher])
    #expect(await user.say("open Milk").actions.first?.element == "milk")
    #expect(
      await user.say("open Mail").shown == ["“mail” cannot be opened here"])
  }

  @Test func aRecogniserListensForWhatCanBeSaid() async throws {
    let user = try VoiceUser("button \"Buy tea\"\ntextEntry isEditing \"City\"") {
      $0.customCommands = [CustomCommand("My address!", .type("x"))]
    }
    await user.session.start()
    let grammar = await user.session.technology.recognitionGrammar(on: user.session.currentScreen)
    #expect(grammar.sentences.contains("tap <item>"))
    #expect(grammar.sentences.contains("my address"))
    #expect(grammar.slots["item"]?.contains("buy tea") == true)
  }
}
