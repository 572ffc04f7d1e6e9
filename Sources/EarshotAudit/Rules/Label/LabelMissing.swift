import EarshotTree

extension Rule {
  static let labelMissing = Rule(
    "label-missing", .label, .error, .high, .blocks,
    "A stop has no label.",
    what: "the element has no label",
    why: "VoiceOver says at most its type, so a listener cannot know what it is",
    advice: "set a short accessibilityLabel; hide the element if it is decoration",
    wcag: ["4.1.2", "1.1.1"], references: [.apple("uikit/uiaccessibilityelement")],
    supersededBy: [
      "icon-button-label-missing", "tab-label-missing", "image-label-missing",
      "field-label-missing", "switch-label-missing", "slider-label-missing",
      "stepper-label-missing", "picker-label-missing", "progress-label-missing", "hint-only",
      "element-empty", "heading-empty", "field-placeholder-only",
    ],
    fails: """
      ▼ button
      --- screen 375x812
      ▼ element tappable frame 0,100,375,44
        view
          text "Pepperoni" frame 16,110,100,20
      ---
      ▼ adjustable "\\u{200B} " value "50 %"
      """,
    passes: """
      button "Pay"
      ---
      text "Total"
      ---
      element "7"
      --- A page control says what it is by its value.
      adjustable type UIPageControl value "page 2 of 3"
      --- A field shows the text that was typed.
      textEntry "" value "ann@example.com" appearance (text "ann@example.com")
      --- A search field says what it is.
      searchField "" input (placeholder "Search")
      --- A node inside an element gets no focus.
      button "Pay"
        button
      --- On a Mac the words of a text are its value.
      text value "Two accounts" type StaticText
      --- A text with links in it is heard by its words, which a design may leave to the code.
      link type UITextView
      --- The keys of the keyboard are the system's.
      screen 375x812 derived traits
      button keyboardKey "\\n"
      --- Android tells only of what is in sight: the words of the next card are not there yet.
      screen 411x820
      scroll type android.widget.HorizontalScrollView frame 0,150,411,140
        element "Summer sale" type android.widget.FrameLayout tappable frame 25,150,360,140
        element type android.widget.FrameLayout tappable frame 401,150,10,140
      --- The page in a web view is not in the capture.
      element type android.webkit.WebView tappable
      """,
    check: .each(\.stops, where: { !$0.role.isField || $0.shownText == nil }) { stop, run in
      // A search field is known by its type; what lacks is for the rules about fields.
      guard stop.role != .searchField, !stop.isHeardByItsText, !stop.isSliver,
        !stop.isPictureOfTappable
      else {
        return .inapplicable
      }
      // A group that is named names its only control.
      if stop.isNameless, run.screen.isInNamedGroup(stop) { return .pass }
      if stop.isNameless, stop.mayGoOn { return .incomplete(.notCaptured(.label)) }
      // What is on a page is on it, and this capture does not hold it.
      if stop.isWebView, stop.size == 0 { return .incomplete(.notCaptured(.label)) }
      // Code fills an empty text that has an outlet; one of spaces makes room.
      let isFilled =
        stop.element.type == "UITextView" && (stop.isReachedFromCode || stop.isOfPrototype)
      let isSpace = stop.element.document != nil && stop.element.type == "UILabel"
      if stop.isNameless, isFilled || isSpace {
        return .incomplete(.notCaptured(.label))
      }
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      return stop.isNameless ? .fail(fix: .label(.toWrite(.name))) : .pass
    })
}

extension Node {
  /// Whether it has neither a label nor a text that can be read.
  var isNameless: Bool { spokenLabel.isEmpty && shownText == nil }

  /// Whether its words are heard though they are no label: the value of a text, the contents of a
  /// text view.
  fileprivate var isHeardByItsText: Bool {
    guard spokenLabel.isEmpty else { return false }
    if element.isPageControl { return !value.isEmpty }
    switch role {
    case .text: return !value.isEmpty
    case .link: return element.type?.hasSuffix("UITextView") == true
    // Without a trait and a type, what has only a value is as likely a text.
    case .other: return !value.isEmpty && element.type == nil && !isCaptured(.traits)
    default: return false
    }
  }
}
