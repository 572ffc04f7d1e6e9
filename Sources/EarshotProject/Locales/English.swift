import EarshotSpeech
import EarshotTree

/// What is heard without words, in English.
struct EnglishEventWords: EventWords {
  let screenChanged = "a new screen is there"
  let layoutChanged = "a part of the screen has changed"
  let pageScrolled = "the content has scrolled by a page"
  let emptyArea = "no element is under the finger"
  let pageTurn = "reading goes on at the next page"
  let vibration = "the phone vibrates lightly: a finger goes up from the bottom edge"
  let loadingTick = "a page is loading"
  let loaded = "the page has loaded"
  let audioGraph = "the tones of the chart: the higher the value, the higher the pitch"
  let cut = "the next words came before its end"
  let captureStays = "the app is asked to act, and a capture can do no more"
  let scrollDirection = "the way the content goes"
  let silence = "nothing is said"
  let nothing = "nothing new is shown, and the app is asked nothing"

  func haptic(_ haptic: Haptic) -> String {
    switch haptic {
    case .success: "the app vibrates: success"
    case .warning: "the app vibrates: warning"
    case .error: "the app vibrates: error"
    }
  }

  func boundary(after gesture: GestureName) -> String {
    switch gesture {
    case .swipeRight: "nothing comes after this element"
    case .swipeLeft: "nothing comes before this element"
    case .swipeUp, .swipeDown: "no further value, action or place of the rotor in this direction"
    case .doubleTap, .splitTap: "nothing here answers a double tap"
    case .tripleTap: "nothing here answers a triple tap"
    case .doubleTapAndHold: "nothing here answers a double tap and hold"
    case .doubleTapAndDrag: "nothing here can be dragged"
    case .scrub: "nothing on this screen answers a scrub"
    case .magicTap: "nothing on this screen answers a magic tap"
    case .rotateClockwise, .rotateCounterclockwise: "the rotor has nothing to turn to here"
    case .twoFingerSwipeUp, .twoFingerSwipeDown: "there is nothing to read"
    case .twoFingerTripleTap: "there is nothing to choose from"
    case .twoFingerDoubleTapAndHold: "nothing here takes a label"
    case .threeFingerSwipeLeft, .threeFingerSwipeRight, .threeFingerSwipeUp,
      .threeFingerSwipeDown:
      "nothing here scrolls further in this direction"
    case .shake: "there is nothing to undo"
    case .strongPress: "nothing here opens a preview"
    case .threeFingerTap: "nothing here scrolls"
    case .fourFingerTapTop, .fourFingerTapBottom, .touch, .lift, .singleTap:
      "there is no element to go to"
    case .home, .appSwitcher, .fourFingerSwipeLeft, .fourFingerSwipeRight:
      "nothing outside of this app is simulated"
    case .twoFingerTap, .twoFingerSwipeLeft, .twoFingerSwipeRight, .threeFingerDoubleTap,
      .threeFingerTripleTap, .fourFingerDoubleTap:
      "this does nothing here"
    }
  }

  func boundary(after step: EventStep) -> String {
    switch step {
    case .type: "no text field takes what is typed"
    case .rotor: "the rotor has no such setting here"
    case .other: "there is nothing further"
    }
  }
}

extension ClientReportWords {
  /// The words in English.
  static let english = ClientReportWords(
    title: "Accessibility audit", app: "App", date: "Date", summary: "Summary",
    criteria: "WCAG 2.2", criterion: "Success criterion", level: "Level", flaws: "Flaws",
    questions: "Questions", verdict: "Result", fails: "fails", asks: "a person has to look",
    nothingFound: "nothing found", notMeasured: "not measured", rule: "Problem", count: "Count",
    screens: "Screens", problems: "Problems, the most frequent first",
    heard: "What is heard on each screen", heardInOrder: "In the order of swipes",
    findings: "Findings and how to mend them", changes: "Before and after", before: "before",
    after: "after", measure: "Measure", effort: "Effort", how: "What was looked at, and how",
    limits: "A program finds only part of what hinders people. An empty table is no proof of "
      + "conformance: have people who use VoiceOver try the app.",
    method: { screens, profile in
      "\(screens) \(screens == 1 ? "screen" : "screens"); what is heard is a "
        + "prediction for \(profile), made from captures and not on a device."
    })
}
