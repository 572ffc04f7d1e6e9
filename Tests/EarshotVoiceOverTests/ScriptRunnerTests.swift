import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Testing

/// What a script finds on a screen, and what recording writes.
struct ScriptRunnerTests {
  private func run(_ text: String, on notation: String = menu) async throws -> ScriptReport {
    let script = try VoiceOverScript.parse(text)
    let still = StillScreen(try #require(try ScreenNotation.parse(notation).first))
    var voiceOver = VoiceOver(settings: SpeechSettings(language: "en"))
    script.settings.apply(to: &voiceOver)
    let runner = ScriptRunner(session: Session(voiceOver, on: still), still: still)
    return await runner.run(script, name: "a.vo", source: "menu")
  }

  private static let menu = """
    screen "Menu" 100x100 en
    header "Menu" id title frame 0,0,100,20
    adjustable "Size" value "S, 1 of 2" id size hint "Changes it" options ("S" "M") frame 0,20,100,20
    button "To cart" id cart frame 0,40,100,20 tap 90,50
    """

  @Test(arguments: passing)
  func theScriptPasses(_ text: String) async throws {
    let report = try await run(text)
    #expect(report.isPassed, "\(report.steps.filter { !$0.isPassed })")
  }

  private static let passing = [
    "start\n  says \"Menu, heading\"\n  focus title\n  screen \"Menu\"\n  screen 3 stops",
    "focus size\n  says \"Size, S, 1 of 2, adjustable\"",
    "focus size\n  says \"Size, S, 1 of 2, adjustable, Changes it, "
      + "Swipe up or down with one finger to adjust the value\"",
    "focus size\nswipeUp\n  says \"M, 2 of 2\"\nswipeUp\n  silence\n  sounds boundary",
    "focus size\nswipeUp x2\n  says nothing\n  sounds boundary",
    "start\nafter 0.2 swipeRight\n  cut \"Menu, heading\"\n  says \"Size, S, 1 of 2, adjustable\"",
    "touch 50,5 to 50,55\n  focus title size cart",
    "focus cart\ndoubleTap\n  does activate cart\n  does tap\n  taps 90,50\n  taps 90.9,49.1",
    "start\napp hide size\nswipeRight\n  says \"To cart, button\"\n  screen 2 stops",
    "start\napp hide size\napp show size\nswipeRight\n  focus size",
    "post announcement \"Hi\"\n  announces \"Hi\"\n  focus nothing\n  sounds nothing",
    "twoFingerSwipeUp\n  says \"Menu, heading\"\n  says \"Size, S, 1 of 2, adjustable\"\n"
      + "  says \"To cart, button\"",
    "focus cart\ndoubleTap\n  does activate\nsingleTap\n  does nothing\n  taps nothing",
    "focus cart\nrotor links\n  sounds boundary\nrotor Headings",
    "start\npost layoutChanged\n  focus title\nfocus size\nswipeUp\nswipeRight\n  focus cart",
    "set language de\nfocus cart\n  says \"To cart, Taste\"",
  ]

  @Test func whatDiffersStandsSideBySide() async throws {
    let report = try await run(
      """
      twoFingerSwipeUp
        says "Menu, heading"
        says "To cart, button"
        says "Pay, button"
        sounds boundary
        focus title
        does magicTap
      """)
    let rows = try #require(report.steps.first).rows
    #expect(
      rows.map { [$0.expected, $0.heard] } == [
        ["says \"Menu, heading\"", "says \"Menu, heading\""],
        [nil, "says \"Size, S, 1 of 2, adjustable\""],
        ["says \"To cart, button\"", "says \"To cart, button\""],
        ["says \"Pay, button\"", nil],
        ["sounds boundary", "sounds nothing"],
        ["focus title", "focus cart"],
        ["does magicTap", "does nothing"],
      ])
    #expect(rows.map(\.isMet) == [true, false, true, false, false, false, false])
    #expect(!report.isPassed)
  }

