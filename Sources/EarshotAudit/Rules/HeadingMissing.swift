import EarshotTree

extension Rule {
  /// A large screen has no heading.
  static let headingMissing = Rule(
    "heading-missing", step: .navigate, severity: .warning, confidence: .high, impact: .slows,
    criteria: ["1.3.1", "2.4.6"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/header",
      "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
    ],
    settings: ["stops": 8, "pages": 1],
    english: RuleText(
      "A screen with many stops has no heading.",
      what: "no heading on a screen with this number of stops: {stops}",
      why: "the headings rotor is empty, so everything has to be passed one by one",
      advice: "give the titles of the sections the header trait"),
    russian: RuleText(
      "На экране много остановок и нет заголовков.",
      what: "нет ни одного заголовка, остановок на экране: {stops}",
      why: "ротор заголовков пуст, и всё приходится проходить по одному",
      advice: "дайте названиям разделов трейт header"),
    examples: RuleExamples(
      failing: [
        """
        ▼ screen "Меню" ru
        button "Москва"
        button "Адрес"
        button "Пепперони"
        button "Маргарита"
        button "Четыре сыра"
        button "Меню"
        button "Профиль"
        button "Корзина"
        """,
        """
        ▼ screen 375x812
        scroll frame 0,0,375,812
          text "About us" frame 16,60,343,20
          text "Our history" frame 16,900,343,20
          text "How to find us" frame 16,1800,343,20
        """,
        """
        ▼ screen "Keypad"
        text "Enter the code"
        button "1"
        button "2"
        button "3"
        button "4"
        button "5"
        button "6"
        button "Delete"
        """,
      ],
      passing: [
        """
        header "Pizza"
        button "Pepperoni"
        button "Margherita"
        button "Four cheeses"
        button "Ham"
        button "Vegetables"
        button "Profile"
        button "Cart"
        """,
        """
        navigationbar
          button backButton "Back"
          text "Settings"
        button "Wi-Fi"
        button "Bluetooth"
        button "Sound"
        button "Battery"
        button "Screen"
        button "Privacy"
        """,
        "text \"Nothing found\"\nbutton \"Try again\"",
      ],
      falsePositives: [
        // A short form is passed quickly without headings.
        """
        text "Sign in"
        textEntry "E-mail"
        textEntry "Password"
        button "Forgot password?"
        button "Sign in"
        """,
        // The file of a cell or a bar is no whole screen.
        """
        screen 375x52
        button "Back"
        button "Forward"
        button "Bookmarks"
        textEntry "Address"
        button "Clear"
        button "Share"
        button "Tabs"
        button "Menu"
        """,
        // Where the source concluded the traits, headings may have been lost.
        """
        screen derived traits
        text "Pizza"
        button "Pepperoni"
        button "Margherita"
        button "Four cheeses"
        button "Ham"
        button "Vegetables"
        button "Profile"
        button "Cart"
        """,
      ],
      boundaries: [
        .init(
          "stops",
          passing: """
            text "Order"
            button "1"
            button "2"
            button "3"
            button "4"
            button "5"
            button "6"
            """,
          failing: """
            ▼ screen
            text "Order"
            button "1"
            button "2"
            button "3"
            button "4"
            button "5"
            button "6"
            button "7"
            """),
        .init(
          "pages",
          passing: """
            screen 375x812
            scroll frame 0,100,375,600
              text "Terms" frame 16,110,343,20
              text "Payment" frame 16,1200,343,100
            """,
          failing: """
            ▼ screen 375x812
            scroll frame 0,100,375,600
              text "Terms" frame 16,110,343,20
              text "Payment" frame 16,1201,343,100
            """),
      ])
  ) { run in
    let stops = run.screen.stops
    guard Double(stops.count) >= run["stops"] || run.scrollsFar(), !run.isPartOfScreen else {
      return
    }
    if stops.contains(where: { run[$0].traits.contains(.header) }) || run.hasBarTitle() {
      run.pass()
    } else if let derived = stops.first(where: {
      run[$0].hasDerivedTraits || !run[$0].knows(.traits)
    }) {
      run.cannotTell(.notCaptured(.traits), derived)
    } else {
      run.fail(nil, ["stops": .number(Double(stops.count))])
    }
  }
}

extension RuleRun {
  /// Whether the file holds a cell or a bar only: wider than any screen is for its height.
  fileprivate var isPartOfScreen: Bool {
    let roots = screen.screen.elements
    if roots.count == 1, roots[0].systemContainer == .cell { return true }
    return screen.bounds.map { $0.width > $0.height * 2.5 } ?? false
  }

  /// Whether a list can be scrolled by more than a page.
  fileprivate func scrollsFar() -> Bool {
    for scroller in screen.nodes where self[scroller].element.systemContainer?.scrolls == true {
      guard let frame = self[scroller].frame, !frame.isEmpty else { continue }
      let limit = frame.maxY + self["pages"] * frame.height
      for node in screen.descendants(of: scroller) where self[node].isStop {
        if let other = self[node].frame, other.maxY > limit { return true }
      }
    }
    return false
  }

  /// Whether a navigation bar shows a title.
  fileprivate func hasBarTitle() -> Bool {
    screen.nodes.contains { bar in
      self[bar].element.systemContainer == .navigationBar
        && screen.descendants(of: bar).contains { self[$0].isStop && self[$0].role == .text }
    }
  }
}
