import EarshotTree

/// The rules that say that an element has no name.
extension Rule {
  /// The rules that say for a kind of element that its name is missing.
  static let missingNames: [Rule.ID] = [
    "icon-button-label-missing", "tab-label-missing", "image-label-missing",
    "field-label-missing", "switch-label-missing", "slider-label-missing",
    "stepper-label-missing", "picker-label-missing", "progress-label-missing",
  ]

  static let labelMissing = Rule(
    "label-missing", .label, .error, .high, .blocks,
    "A stop has no label.",
    what: "the element has no label",
    why: "VoiceOver says at most its type, so a listener cannot know what it is",
    advice: "set a short accessibilityLabel; hide the element if it is decoration",
    wcag: ["4.1.2", "1.1.1"], references: [.apple("uikit/uiaccessibilityelement")],
    supersededBy: missingNames + [
      "hint-only", "element-empty", "heading-empty", "field-placeholder-only",
    ],
    fails: """
      ▼ button
      ---
      screen 375x812
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
      """,
    check: .each(\.stops, where: { !$0.role.isField || $0.shownText == nil }) { stop, run in
      // A search field is known by its type; what lacks is for the rules about fields.
      guard stop.role != .searchField, !stop.isHeardByItsText,
        !run.isEdgeOfCutView(stop)
      else { return .inapplicable }
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      return stop.isNamedOrShowsText ? .pass : .fail(fix: .label(.toWrite(.name)))
    })

  static let iconButtonLabelMissing = Rule(
    "icon-button-label-missing", .label, .error, .high, .blocks,
    "A button that shows only a picture has no label.",
    what: "the button has no title and no label of its own",
    why: "VoiceOver says the name of the image file or only “button”, "
      + "so a listener cannot know what the button does",
    advice: "set accessibilityLabel to what the button does, without the word “button”",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html"), .apple("uikit/uibutton")],
    fails: """
      screen ru
      header "Ветчина и грибы"
      ▼ button "ic_close" appearance (image "ic_close")
      ---
      navigationbar
        ▼ button appearance (image "share")
        header "Order 1042"
      ---
      ▼ button "filter.pdf" appearance (image "filter.pdf")
      ▼ link frame 16,100,44,44
        view image type UIImageView frame 20,104,36,36 appearance (image "logo")
      ---
      screen ru
      ▼ button "Cart" appearance (image "Cart")
      ---
      screen en
      # Somebody may have written this name, or the file happens to be called so.
      ▼ button "Cart" appearance (image "Cart")
      """,
    passes: """
      button "Закрыть" appearance (image "ic_close")
      ---
      button "Order" appearance (text "Order" image "Order")
      ---
      button frame 16,100,343,44
        text "Москва, улица Наметкина" frame 20,110,200,24
      --- A tab is reported by a rule of its own.
      tabbar
        button tabBarItem "ic_menu" appearance (image "ic_menu")
      --- The key of a keyboard belongs to the system, which says its name.
      keyboardKey
      --- The value is heard in place of a name.
      button value "15 July" appearance (image "calendar")
      --- The title is in sight and is what UIKit says.
      button "ic_pay" appearance (text "ic_pay" image "ic_pay")
      """,
    check: .each(\.controls) { stop, run in
      let role = stop.role
      guard role == .button || role == .link, !run.screen.isTabOrSegment(stop) else {
        return .inapplicable
      }
      // A text view that is a link shows words and no picture.
      guard stop.element.type?.hasSuffix("TextView") != true else { return .inapplicable }
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      let fix = Fix.of(stop.element.id, .label(.toWrite(.name)))
      if stop.isNamedByPicture {
        // In English a file may be called by the very word that an author would choose.
        let isWord = run.screen.language(of: stop) == "en" && stop.spokenLabel.isTitleWord
        return isWord ? .review(fix: fix) : .fail(fix: fix)
      } else if stop.spokenLabel.isEmpty, stop.value.isEmpty,
        stop.shownText == nil, run.screen.visibleTexts(of: stop).isEmpty
      {
        return .fail(fix: fix)
      }
      return .pass
    })