  @Test func whatTheReportPrintsIsAScript() async throws {
    let report = try await run(
      "focus cart\ndoubleTap\n  does magicTap\n  does scroll cart\n  taps 1,1\n  focus size")
    let rows = try #require(report.steps.last).rows
    #expect(
      rows.map(\.heard) == ["does activate cart", "does tap cart", "taps 90,50", "focus cart"])
    for row in rows {
      for text in [row.expected, row.heard].compactMap({ $0 }) {
        #expect((try? VoiceOverScript.parse("start\n  " + text)) != nil, "\(text)")
      }
    }
  }

  @Test func onlyElementsThatGetFocusAreCounted() async throws {
    let screen = """
      screen en
      button "A" id a
      text summaryElement "Sum" id sum
      button "B" id b
      """
    let report = try await run("start\nswipeRight x2\nstart\n  focus a b", on: screen)
    #expect(report.steps.last?.rows.map(\.heard) == ["focus a"])
  }

  @Test func aMisspelledElementIsAProblem() async throws {
    let report = try await run(
      "focus crat\napp hide sise\nrotor hedings\npost layoutChanged crat\npost screenChanged sise")
    #expect(
      report.steps.map(\.problem) == [
        "there is no stop 'crat'; did you mean 'cart'?",
        "there is no element 'sise'; did you mean 'size'?",
        "there is no rotor mode 'hedings'; did you mean 'headings'?",
        "there is no element 'crat'; did you mean 'cart'?",
        "there is no element 'sise'; did you mean 'size'?",
      ])
    #expect(report.steps.first?.help == "use one of 'To cart', 'Menu', 'Size'")
  }

  @Test func theAppNamesAnElementByItsLabel() async throws {
    let report = try await run(
      "start\napp hide \"To cart\"\npost layoutChanged \"Size\" \"\"\n  focus size\n  screen 2 stops"
    )
    #expect(report.isPassed, "\(report.steps)")
  }

  @Test func recordingKeepsAllButWhatIsWrong() async throws {
    let text = """
      # Order

      start   # the first focus
      swipeRight
          says "Size"   # short
          # in between
          focus title

      swipeUp
        says "M, 2 of 2"
      swipeUp
      doubleTap
        does magicTap
        says "wrong"
      """
    let recorded = try VoiceOverScript.parse(text).recording(try await run(text))
    #expect(
      recorded == """
        # Order

        start   # the first focus
          says "Menu, heading"
        swipeRight
            # in between
            says "Size, S, 1 of 2, adjustable"  # short
            focus size

        swipeUp
          says "M, 2 of 2"
        swipeUp
          silence
          sounds boundary
        doubleTap
          says "Size, M, 2 of 2, adjustable"
          does magicTap
        """)
    let again = try await run(recorded)
    #expect(again.steps.filter { !$0.isPassed }.map(\.line) == [15])
  }

  @Test func recordingKeepsWhatNothingTakesThePlaceOf() async throws {
    let screen = "screen en\nbutton \"A\" id a"
    let text = "start\n  says \"?\"\n  screen \"Menu\"\n  focus b\n"
    let recorded = try VoiceOverScript.parse(text).recording(try await run(text, on: screen))
    #expect(recorded == "start\n  says \"A, button\"\n  screen \"Menu\"\n  focus a\n")
    #expect((try? VoiceOverScript.parse(recorded)) != nil)
  }

  @Test func recordingKeepsTheEndsOfLines() async throws {
    let text = "start\r\n  says \"?\"\r\n"
    let recorded = try VoiceOverScript.parse(text).recording(try await run(text))
    #expect(recorded == "start\r\n  says \"Menu, heading\"\r\n")
  }

  @Test func recordingWritesTextThatReadsBack() async throws {
    let screen = "screen en\nbutton \"a \\\"b\\\" \\\\ \\n #\" id a"
    let text = "start\n"
    let recorded = try VoiceOverScript.parse(text).recording(try await run(text, on: screen))
    #expect(recorded == "start\n  says \"a \\\"b\\\" \\\\ \\n #, button\"\n")
    #expect(try await run(recorded, on: screen).isPassed)
  }

  @Test func whatWasNeverHeardIsNotInTheTurn() async throws {
    let report = try await run(
      "post announcement \"Low\" low\nafter 0 post announcement \"Normal\"")
    #expect(report.steps.map { $0.heard.map(\.text) } == [["Low"], ["Normal"]])
  }
}
