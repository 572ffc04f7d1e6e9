import EarshotProject
import EarshotSession
import EarshotSpeech
import Testing

/// What is heard without words is explained.
struct EventWordsTests {
  @Test(arguments: [
    ("scrub", "menu", "<sound:boundary> nothing on this screen answers a scrub"),
    ("magicTap", "menu", "<sound:boundary> nothing on this screen answers a magic tap"),
    ("swipeLeft", "menu", "<sound:boundary> nothing comes before this element\nNew York, button"),
    ("threeFingerSwipeRight", "counter", "<sound:boundary> nothing here scrolls further"),
    ("type \"a\"", "menu", "<sound:boundary> no text field takes what is typed"),
    ("touch 5,5", "menu", "<sound:emptyArea> no element is under the finger"),
    (
      "focus country.2\nthreeFingerSwipeUp", "countries",
      "<sound:pageScrolled> the content has scrolled by a page"
    ),
    ("doubleTap", "menu", "<sound:screenChanged> a new screen is there"),
    ("lift", "menu", "<silence> nothing is said"),
  ])
  func aSoundHasItsReason(_ step: String, _ screen: String, _ expected: String) throws {
    let outcome = try Program.run(
      ["drive", "pizza/\(screen)", "--language", "en", "--no-hints", "--quiet"],
      input: Array("\(step)\n".utf8))
    #expect(outcome.text.contains(expected), "\(outcome.text)")
  }

  /// A language without words of its own has those of English; each gesture has some in both.
  @Test func everyEventIsExplainedInEachLanguage() {
    let (english, russian) = (EventLocales.words(in: "en-GB"), EventLocales.words(in: "ru"))
    #expect(EventLocales.words(in: "ja").emptyArea == english.emptyArea)
    for sound in Sound.allCases {
      for step in GestureName.allCases.map(\.rawValue) + ["type \"a\"", "rotor links", "wait 3"] {
        let texts = [english, russian].map { $0.explanation(of: sound, after: step) }
        #expect(texts.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") })
        #expect(texts[0] != texts[1])
      }
    }
    #expect(
      english.explanation(of: .boundary, after: "after 0.5 scrub x3")
        == english.explanation(of: .boundary, after: "scrub"))
  }

  @Test func aScriptNamesItsScreen() throws {
    let folder = try ScratchFolder([
      "a.vo": "on pizza\nset language en\nset hints off\nstart\n  says \"New York, button\"\n"
    ])
    let outcome = try Program.run(["drive", folder.path("a.vo"), "--quiet"])
    #expect(outcome.text == "\(folder.path("a.vo")): 1 step, passed\n")
    #expect(outcome.status == 0)
    let failing = try ScratchFolder(["b.vo": "on pizza\nstart\n  says \"x\"\n"])
    let text = try Program.run(["drive", failing.path("b.vo"), "--quiet"]).text
    #expect(text.hasPrefix("\(failing.path("b.vo")): 1 step, 1 failed\n"))
  }
}
