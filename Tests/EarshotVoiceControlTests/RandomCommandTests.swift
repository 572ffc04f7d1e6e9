import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceControl
import TestSupport
import Testing

/// What holds whatever is said in whatever order.
struct RandomCommandTests {
  private static let screen = """
    screen 375x812
    scroll frame 0,0,375,812
      button "Delete" id a frame 0,0,100,40
      button "Delete" id b frame 0,50,100,40
      adjustable "Volume" id volume value "50%" frame 0,150,100,40
      button "Milk" actions "Add" ("More" actions "Share" "Copy") frame 0,200,100,40
      textEntry "City" id city type UITextView frame 0,250,300,40
      secureTextField "Code" id code frame 0,300,300,40
      button toggleButton "Wi-Fi" value "1" frame 0,350,300,40
      button id plain frame 0,400,300,40
    """
  private static let texts = [
    "tap Delete", "tap Milk", "tap City", "tap Code", "tap button", "tap", "tap 3", "one", "two",
    "five", "show names", "show numbers", "show grid", "show grid with two rows", "hide that",
    "hide numbers", "show commands", "show actions for Milk", "more", "copy", "increment Volume",
    "decrement Volume by 3", "swipe left", "swipe up at Milk", "scroll down", "scroll to the top",
    "drag from Delete to Milk", "go back", "go home", "repeat that", "repeat that 3 times",
    "zoom out", "go to sleep", "wake up", "wake up", "dictation mode", "command mode",
    "spelling mode", "hello world", "type green tea", "select tea", "select all",
    "select previous word", "delete that", "delete previous 2 words", "delete next character",
    "move to the beginning", "move left", "move down", "insert hot before tea",
    "replace tea with milk", "cut that", "copy that", "paste that", "undo that", "redo that",
    "undo that", "capitalize that", "uppercase tea", "new line", "my address", "",
    "Коснуться Milk", "ввести чай", "!!!",
  ]

  @Test(arguments: 1...40)
  func invariantsHold(_ seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let still = StillScreen(try Screen(notation: Self.screen))
    let user = VoiceUser(on: still, language: random.oneIn(2) ? "en" : "ru") {
      $0.customCommands = [CustomCommand("my address", .type("Tverskaya 1"))]
      $0.overlay = random.pick([nil, .names, .numbers, .grid])
    }
    for _ in 1...150 {
      if random.oneIn(20) {
        await still.change("a") { $0.isHidden = .given($0.isHidden.value != true) }
        await user.session.post(random.pick([.screenChanged(), .layoutChanged()]))
      }
      let text = random.pick(Self.texts)
      let wasAsleep = await user.session.technology.isAsleep
      let turn = await user.say(text)
      try await check(turn, user, after: "seed \(seed), '\(text)'", isSilent: wasAsleep)
    }
  }

  private func check(
    _ turn: Turn, _ user: VoiceUser, after comment: Comment, isSilent: Bool
  ) async throws {
    let voice = await user.session.technology
    let screen = await user.session.currentScreen
    // Something is always shown, but not by who sleeps.
    if !isSilent { #expect(!turn.shown.isEmpty, comment) }
    #expect(!turn.shown.contains(""), comment)
    #expect(turn.lines.isEmpty, comment)
    #expect(turn.actions.count <= 2_000, comment)
    // Numbers run from 1, and badges stand on what is there.
    if let overlay = voice.overlay(on: screen) {
      let targets = VoiceControlTargets(on: screen, language: "en")
      for badge in overlay.badges {
        if let id = badge.element { #expect(targets[id] != nil, comment) }
      }
      if overlay.kind != .names, overlay.kind != .menu {
        #expect(overlay.badges.map(\.text) == (1...overlay.badges.count).map(String.init), comment)
      }
      if overlay.kind == .choice { #expect(overlay.badges.count > 1, comment) }
    }
    // The selection lies in the text of a field.
    let lengths = ["city", "code"].map { screen.screen[Element.ID($0)]?.typedText.count ?? 0 }
    #expect(voice.selection.upperBound <= lengths.max() ?? 0, comment)
  }
}
