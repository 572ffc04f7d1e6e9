import EarshotSession
import EarshotTree
import EarshotVoiceControl
import Testing

/// Sessions of Voice Control: overlays, questions, screens that change.
struct VoiceControlSessionTests {
  private static let list = """
    screen 375x812
    button "Delete" id a frame 0,0,100,40
    button "Delete" id b frame 0,50,100,40
    button "Buy" id buy frame 0,100,100,40
    adjustable "Volume" id volume value "50%" frame 0,150,100,40
    button "Milk" id milk actions "Add" ("More" actions "Share" "Copy") frame 0,200,100,40
    """

  @Test func anotherCommandEndsAQuestion() async throws {
    let user = try VoiceUser(Self.list)
    await user.say("tap Delete")
    #expect(await user.say("tap Buy").activated == ["buy"])
    #expect(await user.overlay == nil)
    #expect(await user.say("two").actions.isEmpty)
  }

  @Test func hidingEndsAQuestionAndLeavesWhatIsAlwaysShown() async throws {
    let user = try VoiceUser(Self.list) { $0.overlay = .names }
    await user.say("tap Delete")
    #expect(await user.overlay?.kind == .choice)
    await user.say("hide that")
    #expect(await user.overlay?.kind == .names)
    await user.say("hide that")
    #expect(await user.overlay == nil)
  }

  @Test func aQuestionAboutWhatIsGoneIsDropped() async throws {
    let still = StillScreen(try Screen(notation: Self.list))
    let user = VoiceUser(on: still)
    await user.say("tap Delete")
    await still.change("a") { $0.isHidden = .given(true) }
    let turn = await user.say("two")
    #expect(turn.actions.isEmpty)
    #expect(await user.overlay == nil)
    #expect(await user.say("tap Delete").activated == ["b"])
  }

  @Test func aNewScreenTakesQuestionsAndOverlays() async throws {
    let user = try VoiceUser(Self.list) { $0.overlay = .names }
    for said in [["tap Delete"], ["show numbers"], ["show grid", "five"], ["show commands"]] {
      await user.say(said)
      #expect(await user.overlay?.kind != .names)
      await user.session.post(.screenChanged())
      #expect(await user.overlay?.kind == .names)
    }
  }

  @Test func numbersFollowTheScreen() async throws {
    let still = StillScreen(try Screen(notation: Self.list))
    let user = VoiceUser(on: still)
    await user.say("show numbers")
    await still.change("a") { $0.isHidden = .given(true) }
    await user.session.post(.layoutChanged())
    #expect(await user.overlay?.badges.first?.element == "b")
    #expect(await user.say("two").activated == ["buy"])
  }

  @Test func aNumberThatIsNotThereSaysSo() async throws {
    let user = try VoiceUser(Self.list)
    await user.say("tap Delete")
    #expect(await user.say("seven").shown == ["Nothing here has the number 7"])
    #expect(await user.overlay?.kind == .choice)
    #expect(await user.say("tap 99").shown == ["Nothing here has the number 99"])
  }

  @Test(arguments: ["show numbers", "show grid", "tap Delete", "show actions for Milk"])
  func aNumberThatIsNotThereIsNotTyped(_ said: String) async throws {
    let user = try VoiceUser(Self.list + "\ntextEntry \"Note\" isEditing id note")
    await user.say(said)
    let turn = await user.say("99")
    #expect(turn.shown == ["Nothing here has the number 99"])
    #expect(turn.actions.isEmpty)
    #expect(await user.overlay != nil)
  }

