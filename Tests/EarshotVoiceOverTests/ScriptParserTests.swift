import EarshotSession
import EarshotTree
import EarshotVoiceOver
import Testing

/// The language of scripts: what is read of a line, and what is said about a line that is wrong.
struct ScriptParserTests {
  @Test(arguments: commands)
  func aStepIsRead(_ text: String, _ expected: VoiceOverScript.Command) throws {
    let script = try VoiceOverScript.parse(text)
    #expect(script.steps.map(\.command) == [expected])
    #expect(script.steps.first?.count == 1)
    #expect(script.steps.first?.delay == nil)
  }

  private static let commands: [(String, VoiceOverScript.Command)] =
    Gesture.simple.map { ($0.name, .gesture($0)) } + [
      ("start", .start),
      ("touch 88,50.5", .gesture(.touch(Point(x: 88, y: 50.5)))),
      ("doubleTapAndDrag -20,0", .gesture(.doubleTapAndDrag(dx: -20, dy: 0))),
      ("focus promo", .gesture(.focus("promo"))),
      ("focus \"two words\"", .gesture(.focus("two words"))),
      ("focus promo # a comment", .gesture(.focus("promo"))),
      ("focus a#b", .gesture(.focus("a#b"))),
      ("type \"Аб # \\\"x\\\" \\u{1F355}\"", .gesture(.type("Аб # \"x\" 🍕"))),
      ("delete 2", .gesture(.delete(2))),
      ("rotor headings", .gesture(.rotor("headings"))),
      ("rotor \"Мои ошибки\"", .gesture(.rotor("Мои ошибки"))),
      ("post screenChanged", .post(.screenChanged())),
      ("post screenChanged title", .post(.screenChanged(focus: "title"))),
      ("post screenChanged \"Text\"", .post(.screenChanged(text: "Text"))),
      ("post layoutChanged id \"Text\"", .post(.layoutChanged(focus: "id", text: "Text"))),
      ("post announcement \"Text\"", .post(.announcement("Text"))),
      ("post announcement \"Text\" high", .post(.announcement("Text", priority: .high))),
      ("post screenChanged \"my b\" \"Text\"", .post(.screenChanged(focus: "my b", text: "Text"))),
      ("post layoutChanged \"my b\" \"\"", .post(.layoutChanged(focus: "my b", text: ""))),
      ("post pageScrolled", .post(.pageScrolled())),
      ("post pageScrolled \"Page 2\"", .post(.pageScrolled("Page 2"))),
      ("post paused", .post(.paused)), ("post resumed", .post(.resumed)),
      ("post soundPlayed 0.5", .post(.soundPlayed(duration: 0.5))),
      ("wait 10", .wait(10)),
      ("app hide overlay", .change("overlay", .hide)),
      ("app show overlay", .change("overlay", .show)),
      ("app value timer \"11\"", .change("timer", .value("11"))),
      ("app label timer \"11\"", .change("timer", .label("11"))),
    ]

  @Test(
    arguments: [
      ("swipeRight x3", 3, nil), ("swipeRight ×3", 3, nil), ("after 0.2 swipeRight", 1, 0.2),
      ("after 1 touch 1,2 x20", 20, 1), ("focus \"x2\"", 1, nil),
    ] as [(String, Int, Double?)])
  func aStepIsTimedAndRepeated(_ text: String, _ count: Int, _ delay: Double?) throws {
    let step = try #require(try VoiceOverScript.parse(text).steps.first)
    #expect(step.count == count)
    #expect(step.delay == delay)
    #expect(step.text == text)
  }

  @Test(arguments: expectations)
  func anExpectationIsRead(_ text: String, _ expected: ScriptExpectation) throws {
    let script = try VoiceOverScript.parse("start\n\n\t\(text)  # why")
    let written = try #require(script.steps.first?.expectations.first)
    #expect(written.expectation == expected)
    #expect(written.line == 3)
    #expect(written.comment == "# why")
  }

