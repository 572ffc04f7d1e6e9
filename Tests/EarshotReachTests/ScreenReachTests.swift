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
