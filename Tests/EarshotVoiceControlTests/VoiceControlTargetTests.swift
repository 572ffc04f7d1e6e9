import EarshotSession
import EarshotTree
import EarshotVoiceControl
import Testing

/// What answers to a name or a number, and what is shown over it.
struct VoiceControlTargetTests {
  private func targets(_ notation: String, language: String = "en") throws -> VoiceControlTargets {
    VoiceControlTargets(
      on: Transcript.OrderedScreen(try Screen(notation: notation)), language: language)
  }

  private func names(_ line: String, language: String = "en") throws -> [String] {
    try targets(line, language: language).first?.names ?? []
  }

  @Test func theWholeLabelIsShownAndItsWordsFindIt() throws {
    let targets = try targets("button \"No labels\"")
    #expect(targets.map(\.badge) == ["No labels"])
    #expect(targets[0].names == ["No", "labels", "Button."])
  }

  @Test func anAdjustableButtonAnswersToBothKinds() throws {
    let heard = try names("button adjustable \"Volume\"")
    #expect(heard == ["Volume", "Button.", "Adjustable."])
  }

  @Test func authoredNamesReplaceEverythingAndTheFirstIsShown() throws {
    let targets = try targets("button \"Add to cart for 514\" names \"Buy\" \"Cart\"")
    #expect(targets[0].names == ["Buy", "Cart"])
    #expect(targets[0].name == "Buy")
    #expect(targets.answering(to: ["cart"]).count == 1)
    #expect(targets.answering(to: ["add", "to", "cart", "for", "514"]).count == 1)
  }

  @Test func uiKitNamesBackButtonsAndPageControls() throws {
    #expect(try names("button backButton \"First\"") == ["First", "Back"])
    #expect(try names("button backButton \"Back\"") == ["Back", "Back"])
    #expect(try names("button backButton") == ["Back", "Back"])
    #expect(try names("button backButton \"Меню\"", language: "ru") == ["Меню", "Назад"])
    #expect(try names("adjustable type UIPageControl") == ["Page control"])
  }

  @Test(
    arguments: [
      "button \"iClose\" appearance (image \"iClose\")",
      "button \"close\" appearance (image \"close.png\")", "button \"ic_close\"",
      "button \"img-back\"", "button \"hero@2x\"", "button", "button \"  \"",
      "button \"arrow.jpg\"", "textEntry value \"abc\"", "button \"🍕\"", "button \"…\"",
      "button names \"!!!\"",
    ])
  func whatHasNoNameShowsItsNumber(_ line: String) throws {
    let targets = try targets(line)
    #expect(targets.map(\.badge) == ["1"])
  }

  @Test(
    arguments: [
      "button \"Close\"", "button \"iPhone\"", "button \"x86\"", "link \"anna@example.com\"",
      "button \"ic_close\" appearance (text \"ic_close\")", "button \"Icons\"",
      "button \"B_\"", "button \"Снять ic_close\"",
    ])
  func whatMayBeANameIsOne(_ line: String) throws {
    let targets = try targets(line)
    #expect(targets.first?.name != nil)
  }

  @Test func onlyWhatCanBeActedOnAndIsInSightIsThere() throws {
    let targets = try targets(
      """
      screen 375x812
      text "Text" frame 0,0,100,20
      button dimmed "Dimmed" frame 0,30,100,20
      button "Here" frame 0,60,100,20
      text "Tapped" tappable frame 0,90,100,20
      text "Said" responds frame 0,120,100,20
      scroll frame 0,200,375,600
        button "In sight" frame 0,200,100,20
        button "Below" frame 0,900,100,20
      """)
    #expect(targets.map(\.badge) == ["Here", "Tapped", "Said", "In sight"])
    #expect(targets.map(\.number) == [1, 2, 3, 4])
  }

  @Test func aWholeNameIsBetterThanWordsOfOneAndAKindIsTheLast() throws {
    let targets = try targets(
      """
      button "Buy tea" id tea
      button "Buy" id buy
      button "Button" id named
      link "Open" names "Go" id open
      """)
    func ids(_ words: String...) -> [Element.ID] { targets.answering(to: words).map(\.id) }
    #expect(ids("buy") == ["buy"])
    #expect(ids("buy", "tea") == ["tea"])
    #expect(ids("tea") == ["tea"])
    #expect(ids("button") == ["named"])
    #expect(ids("open") == ["open"])
    #expect(ids("milk") == [])
    #expect(ids() == [])
  }

  @Test func aWordOfAKindFindsAllOfIt() throws {
    let targets = try targets("button \"A\"\nlink \"B\"\nbutton \"C\"")
    #expect(targets.answering(to: ["button"]).map(\.number) == [1, 3])
  }
}
