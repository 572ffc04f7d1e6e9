import EarshotTree

extension Rule {
  /// A stop has no name.
  static let labelMissing = Rule(
    "label-missing", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["4.1.2", "1.1.1"],
    references: ["https://developer.apple.com/documentation/uikit/uiaccessibilityelement"],
    yieldsTo: [
      "icon-button-label-missing", "tab-label-missing", "image-label-missing",
      "field-label-missing", "switch-label-missing", "slider-label-missing",
      "stepper-label-missing", "picker-label-missing", "progress-label-missing", "hint-only",
      "element-empty", "heading-empty", "field-placeholder-only",
    ],
    english: RuleText(
      "A stop has no label.",
      what: "the element has no label",
      why: "VoiceOver says at most its type, so a listener cannot know what it is",
      advice: "set a short accessibilityLabel; hide the element if it is decoration"),
    russian: RuleText(
      "У остановки нет названия.",
      what: "у элемента нет названия",
      why: "VoiceOver назовет разве что тип, и слушатель не узнает, что это",
      advice: "задайте короткий accessibilityLabel; украшение скройте"),
    examples: RuleExamples(
      failing: [
        "▼ button",
        """
        screen 375x812
        ▼ element tappable frame 0,100,375,44
          view
            text "Pepperoni" frame 16,110,100,20
        """,
        "▼ adjustable \"\\u{200B} \" value \"50 %\"",
      ],
      passing: [
        "button \"Pay\"",
        "text \"Total\"",
        "element \"7\"",
      ],
      falsePositives: [
        // A field shows the text that was typed.
        "textEntry \"\" value \"ann@example.com\" appearance (text \"ann@example.com\")",
        // A search field says what it is.
        "searchField \"\" input (placeholder \"Search\")",
        // A node inside an element gets no focus.
        "button \"Pay\"\n  button",
        // On a Mac the words of a text are its value.
        "text value \"Two accounts\" type StaticText",
        // A text with links in it is heard by its words, which a design may leave to the code.
        "link type UITextView",
        // The keys of the keyboard are the system's.
        "screen 375x812 derived traits\nbutton keyboardKey \"\\n\"",
        // Android tells only of what is in sight: the words of the next card are not there yet.
        """
        screen 411x820
        scroll type android.widget.HorizontalScrollView frame 0,150,411,140
          element "Summer sale" type android.widget.FrameLayout tappable frame 25,150,360,140
          element type android.widget.FrameLayout tappable frame 401,150,10,140
        """,
      ])
  ) { run in
    for stop in run.screen.stops where !run[stop].role.isField || run[stop].shownText == nil {
      // A search field is known by its type; what lacks is for the rules about fields.
      guard run[stop].role != .searchField, !run[stop].isHeardByItsText,
        !run.isEdgeOfCutView(stop), run.knows(stop, .label)
      else { continue }
      if run[stop].spokenLabel.isEmpty, run[stop].shownText == nil {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(stop)
      }
    }
  }
}

extension NodeFacts {
  /// Whether its words are heard though they are no label: the value of a text, the contents of a
  /// text view.
  fileprivate var isHeardByItsText: Bool {
    guard spokenLabel.isEmpty else { return false }
    switch role {
    case .text: return !value.isEmpty
    case .link: return element.type?.hasSuffix("UITextView") == true
    // Without a trait and a type, what has only a value is as likely a text.
    case .other: return !value.isEmpty && element.type == nil && !knows(.traits)
    default: return false
    }
  }
}

extension RuleRun {
  /// Whether it is the narrow edge of a view of Android that a scroller cuts off.
  fileprivate func isEdgeOfCutView(_ stop: AuditedScreen.Node) -> Bool {
    guard let frame = self[stop].frame, min(frame.width, frame.height) < 16, isAndroid(stop),
      let clip = self[stop].clip
    else { return false }
    return isCut(stop, frame, by: clip)
  }
}
