import EarshotTree

extension Rule {
  static let headingSkip = Rule(
    "heading-skip", .navigate, .info, .medium, .slows,
    "The level of a heading leaves one out.",
    what: "level {level} follows level {previous}",
    why: "a listener looks for a part in between that does not exist",
    advice: "give the heading level {expected}, or set the missing heading",
    wcag: ["1.3.1"],
    references: [
      .apple("swiftui/accessibilityheadinglevel"),
      "https://www.w3.org/WAI/tutorials/page-structure/headings/",
    ],
    settings: ["largest-step": 1],
    fails: """
      header "Catalogue" level 1
      ▼ header "Pizza" level 3
      ---
      header "Помощь" level 1
      header "Заказ" level 2
      text "Как сделать заказ"
      ▼ header "Оплата картой" level 4
      ---
      header "Help" attributedLabel ("Help" level 1)
      ▼ header "Refund" attributedLabel ("Refund" level 4)
      """,
    passes: """
      header "Catalogue" level 1
      header "Pizza" level 2
      ---
      header "Payment by card" level 4
      header "Delivery" level 2
      ---
      header "Catalogue"
      header "Pizza"
      --- A heading without a level is at none in particular.
      header "Catalogue" level 1
      header "Offers"
      header "Pizza" level 2
      --- What comes first may be at any level: a part of a page is shown.
      header "Reviews" level 3
      text "Tasty"
      """,
    boundaries: """
      --- largest-step
      header "Menu" level 2
      ▼ header "Sauces" level {4|3}
      """,
    check: .screen { run in
      var previous: Int?
      run.judge(run.screen.stops.filter { $0.traits.contains(.header) }) { stop, run in
        guard let level = stop.levelOfHeading else { return .inapplicable }
        defer { previous = level }
        guard let last = previous, Double(level - last) > run["largest-step"] else { return .pass }
        return .fail([
          "level": .count(level), "previous": .count(last), "expected": .count(last + 1),
        ])
      }
    })
}

extension Node {
  /// The level that was set: of the element, or of its attributed label.
  fileprivate var levelOfHeading: Int? {
    if let level = element.headingLevel.value { return level }
    return element.attributedLabel.value?.runs.lazy.compactMap(\.attributes.headingLevel).first
  }
}
