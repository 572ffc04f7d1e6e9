import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotTree
import Testing

/// What four technologies make of one screen.
@Suite struct ScreenReachTests {
  private func reach(_ notation: String, language: String = "en") throws -> ScreenReach {
    ScreenReach(
      of: Transcript.OrderedScreen(try Screen(notation: notation)),
      settings: SpeechSettings(language: language))
  }

  @Test func aButtonIsReachedByAll() throws {
    let reach = try reach(
      "screen 375x812\nbutton \"Pay\" id pay identifier pay-button frame 16,100,343,48")
    let target = try #require(reach["pay"])
    #expect(target.voiceOver?.way == .stop(1, of: 1))
    #expect(target.voiceOver?.sentence == "Pay, button")
    #expect(target.voiceControl?.name == "Pay")
    #expect(target.voiceControl?.number == 1)
    #expect(target.switchControl?.path == ["Pay"])
    #expect(target.uiTest?.query == "app.buttons[\"pay-button\"]")
    #expect(target.uiTest?.hittability == .hittable)
    #expect(reach.differences.isEmpty)
  }

  @Test(arguments: [("", true), (" unknown actions", false)])
  func anActionThatIsNotToldMayReachWhatLiesInside(_ unknown: String, _ isSure: Bool) throws {
    let reach = try reach(
      """
      screen 375x812 en\(unknown)
      element "Milk" id row frame 0,0,375,44
        button "Delete" id delete frame 300,0,44,44
      """)
    let difference = try #require(
      reach.differences.first { $0.code == .voiceOverUnreachable && $0.element == "delete" })
    #expect(difference.isSure == isSure)
    #expect(reach.unknown.contains(.customActions) == !isSure)
  }

  @Test func aCoveredButtonCannotBeHitByATest() throws {
    let reach = try reach(
      """
      screen 375x812
      button "Save" id save frame 16,100,343,48
      view id cover tappable frame 0,0,375,812 appearance (alpha 0.02)
      """)
    #expect(reach["save"]?.uiTest?.hittability == .covered(by: "cover"))
    #expect(reach.differences.map(\.code) == [.testUnreachable])
  }

  @Test func theTypeOfAnElementIsTheOneOfTests() throws {
    let reach = try reach(
      """
      header "Title" id title
      searchField "Search" id search
      button toggleButton "Sound" id sound
      adjustable "Volume" id volume
      element cell "Row" id row
      element type UILabel button "More" id more
      """)
    let types = ["title", "search", "sound", "volume", "row", "more"].map {
      reach[Element.ID($0)]?.uiTest?.type.name
    }
    #expect(types == ["staticText", "searchField", "switch", "slider", "cell", "button"])
    #expect(reach["sound"]?.uiTest?.type.query == "switches")
  }

  @Test func partsOfAnElementAreNoTargets() throws {
    let reach = try reach(
      """
      screen 375x812
      element cell button "Pepperoni, 589" id row identifier row tappable frame 0,100,375,120
        view image id picture identifier picture frame 16,110,80,80
        view text "Pepperoni" id title identifier title frame 110,110,200,24
        button "Pepperoni, 589" id inner frame 300,110,60,30
      adjustable "Section" id section value "Pizza" frame 0,300,375,40
        button "Pizza" id pizza frame 0,300,80,40
        button "Drinks" id drinks frame 90,300,80,40
      """)
    #expect(reach.targets.map(\.id) == ["row", "section"])
    #expect(reach.differences.map(\.code) == [.testUnreachable, .adjustableHidesControls])
    #expect(reach.differences.map(\.others) == [["picture", "title"], ["pizza", "drinks"]])
    #expect(
      reach.differences.first?.sentence(in: "en")
        == "a UI test does not find what lies in “Pepperoni, 589”: 2 parts in it have identifiers")
  }

  @Test func whatLiesInSomethingThatIsPressedMayBeDoneByIt() throws {
    let notation = """
      screen 375x812
      %@ id row frame 0,100,375,120
        button "Collect" id collect frame 16,160,100,40
      """
    let pressed = try reach(notation.replacing("%@", with: "button \"Halves\""))
    let text = try reach(notation.replacing("%@", with: "text \"Halves\""))
    func isSure(_ reach: ScreenReach) -> Bool? {
      reach.differences.first { $0.code == .voiceOverUnreachable }?.isSure
    }
    #expect(isSure(pressed) == false)
    #expect(isSure(text) == true)
  }

  @Test func aPageSourceListsWhatATestFinds() throws {
    var inner = Element(id: "reply", isAccessibilityElement: true)
    inner.type = "XCUIElementTypeButton"
    inner.label = .given("Reply")
    inner.traits = .given(.button)
    inner.frame = .given(Rect(x: 16, y: 160, width: 80, height: 40))
    var post = Element(id: "post", isAccessibilityElement: true)
    post.type = "XCUIElementTypeButton"
    post.label = .given("A post")
    post.traits = .given(.button)
    post.frame = .given(Rect(x: 0, y: 100, width: 375, height: 120))
    post.children = [inner]
    let screen = Screen(elements: [post], size: Size(width: 375, height: 812))
    let reach = ScreenReach(of: Transcript.OrderedScreen(screen))
    #expect(reach["reply"]?.uiTest?.query == "app.buttons[\"Reply\"]")
    #expect(reach.differences.map(\.code) == [.voiceOverUnreachable])
  }

  @Test func aTestFindsAFieldByItsPlaceholder() throws {
    let reach = try reach(
      """
      screen 375x812
      textEntry id first frame 16,100,343,44 input (placeholder "First name")
      textEntry id last frame 16,150,343,44 input (placeholder "Last name")
      """)
    #expect(reach["last"]?.uiTest?.query == "app.textFields[\"Last name\"]")
    #expect(!reach.differences.contains { $0.code == .testUnreachable })
  }

  @Test func aTextIsNotCalledByAName() throws {
    let reach = try reach("text value \"Lorem ipsum\" id text empty label tappable")
    #expect(!reach.differences.contains { $0.code == .voiceNameMissing })
  }

  @Test func ofAndroidAClickSaysThatSomethingIsAControl() throws {
    func codes(_ type: String) -> [ReachDifference.Code] {
      var row = Element(id: "row", isAccessibilityElement: true)
      row.type = type
      row.label = .given("Network")
      row.traits = .given([])
      row.isTappable = .given(true)
      row.frame = .given(Rect(x: 0, y: 100, width: 375, height: 60))
      let screen = Screen(elements: [row], size: Size(width: 375, height: 812))
      return ScreenReach(of: Transcript.OrderedScreen(screen)).differences.map(\.code)
    }
    #expect(codes("UIView") == [.switchUnreachable, .voiceUnreachable])
    #expect(codes("android.widget.LinearLayout").isEmpty)
  }

  /// Some dumps tell which element is selected, and no traits of any other.
  @Test func whatIsToldOfFewElementsIsNotTold() {
    let elements = (0..<3).map { number in
      var element = Element(id: Element.ID("e\(number)"), isAccessibilityElement: true)
      element.label = .given("Same")
      element.traits = number == 0 ? .given(.selected) : .notCaptured
      return element
    }
    let reach = ScreenReach(of: Transcript.OrderedScreen(Screen(elements: elements)))
    #expect(reach.unknown.contains(.traits) && !reach.unknown.contains(.label))
    #expect(reach["e2"]?.uiTest?.query == "app.otherElements.element(boundBy: 2)")
  }

  @Test func whatTheSourceDoesNotTellIsNamed() throws {
    var element = Element(id: "pay", isAccessibilityElement: true)
    element.label = .given("Pay")
    let reach = ScreenReach(of: Transcript.OrderedScreen(Screen(elements: [element])))
    #expect(reach.unknown.contains(.frame))
    #expect(reach.unknown.contains(.traits))
    #expect(!reach.unknown.contains(.label))
    #expect(reach["pay"]?.uiTest?.hittability == .unknown)
  }

  @Test func sentencesAreInTwoLanguages() throws {
    let reach = try reach("screen ru\nbutton \"Играть\" id play not responds", language: "ru")
    let difference = try #require(reach.differences.first { $0.code == .voiceUnreachable })
    #expect(difference.sentence(in: "ru").contains("Управление голосом"))
    #expect(difference.sentence(in: "en-GB").contains("Voice Control"))
  }
}