  private static let expectations: [(String, ScriptExpectation)] = [
    ("says \"A, button\"", .says("A, button")), ("says nothing", .silence),
    ("silence", .silence), ("announces \"A\"", .announces("A")), ("cut \"A\"", .cut("A")),
    ("sounds boundary", .sounds(.boundary)), ("sounds nothing", .sounds(nil)),
    ("focus a", .focus(["a"])), ("focus a \"b c\" d", .focus(["a", "b c", "d"])),
    ("focus nothing", .focus([])), ("screen \"Menu\"", .screenTitle("Menu")),
    ("screen 12 stops", .screenStops(12)), ("screen 1 stop", .screenStops(1)),
    ("does activate", .does(.init(name: "activate"))),
    ("does activate city", .does(.init(name: "activate", element: "city"))),
    ("does scroll left list", .does(.init(name: "scroll", argument: "left", element: "list"))),
    (
      "does custom \"To cart\" item",
      .does(.init(name: "custom", argument: "To cart", element: "item"))
    ),
    ("does activate \"my first\"", .does(.init(name: "activate", element: "my first"))),
    ("does scroll two", .does(.init(name: "scroll", element: "two"))),
    ("does scroll left", .does(.init(name: "scroll", argument: "left"))),
    ("does scroll \"left\"", .does(.init(name: "scroll", element: "left"))),
    (
      "does scroll left \"my list\"",
      .does(.init(name: "scroll", argument: "left", element: "my list"))
    ),
    (
      "does deleteBackward 2 name",
      .does(.init(name: "deleteBackward", argument: "2", element: "name"))
    ),
    ("does deleteBackward name", .does(.init(name: "deleteBackward", element: "name"))),
    (
      "does type \"a\" \"my first\"", .does(.init(name: "type", argument: "a", element: "my first"))
    ),
    ("does nothing", .does(nil)), ("taps nothing", .taps(nil)),
    ("focus \"nothing\"", .focus(["nothing"])),
    ("taps 329,339", .taps(Point(x: 329, y: 339))),
  ]

  @Test func settingsAndSourceStandAboveTheSteps() throws {
    let script = try VoiceOverScript.parse(
      """
      \u{FEFF}# A pizza
      on pizza/menu
      set language ru
      set hints off
      set profile ios26-pad
      set rate 0.7
      set typing touch
      start
      """)
    #expect(script.source == "pizza/menu")
    #expect(script.settings.language == "ru")
    #expect(script.settings.speaksHints == false)
    #expect(script.settings.profile == Profile("ios26-pad"))
    var voiceOver = VoiceOver()
    script.settings.apply(to: &voiceOver)
    #expect(voiceOver.preferences.rate == 0.7)
    #expect(voiceOver.preferences.typingMode == .touch)
  }

  @Test(arguments: mistakes)
  func aMistakeIsExplained(_ text: String, _ expected: String) {
    let error = #expect(throws: ScriptError.self) { try VoiceOverScript.parse(text) }
    let place = error.map { "\($0.location.line):\($0.location.column)" } ?? ""
    #expect("\(place): \(error?.message ?? ""); \(error?.help ?? "")" == expected)
  }

