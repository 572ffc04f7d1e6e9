import EarshotTree

extension Rule {
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
      --- screen ru
      ▼ button "Cart" appearance (image "Cart")
      --- screen en
      # Somebody may have written this name, or the file happens to be called so.
      ▼ button "Cart" appearance (image "Cart")
      ▼ button "cancel" appearance (image "cancel")
      --- The system has a name for the symbol, which code does not tell.
      ▼ button "‹symbol xmark›" appearance (image "xmark")
      ▼ button "‹symbol plus›" appearance (image "‹symbol plus›")
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
    check: .each(
      \.controls,
      // A text view that is a link shows words and no picture.
      where: {
        ($0.role == .button || $0.role == .link) && $0.element.type?.hasSuffix("TextView") != true
      }
    ) { stop, run in
      guard !run.screen.isTabOrSegment(stop), !stop.isSliver, !stop.isPictureOfTappable else {
        return .inapplicable
      }
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      let isUnnamed =
        stop.isNameless && stop.value.isEmpty && run.screen.visibleTexts(of: stop).isEmpty
      if isUnnamed, stop.mayGoOn { return .incomplete(.notCaptured(.label)) }
      // In English a file may be called by the very word that an author would choose.
      let isWord =
        run.screen.language(of: stop) == "en"
        && (stop.spokenLabel.isTitle || stop.spokenLabel.isSmallWord)
      // The system has words of its own for many symbols, which code does not tell.
      if stop.isNamedByPicture, isWord || stop.isNamedBySymbol {
        return .review(fix: .label(.toWrite(.name)))
      }
      return stop.isNamedByPicture || isUnnamed ? .fail(fix: .label(.toWrite(.name))) : .pass
    })
}

extension String {
  /// Whether it is one word of small letters, such as “cancel”.
  fileprivate var isSmallWord: Bool {
    utf8.count > 2 && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
