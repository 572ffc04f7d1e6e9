import EarshotTree

extension Rule {
  static let headingOverused = Rule(
    "heading-overused", .navigate, .info, .medium, .slows,
    "So much is a heading that headings no longer help.",
    what: "{headings|# heading|# headings} among {stops|# stop|# stops} in all",
    why: "jumping by headings is as slow as going through everything",
    advice: "keep the header trait for the titles of sections",
    wcag: ["2.4.6"], references: [.wcag("headings-and-labels.html")],
    settings: ["stops": 8, "share": 0.5, "adjacent": 3],
    fails: """
      ▼ screen
      header "Pepperoni"
      text "Spicy"
      header "Margherita"
      text "Tomato"
      header "Four cheeses"
      header "Ham"
      header "Vegetables"
      button "Cart"
      ---
      ▼ screen ru
      header "Заказ"
      header "Доставка"
      header "Адрес"
      header "Время"
      text "Сегодня"
      button "Изменить"
      ---
      ▼ screen
      header "Monday"
      header "Breakfast"
      text "Porridge"
      header "Tuesday"
      header "Lunch"
      text "Soup"
      header "Wednesday"
      header "Dinner"
      text "Fish"
      """,
    passes: """
      header "Pizza"
      button "Pepperoni"
      button "Margherita"
      header "Drinks"
      button "Water"
      button "Juice"
      button "Tea"
      button "Coffee"
      ---
      header "Empty"
      text "Nothing here yet"
      ---
      header "Filters"
      header "Price"
      text "Any"
      --- In an index each heading leads to its part.
      header button "General"
      header button "Sounds"
      header button "Privacy"
      header button "Storage"
      header button "Battery"
      header button "Accounts"
      header button "Passwords"
      header button "About"
      """,
    boundaries: """
      --- stops
      {▼ screen|}
      header "A day"
      text "One"
      header "A week"
      text "Two"
      header "A month"
      text "Three"
      header "A year"
      {header "Ever"|}
      --- share
      {▼ screen|}
      header "North"
      text "1"
      header "South"
      text "2"
      header "East"
      text "3"
      header "West"
      {header|text} "{Centre|4}"
      --- adjacent
      {▼ screen|}
      header "Soups"
      header "Hot"
      header "Cold"
      {header "Sweet"|}
      text "Gazpacho"
      """,
    check: .whole { run in
      let stops = run.screen.stops
      let isHeading = stops.map(\.isPlainHeading)
      let count = isHeading.count { $0 }
      guard count > 0 else { return .inapplicable }
      let pairs = zip(isHeading, isHeading.dropFirst()).count { $0 && $1 }
      let isMany =
        Double(stops.count) >= run["stops"] && Double(count) > run["share"] * Double(stops.count)
      guard isMany || Double(pairs) >= run["adjacent"] else { return .pass }
      return .fail(["headings": .count(count), "stops": .count(stops.count)])
    })
}

extension Node {
  /// Whether it is a heading and nothing else; a control that is one leads somewhere.
  fileprivate var isPlainHeading: Bool { traits.contains(.header) && !isControlByName }
}