  static let tabLabelMissing = Rule(
    "tab-label-missing", .label, .error, .high, .blocks,
    "A tab or a segment has no label.",
    what: "the tab has no title and no label of its own",
    why: "a listener hears a position and perhaps the name of an image file, "
      + "and has to open each tab to learn what it holds",
    advice: "give the tab a title, or set accessibilityLabel on its item or image",
    wcag: ["4.1.2", "2.4.2"],
    references: [.apple("uikit/uitabbaritem"), .apple("uikit/uisegmentedcontrol")],
    fails: """
      tabbar
        ▼ button selected tabBarItem "ic_fb_1" type UITabBarButton appearance (image "ic_fb_1")
        button tabBarItem "Друзья" type UITabBarButton appearance (image "ic_fb_2")
      ---
      segments
        ▼ button selected type UISegment appearance (image "list")
        ▼ button "grid" type UISegment appearance (image "grid")
      ---
      tabs "Sections"
        button tabBarItem "Search"
        ▼ button tabBarItem value "3"
      """,
    passes: """
      tabbar
        button selected tabBarItem "Меню" appearance (text "Меню" image "tab_1")
        button tabBarItem "Корзина" value "2" appearance (text "Корзина" image "tab_4")
      ---
      segments
        button selected "List" type UISegment
        button "Map" type UISegment
      ---
      button tabBarItem "Лента" type UITabBarButton appearance (image "ic_fb_1")
      --- A page control has no tabs, and its value tells the page.
      adjustable type UIPageControl value "page 2 of 3"
      --- An ordinary button is reported by a rule of its own.
      button appearance (image "ic_play")
      """,
    check: .each(\.controls) { stop, run in
      guard run.screen.isTabOrSegment(stop) else { return .inapplicable }
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      return stop.hasNoName && stop.shownText == nil ? .fail(fix: .label(.toWrite(.name))) : .pass
    })

  static let imageLabelMissing = Rule(
    "image-label-missing", .label, .error, .high, .hard,
    "A picture at which VoiceOver stops has no label.",
    what: "the picture has no label",
    why: "a listener hears “image” and cannot tell whether it matters",
    advice: "set accessibilityLabel to what the picture tells; if it decorates, "
      + "set isAccessibilityElement to false",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html"), .apple("uikit/uiimageview")],
    supersededBy: ["separator-exposed"],
    fails: """
      screen ru
      ▼ image type UIImageView frame 28,60,320,320
      header "Пепперони" frame 28,400,320,40
      ---
      header "Verify your identity"
      ▼ image type XCUIElementTypeImage identifier passport-sample
      ---
      collection
        cell
          ▼ image "\\u{A0}" appearance (image "banner_punch")
      """,
    passes: """
      image "Пицца Ветчина и грибы" type UIImageView
      --- Decoration that is no element is passed over.
      view image type UIImageView
      text "Order is on its way"
      ---
      image "Chart of sales" value "rising"
      --- The picture is a button, so the rule of buttons speaks.
      image button type UIImageView
      --- A picture with a value says what it shows.
      image value "QR code for table 12" type UIImageView
      """,
    check: .named(\.stops, where: { $0.role == .image }, .picture) {
      !$0.spokenLabel.isEmpty || !$0.value.isEmpty
    })
}

extension RuleCheck {
  /// Judges whether each element of a kind has a name, given as a label or otherwise.
  static func named(
    _ elements: @escaping @Sendable (AuditedScreen) -> [AuditedScreen.Node],
    where applies: @escaping @Sendable (AuditedScreen.Node) -> Bool,
    _ words: Fix.Placeholder = .name,
    by isNamed: @escaping @Sendable (AuditedScreen.Node) -> Bool
  ) -> RuleCheck {
    .each(elements, where: applies, telling: .label) { node, _ in
      isNamed(node) ? .pass : .fail(fix: .label(.toWrite(words)))
    }
  }
}

extension AuditedScreen.Node {
  /// Whether it has a label, or a text of its own that can be read.
  var isNamedOrShowsText: Bool { !spokenLabel.isEmpty || shownText != nil }
}

extension AuditedScreen.Node {
  /// Whether its words are heard though they are no label: the value of a text, the contents of a
  /// text view.
  fileprivate var isHeardByItsText: Bool {
    guard spokenLabel.isEmpty else { return false }
    switch role {
    case .text: return !value.isEmpty
    case .link: return element.type?.hasSuffix("UITextView") == true
    // Without a trait and a type, what has only a value is as likely a text.
    case .other: return !value.isEmpty && element.type == nil && !isCaptured(.traits)
    default: return false
    }
  }
}

extension RuleContext {
  /// Whether it is the narrow edge of a view of Android that a scroller cuts off.
  fileprivate func isEdgeOfCutView(_ stop: AuditedScreen.Node) -> Bool {
    guard let frame = stop.frame, min(frame.width, frame.height) < 16, isAndroid(stop),
      let clip = stop.clip
    else { return false }
    return isCut(stop, frame, by: clip)
  }
}

extension String {
  /// Whether it is written as a title: a capital letter, then small ones and spaces.
  fileprivate var isTitleWord: Bool {
    first?.isUppercase == true && dropFirst().allSatisfy { $0.isLowercase || $0 == " " }
  }
}