  private static let mistakes: [(String, String)] = [
    ("", "1:1: the script has no step; write a gesture, such as 'swipeRight'"),
    ("# only a comment", "1:1: the script has no step; write a gesture, such as 'swipeRight'"),
    ("swipe right", "1:1: there is no gesture 'swipe'; did you mean 'swipeRight'?"),
    ("double tap x2", "1:1: there is no gesture 'double'; did you mean 'doubleTap'?"),
    ("swipeRigth", "1:1: there is no gesture 'swipeRigth'; did you mean 'swipeRight'?"),
    ("jump", "1:1: there is no gesture 'jump'; write a gesture, such as 'swipeRight'"),
    ("says \"A\"", "1:1: there is no gesture 'says'; indent an expectation by two spaces"),
    (
      "  says \"A\"",
      "1:3: an expectation stands before the first step; "
        + "begin a gesture at the left edge; expectations are indented below it"
    ),
    ("start\n  sais \"A\"", "2:3: there is no expectation 'sais'; did you mean 'says'?"),
    (
      "start\n  swipeRight",
      "2:3: there is no expectation 'swipeRight'; a gesture stands at the left edge"
    ),
    ("start\n  says A", "2:8: the text after 'says' has no quotes; write 'says \"…\"'"),
    ("start\n  says", "2:7: 'says' needs a text; write 'says \"…\"'"),
    (
      "start\n  says \"A",
      "2:8: the text is not closed; put a '\"' at its end; inside of a text write '\\\"'"
    ),
    ("start\n  says \"A\" B", "2:12: 'B' is too much after 'says'; remove it"),
    (
      "start\n  says \"Ж\\q\"",
      "2:11: '\\q' means nothing; use '\\\"', '\\\\', '\\n', '\\r', '\\t' or '\\u{…}'"
    ),
    (
      "start\n  silence\n  says \"A\"",
      "3:3: silence stands beside speech; keep one of them: a step has all or nothing"
    ),
    (
      "start\n  sounds boundary\n  sounds nothing",
      "3:3: 'sounds nothing' stands beside 'sounds boundary'; "
        + "keep one of them: a step has all or nothing"
    ),
    (
      "start\n  does nothing\n  does activate a",
      "3:3: 'does activate a' stands beside 'does nothing'; "
        + "keep one of them: a step has all or nothing"
    ),
    (
      "start\n  sounds focused",
      "2:10: there is no sound 'focused'; use one of 'boundary', 'screenChanged', "
        + "'layoutChanged', 'pageScrolled', 'emptyArea', 'pageTurn', 'vibration', 'hapticSuccess', "
        + "'hapticWarning', 'hapticError', 'loadingTick', 'loaded', "
        + "'audioGraph', 'nothing'"
    ),
    (
      "start\n  screen 6.9 stops",
      "2:10: '6.9' is no whole number; write a whole number from 0 to 1000000"
    ),
    ("delete 1.5", "1:8: '1.5' is no whole number; write a whole number from 1 to 10000"),
    (
      "start\n  sounds bondary", "2:10: there is no sound 'bondary'; did you mean 'boundary'?"
    ),
    (
      "start\n  screen 3",
      "2:11: 'screen' needs a title or a number of stops; "
        + "write 'screen \"Menu\"' or 'screen 3 stops'"
    ),
    (
      "start\n  does activte a", "2:8: an app is never asked to 'activte'; did you mean 'activate'?"
    ),
    ("start now", "1:7: 'now' is too much after 'start'; remove it"),
    ("touch 5", "1:7: '5' is no point; write 'touch 88,50', two numbers in points"),
    ("touch 1,2 to", "1:13: 'to' needs a point; write 'to 88,50', two numbers in points"),
    ("wait soon", "1:6: 'soon' is no number that 'wait' can have; write a number from 0 to 86400"),
    ("wait -1", "1:6: '-1' is no number that 'wait' can have; write a number from 0 to 86400"),
    ("after 1", "1:8: the gesture is missing; write a gesture, such as 'swipeRight'"),
    ("swipeUp x0", "1:1: a step cannot be repeated 0 times; repeat it 1 to 10000 times"),
    ("focus", "1:6: 'focus' needs the id of an element; write 'focus title'"),
    (
      "post screenChange",
      "1:6: there is no notification 'screenChange'; "
        + "did you mean 'screenChanged'?"
    ),
    (
      "post announcement \"A\" urgent",
      "1:23: 'urgent' is no priority; use one of 'low', 'default', 'high'"
    ),
    (
      "app close a",
      "1:5: the app cannot 'close'; use one of 'hide', 'show', 'value', 'label', 'ignore'"
    ),
    ("set hint off", "1:5: there is no setting 'hint'; did you mean 'hints'?"),
    ("set hints no", "1:11: 'no' is no value of 'hints'; write 'set hints on' or 'set hints off'"),
    (
      "start\nset hints off",
      "2:1: 'set' stands after the first step; put it above the first gesture"
    ),
    ("on a\non b", "2:4: there are two sources; keep one line with 'on'"),
    ("on", "1:3: 'on' needs a source; name a capture, as in 'on menu.view.json'"),
  ]

  @Test func theTextIsKept() throws {
    for text in ["start\n  silence\n\n# end\n", "start\r\nswipeUp\r\n"] {
      #expect(try VoiceOverScript.parse(text).text == text)
    }
  }
}

extension Script<VoiceOver>.Command {
  /// One gesture.
  fileprivate static func gesture(_ gesture: Gesture) -> Self { .inputs([TimedInput(gesture)]) }
}
