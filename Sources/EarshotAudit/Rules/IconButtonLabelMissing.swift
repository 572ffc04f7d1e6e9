import EarshotTree

extension Rule {
  /// A button that shows only a picture has no name.
  static let iconButtonLabelMissing = Rule(
    "icon-button-label-missing", step: .label, severity: .error, confidence: .high,
    impact: .blocks, criteria: ["4.1.2"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
      "https://developer.apple.com/documentation/uikit/uibutton",
    ],
    english: RuleText(
      "A button that shows only a picture has no label.",
      what: "the button has no title and no label of its own",
      why: "VoiceOver says the name of the image file or only “button”, "
        + "so a listener cannot know what the button does",
      advice: "set accessibilityLabel to what the button does, without the word “button”"),
    russian: RuleText(
      "У кнопки с одной картинкой нет названия.",
      what: "у кнопки нет ни заголовка, ни своего названия",
      why: "VoiceOver прочитает имя файла картинки или только «кнопка», "
        + "и слушатель не узнает, что она делает",
      advice: "задайте accessibilityLabel: что делает кнопка, без слова «кнопка»"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        header "Ветчина и грибы"
        ▼ button "ic_close" appearance (image "ic_close")
        """,
        """
        navigationbar
          ▼ button appearance (image "share")
          header "Order 1042"
        """,
        """
        ▼ button "filter.pdf" appearance (image "filter.pdf")
        ▼ link frame 16,100,44,44
          view image type UIImageView frame 20,104,36,36 appearance (image "logo")
        """,
        """
        screen ru
        ▼ button "Cart" appearance (image "Cart")
        """,
        """
        screen en
        # Somebody may have written this name, or the file happens to be called so.
        ▼ button "Cart" appearance (image "Cart")
        """,
      ],
      passing: [
        "button \"Закрыть\" appearance (image \"ic_close\")",
        "button \"Order\" appearance (text \"Order\" image \"Order\")",
        """
        button frame 16,100,343,44
          text "Москва, улица Наметкина" frame 20,110,200,24
        """,
      ],
      falsePositives: [
        // A tab is reported by a rule of its own.
        """
        tabbar
          button tabBarItem "ic_menu" appearance (image "ic_menu")
        """,
        // The key of a keyboard belongs to the system, which says its name.
        "keyboardKey",
        // The value is heard in place of a name.
        "button value \"15 July\" appearance (image \"calendar\")",
        // The title is in sight and is what UIKit says.
        "button \"ic_pay\" appearance (text \"ic_pay\" image \"ic_pay\")",
      ])
  ) { run in
    for stop in run.screen.controls {
      let role = run[stop].role
      guard role == .button || role == .link, !run.screen.isTabOrSegment(stop) else { continue }
      // A text view that is a link shows words and no picture.
      guard run[stop].element.type?.hasSuffix("TextView") != true else { continue }
      guard run.knows(stop, .label) else { continue }
      let fix = Fix.of(run[stop].element.id, .label(.toWrite(.name)))
      if run[stop].isNamedByPicture {
        // In English a file may be called by the very word that an author would choose.
        let isWord = run.screen.language(of: stop) == "en" && run[stop].spokenLabel.isTitleWord
        isWord ? run.review(stop, fix: fix) : run.fail(stop, fix: fix)
      } else if run[stop].spokenLabel.isEmpty, run[stop].value.isEmpty,
        run[stop].shownText == nil, run.screen.visibleTexts(of: stop).isEmpty
      {
        run.fail(stop, fix: fix)
      } else {
        run.pass(stop)
      }
    }
  }
}

extension String {
  /// Whether it is written as a title: a capital letter, then small ones and spaces.
  fileprivate var isTitleWord: Bool {
    first?.isUppercase == true && dropFirst().allSatisfy { $0.isLowercase || $0 == " " }
  }
}