  @Test func whatHasNoFrameIsNotDraggedToNowhere() async throws {
    let user = try VoiceUser("screen 375x812\nbutton \"A\" id a\nbutton \"B\" frame 0,0,90,40")
    #expect(
      await user.say("drag B to A").shown
        == ["Drag from “B” to “A”", "Where “A” is on the screen is not known"])
    #expect(
      await user.say("swipe left at A").shown
        == ["Swipe left at “A”", "Where “A” is on the screen is not known"])
    #expect(await user.say("long press A").appActions.map { $0.hasSuffix(" a") } == [true])
  }

  @Test func whatIsUnknownIsShownWithTheNearestName() async throws {
    let user = try VoiceUser(Self.list)
    let turn = await user.say("tap Bui")
    #expect(turn.shown == ["Nothing here is called “bui”. Nearest: “Buy”"])
    #expect(await user.say("tap Nonsense").shown == ["Nothing here is called “nonsense”"])
    #expect(await user.say("abracadabra").shown == ["“abracadabra” was not understood"])
  }

  @Test(arguments: [
    ("en", "tpa Buy", "tap Buy"), ("en", "tpa Express", "tap Express"),
    ("en", "tpa Exprs", "tap Express delivery, $5"), ("en", "Buyy", "Buy"),
    ("en", "scrol down", "scroll down"), ("en", "swipe lft", "swipe left"),
    ("en", "show nams", "show names"), ("en", "go bakc", "go back"),
    ("en", "my adress", "my address"),
    ("ru", "коснутся Buy", "коснуться Buy"), ("ru", "паказать имена", "показать имена"),
    ("ru", "tpa Buy", "tap Buy"), ("ru", "прокрутить внз", "прокрутить вниз"),
  ])
  func whatIsNoCommandIsShownWithTheNearest(
    _ language: String, _ said: String, _ nearest: String
  ) async throws {
    let screen = "screen 375x812\nbutton \"Buy\"\nbutton \"Express delivery, $5\""
    let user = try VoiceUser(screen, language: language) {
      $0.customCommands = [CustomCommand("my address", .type("Moscow"))]
    }
    let answers = [
      "en": "“\(said)” was not understood. Did you mean “\(nearest)”?",
      "ru": "Не распознано: «\(said)». Может быть, «\(nearest)»?",
    ]
    #expect(await user.say(said).shown == [answers[language]])
  }

  /// What would do nothing here is not proposed, nor what is far.
  @Test(arguments: ["tpa Nonsense", "tyoe Moscow", "the end of it", "abracadabra"])
  func whatIsFarFromAllCommandsHasNoNearest(_ said: String) async throws {
    let user = try VoiceUser(Self.list)
    #expect(await user.say(said).shown == ["“\(said)” was not understood"])
  }

  @Test func aWholeNameAloneIsTapped() async throws {
    let user = try VoiceUser(Self.list)
    #expect(await user.say("Buy").activated == ["buy"])
  }

  @Test func stepsAreMadeOneAfterAnother() async throws {
    let user = try VoiceUser(Self.list)
    let turn = await user.say("increment Volume by 3")
    #expect(turn.appActions == Array(repeating: "increment volume", count: 3))
    #expect(await user.value("volume") == "80%")
    await user.say("decrement Volume")
    #expect(await user.value("volume") == "70%")
    #expect(await user.say("repeat that 2 times").actions.count == 2)
    #expect(await user.value("volume") == "50%")
    #expect(
      await user.say("increment Buy").shown == ["Increment “Buy”", "“Buy” cannot be adjusted"])
  }

  @Test(arguments: [["more", "copy"], ["2", "two"], ["tap More", "tap Copy"]])
  func actionsAreChosenByNameOrNumber(_ said: [String]) async throws {
    let user = try VoiceUser(Self.list)
    let list = await user.say("show actions for Milk")
    #expect(list.shown == ["Show actions for “Milk”", "1 Add", "2 More"])
    #expect(await user.overlay?.lines == ["1 Add", "2 More"])
    await user.say(said[0])
    #expect(await user.overlay?.lines == ["1 Share", "2 Copy"])
    let turn = await user.say(said[1])
    #expect(turn.actions.map(\.action) == [.custom(["More", "Copy"])])
    #expect(turn.actions.map(\.element) == ["milk"])
    #expect(await user.overlay == nil)
  }

  @Test func anItemWithoutActionsSaysSo() async throws {
    let user = try VoiceUser(Self.list)
    let turn = await user.say("show actions for Buy")
    #expect(turn.shown == ["Show actions for “Buy”", "“Buy” has no actions"])
  }

  @Test func gesturesGoToTheActivationPoint() async throws {
    let user = try VoiceUser(Self.list)
    let center = Point(x: 50, y: 120)
    #expect(await user.say("double tap Buy").actions.map(\.action) == [.tap(center, count: 2)])
    #expect(await user.say("long press Buy").actions.map(\.action) == [.longPress(center)])
    #expect(
      await user.say("drag from Buy to Milk").actions.map(\.action)
        == [.drag(from: center, to: Point(x: 50, y: 220))])
    #expect(
      await user.say("swipe left").actions.map(\.action)
        == [.drag(from: Point(x: 281.25, y: 406), to: Point(x: 93.75, y: 406))])
    #expect(
      await user.say("swipe up at Milk").actions.map(\.action)
        == [.drag(from: Point(x: 50, y: 220), to: Point(x: 50, y: 0))])
  }

  @Test func dragAsksForEachItemOfSeveral() async throws {
    let user = try VoiceUser(Self.list)
    await user.say("drag from Delete to Delete")
    await user.say("two")
    #expect(await user.overlay?.kind == .choice)
    let turn = await user.say("one")
    #expect(
      turn.actions.map(\.action) == [.drag(from: Point(x: 50, y: 70), to: Point(x: 50, y: 20))])
  }

  @Test func whoSleepsHearsOnlyWakeUp() async throws {
    let user = try VoiceUser(Self.list)
    await user.say("go to sleep")
    let ignored = await user.say("tap Buy")
    #expect(ignored.actions.isEmpty && ignored.shown.isEmpty)
    #expect(await user.say("wake up").shown == ["Wake up"])
    #expect(await user.say("tap Buy").activated == ["buy"])
  }

  @Test func theCommandsOfTheScreenAreListed() async throws {
    let user = try VoiceUser(Self.list)
    let shown = await user.say("what can I say").shown
    for line in [
      "Tap “Buy”", "Increment “Volume”", "Show actions for “Milk”", "Scroll down", "Go back",
      "Show grid", "Go to sleep",
    ] { #expect(shown.contains(line), "\(line)") }
    #expect(!shown.contains("Select all"))
    #expect(await user.overlay?.lines == Array(shown.dropFirst()))
  }

  @Test func attentionMattersOnlyToWhoAskedForIt() async throws {
    let user = try VoiceUser(Self.list)
    await user.session.send(.attend(false))
    #expect(await user.say("tap Buy").activated == ["buy"])
  }

  @Test func aSequenceRunsOneCommandAfterAnother() async throws {
    let both = CustomCommand(
      "louder please",
      .perform([
        .increment(.init(words: ["volume"]), by: 2), .showActions(.init(words: ["milk"])),
      ]))
    let user = try VoiceUser(Self.list) { $0.customCommands = [both] }
    let turn = await user.say("Louder, please!")
    #expect(turn.shown.first == "“louder please”")
    #expect(turn.appActions == ["increment volume", "increment volume"])
    #expect(await user.value("volume") == "70%")
    #expect(await user.overlay?.kind == .menu)
    await user.say("repeat that")
    #expect(await user.value("volume") == "90%")
  }

  @Test func theGridGoesBackAndStopsAtAPoint() async throws {
    let user = try VoiceUser(Self.list)
    await user.say("show grid with 2 rows")
    #expect(await user.overlay?.badges.count == 6)
    let whole = await user.overlay
    await user.say("four")
    #expect(await user.overlay != whole)
    await user.say("zoom out")
    #expect(await user.overlay == whole)
    var turn = await user.say("one")
    for _ in 0..<20 { turn = await user.say("one") }
    #expect(turn.shown == ["The cells cannot be smaller"])
    let tap = await user.say("tap 1").taps
    #expect(tap.count == 1 && (tap.first?.x ?? 9) < 1)
  }

  @Test func aGridThatIsAlwaysShownComesBackWhole() async throws {
    let user = try VoiceUser(Self.list) { $0.overlay = .grid }
    await user.session.start()
    let whole = await user.overlay
    await user.say("five")
    #expect(await user.overlay != whole)
    await user.say("tap")
    #expect(await user.overlay == whole)
  }

  @Test func nothingIsTappedWithoutAName() async throws {
    let user = try VoiceUser(Self.list)
    #expect(await user.say("tap").shown.last == "Say what to tap")
  }
}
