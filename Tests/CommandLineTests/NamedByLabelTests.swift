import Testing

/// Elements are named by label as well as by id.
struct NamedByLabelTests {
  private static let screen = """
    screen 375x812 en
    button "Delete" id first frame 0,0,100,40
    button "Delete" id second frame 0,50,100,40
    button "Pay, $5" id pay frame 0,100,100,40

    """

  private func drive(_ line: String) throws -> Program.Outcome {
    let folder = try ScratchFolder(["menu.screen": Self.screen])
    return try Program.run(
      ["drive", folder.path("menu.screen"), "--quiet"], input: Array("\(line)\n".utf8))
  }

  @Test func aLabelThatOneHasIsEnough() throws {
    #expect(try drive("focus \"Pay\"").text.hasSuffix("Pay, $5, button\n"))
    #expect(try drive("focus second").text.hasSuffix("Delete, button\n"))
  }

  @Test func aLabelThatSeveralHaveIsAnsweredWithTheirIDs() throws {
    let outcome = try drive("focus Delete")
    #expect(
      outcome.messages
        == "-:1:1: error: 2 stops are called 'Delete'\n"
        + "  help: name one by its id: 'first', 'second'\n")
    // The line can be understood, and not be done.
    #expect(outcome.status == 1)
  }

  @Test func whatIsNotThereIsCompared() throws {
    let outcome = try drive("focus \"Delet\"")
    #expect(outcome.messages.contains("there is no stop 'Delet'; did you mean 'Delete'?"))
    #expect(outcome.messages.contains("help: use one of 'Delete', 'Pay, $5'\n"))
  }

  @Test func thePartOfALabelIsCompared() throws {
    let outcome = try Program.run(
      ["drive", "pizza", "--language", "en", "--quiet"], input: Array("focus \"Peperoni\"\n".utf8))
    #expect(
      outcome.messages.contains("  help: use one of 'Pepperoni Heart, $6.25', "),
      "\(outcome.messages)")
  }

  /// Without ids of its own an element is called by what it is: a bare number is that of a stop, as
  /// in a picture and in `read --ids`.
  @Test func aNumberIsThatOfTheStop() throws {
    let folder = try ScratchFolder([
      "a.screen": "screen en\nview\n  text \"Amount\"\n  view\n    button \"-\"\n    button \"+\"\n"
    ])
    let path = folder.path("a.screen")
    for name in ["2", "button[1]"] {
      let driven = try Program.run(
        ["drive", path, "--quiet"], input: Array("focus \(name)\n".utf8))
      #expect(driven.text.hasSuffix("-, button\n"))
    }
    #expect(try Program.run(["effort", path, "--to", "2", "--quiet"]).text.contains("-"))
    let audit = try Program.run(["audit", path, "--fail-on", "never", "--quiet"])
    #expect(audit.text.contains("“-” (button[1])"))
    #expect(!audit.text.contains(/\(\d+\)/))
    let ids = try Program.run(["read", path, "--ids", "--quiet"])
    #expect(ids.text.contains("2  button[1]  -, button\n"))
  }

  @Test(arguments: [
    (["drive", "pizza"], "focus Cart\n"), (["effort", "pizza", "--to", "Cart"], ""),
    (["draw", "pizza", "--focus", "Cart"], ""),
    (["drive", "pizza", "--script", "-"], "start\nfocus Cart\n"),
  ])
  func theRussianAppProposesEnglish(_ arguments: [String], _ input: String) throws {
    let proposal = "the app is in Russian; add '--language en' for English"
    let outcome = try Program.run(arguments + ["--quiet"], input: Array(input.utf8))
    #expect((outcome.messages + outcome.text).contains(proposal), "\(outcome.messages)")
    let russian = try Program.run(
      arguments + ["--quiet", "--language", "ru"], input: Array(input.utf8))
    #expect(!(russian.messages + russian.text).contains(proposal))
  }

  @Test func whoSpeaksEnglishToTheRussianAppIsTold() throws {
    let outcome = try Program.run(
      ["drive", "pizza", "--technology", "voice-control"], input: Array("tap Cart\n".utf8))
    #expect(outcome.text.contains("Здесь нет «cart»"))
    #expect(outcome.messages.contains("the app is in Russian; add '--language en' for English"))
  }

  @Test func aStepThatFailsSaysWhichElementIsMeant() throws {
    let script = "start\nfocus second\n  focus pay\nfocus first\ndoubleTap\n  does activate pay\n"
    let folder = try ScratchFolder(["menu.screen": Self.screen])
    let outcome = try Program.run(
      ["drive", folder.path("menu.screen"), "--script", "-", "--quiet"], input: Array(script.utf8))
    #expect(
      outcome.text.contains("  pay is \"Pay, $5\"\n  second is \"Delete\"\n"), "\(outcome.text)")
    #expect(outcome.text.contains("  pay is \"Pay, $5\"\n  first is \"Delete\"\n"))
    let pressed = try Program.run(
      ["drive", folder.path("menu.screen"), "--script", "-", "--quiet"],
      input: Array("set technology switch-control\nstart\n  shows menu\n".utf8))
    #expect(pressed.text.contains("≠ shows item\n  item is \"Delete\"\n"), "\(pressed.text)")
  }

  private static let pageSource = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" label="Shop" x="0" y="0" \
    width="390" height="844">
      <XCUIElementTypeButton label="Save, all" x="0" y="50" width="99" height="44"/>
      <XCUIElementTypeButton label="Delete" x="0" y="150" width="99" height="44"/>
      <XCUIElementTypeButton label="Delete" x="0" y="250" width="99" height="44"/>
      <XCUIElementTypeButton name="pay" label="Pay" x="0" y="350" width="99" height="44"/>
      <XCUIElementTypeButton x="0" y="450" width="99" height="44"/>
    </XCUIElementTypeApplication>
    """

  /// A type and a number say nothing to people, so the label stands where it means one element.
  @Test func aLabelStandsForAnIDOfATypeAndANumber() throws {
    let folder = try ScratchFolder(["menu.xml": Self.pageSource])
    let path = folder.path("menu.xml")
    let lines = try Program.run(
      ["drive", path, "--technology", "voice-control", "--quiet"],
      input: Array("tap save all\ntap 2\ntap pay\n".utf8))
    for claim in ["\"Save, all\"", "Button[2]", "pay"] {
      #expect(lines.text.contains("does activate \(claim)\n"), "\(lines.text)")
    }
    let script = "swipeRight\n  focus pay\nswipeRight\n  focus pay\n"
    let run = try Program.run(
      ["drive", path, "--script", "-", "--quiet"], input: Array(script.utf8))
    #expect(run.text.contains("focus pay ≠ focus \"Save, all\"\n  pay is \"Pay\"\n"))
    let labels = "  pay is \"Pay\"\n  Button[2] is \"Delete\"\n"
    #expect(run.text.contains("focus pay ≠ focus Button[2]\n" + labels), "\(run.text)")
  }

  @Test func whatIsRecordedByLabelHolds() throws {
    let folder = try ScratchFolder([
      "menu.xml": Self.pageSource,
      "tap.vc": "on menu.xml\nset technology voice-control\nsay \"tap save all\"\n",
    ])
    let script = folder.path("tap.vc")
    #expect(try Program.run(["drive", "--script", script, "--record"]).status == 0)
    let text = try folder.text("tap.vc")
    #expect(text.contains("does activate \"Save, all\"\n"), "\(text)")
    #expect(try Program.run(["drive", "--script", script]).status == 0)
    // Scripts that were written before hold as well.
    let old = Array(text.replacing("\"Save, all\"", with: "Button[1]").utf8)
    let run = try Program.run(["drive", folder.path("menu.xml"), "--script", "-"], input: old)
    #expect(run.status == 0)
  }

  @Test func aDesignThatIsConvertedHasIDsOfLabels() throws {
    let folder = try ScratchFolder(["menu.xml": Self.pageSource])
    let notation = try Program.run(
      ["convert", folder.path("menu.xml"), "--to", "notation", "--quiet"]
    ).text
    for line in [
      "button \"Save, all\" id save", "button \"Delete\" id delete",
      "button \"Delete\" id delete2", "button \"Pay\" id pay ", "button id \"Button[5]\"",
    ] {
      #expect(notation.contains(line), "\(notation)")
    }
  }

  @Test func scriptsInJSONHaveTheLabelsBesideTheIDs() throws {
    let folder = try ScratchFolder(["menu.xml": Self.pageSource])
    let run = try Program.run(
      ["drive", folder.path("menu.xml"), "--script", "-", "--quiet", "--format", "json"],
      input: Array("start\nswipeRight\nfocus Pay\n".utf8))
    #expect(run.text.contains("\"focus\": \"Button[1]\""))
    for element in [("Button[1]", "Save, all"), ("pay", "Pay")] {
      let line = "{\"id\": \"\(element.0)\", \"label\": \"\(element.1)\"}"
      #expect(run.text.contains(line), "\(run.text)")
    }
  }

  @Test func theIDsCanBePrinted() throws {
    let folder = try ScratchFolder(["menu.screen": Self.screen])
    let outcome = try Program.run(["read", folder.path("menu.screen"), "--ids", "--quiet"])
    #expect(
      outcome.text
        == "1  first  Delete, button\n2  second  Delete, button\n3  pay  Pay, $5, button\n")
  }
}
