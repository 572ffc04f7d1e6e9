import EarshotTree

extension Rule {
  static let headingMissing = Rule(
    "heading-missing", .navigate, .warning, .high, .slows,
    "A screen with many stops has no heading.",
    what: "no heading on a screen of {stops|# stop|# stops}",
    why: "the headings rotor is empty, so everything has to be passed one by one",
    advice: "give the titles of the sections the header trait",
    wcag: ["1.3.1", "2.4.6"],
    references: [.apple("uikit/uiaccessibilitytraits/header"), .wcag("headings-and-labels.html")],
    settings: ["stops": 8, "pages": 1, "shortest-side": 320],
    supersededBy: ["trait-missing-header"],
    fails: """
      ▼ screen "Меню" ru
      button "Москва"
      button "Адрес"
      button "Пепперони"
      button "Маргарита"
      button "Четыре сыра"
      button "Меню"
      button "Профиль"
      button "Корзина"
      ---
      ▼ screen 375x812
      scroll frame 0,0,375,812
        text "About us" frame 16,60,343,20
        text "Our history" frame 16,900,343,20
        text "How to find us" frame 16,1800,343,20
      ---
      ▼ screen "Settings"
      text "Profile"
      button "Name"
      button "Photo"
      text "Sounds"
      button "Ring tone"
      button "Volume"
      text "Help"
      button "Contact us"
      button "Terms"
      """,
    passes: """
      header "Pizza"
      button "Pepperoni"
      button "Margherita"
      button "Four cheeses"
      button "Ham"
      button "Vegetables"
      button "Profile"
      button "Cart"
      ---
      navigationbar
        button backButton "Back"
        text "Settings"
      button "Wi-Fi"
      button "Bluetooth"
      button "Sound"
      button "Battery"
      button "Screen"
      button "Privacy"
      ---
      text "Nothing found"
      button "Try again"
      --- A short form is passed quickly without headings.
      text "Sign in"
      textEntry "E-mail"
      textEntry "Password"
      button "Forgot password?"
      button "Sign in"
      --- The file of a cell or a bar is no whole screen.
      screen 375x52
      button "Back"
      button "Forward"
      button "Bookmarks"
      textEntry "Address"
      button "Clear"
      button "Share"
      button "Tabs"
      button "Menu"
      --- The keys of a pad are no parts to jump between.
      screen "Keypad"
      text "Enter the code"
      button "1"
      button "2"
      button "3"
      button "4"
      button "5"
      button "6"
      button "Delete"
      --- Where the source concluded the traits, headings may have been lost.
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
    boundaries: """
      --- stops
      {▼ screen|}
      text "Order"
      button "Row 1"
      button "Row 2"
      button "Row 3"
      button "Row 4"
      button "Row 5"
      button "Row 6"
      {button "Row 7"|}
      --- shortest-side
      {▼ |}screen {320|319}x812
      text "Order"
      button "Row 1"
      button "Row 2"
      button "Row 3"
      button "Row 4"
      button "Row 5"
      button "Row 6"
      button "Row 7"
      --- pages
      ▼ screen 375x812
      scroll frame 0,100,375,600
        text "Terms" frame 16,110,343,20
        text "Payment" frame 16,{1201|1200},343,100
      """,
    check: .whole { run in
      let stops = run.screen.stops
      let parts = stops.count { stop in
        !(stop.role.isControl && stop.spokenLabel.count == 1) && !stop.isOfPrototype
      }
      guard Double(parts) >= run["stops"] || run.scrollsFar(), !run.isPartOfScreen else {
        return .inapplicable
      }
      if stops.contains(where: { $0.traits.contains(.header) }) || run.hasBarTitle() {
        return .pass
      }
      if stops.contains(where: { $0.hasDerivedTraits || !$0.isCaptured(.traits) }) {
        return .incomplete(.notCaptured(.traits))
      }
      let count: [String: Finding.Argument] = ["stops": .count(stops.count)]
      guard run.screen.isDocument else { return .fail(count) }
      // Code may set the title, a document can hold a part of a screen, and a menu has nothing to be
      // a heading.
      return stops.contains(where: \.isBodyText) ? .review(count) : .pass
    })
}

extension RuleContext {
  /// Whether the file holds a cell, a header or a bar only: wider than any screen is for its height,
  /// or lower than the shortest side of a phone.
  fileprivate var isPartOfScreen: Bool {
    let roots = screen.screen.elements
    if roots.count == 1, roots[0].systemContainer == .cell { return true }
    return screen.bounds.map {
      $0.width > $0.height * 2.5 || min($0.width, $0.height) < self["shortest-side"]
    } ?? false
  }

  /// Whether a list can be scrolled by more than a page.
  fileprivate func scrollsFar() -> Bool {
    for scroller in screen.nodes where scroller.isScroller {
      guard let frame = scroller.frame, !frame.isEmpty else { continue }
      let limit = frame.maxY + self["pages"] * frame.height
      for node in scroller.descendants where node.isStop {
        if let other = node.frame, other.maxY > limit { return true }
      }
    }
    return false
  }

  /// Whether a navigation bar shows a title.
  fileprivate func hasBarTitle() -> Bool {
    screen.nodes.contains { bar in
      bar.element.systemContainer == .navigationBar
        && bar.descendants.contains { $0.isStop && $0.role == .text }
    }
  }
}
