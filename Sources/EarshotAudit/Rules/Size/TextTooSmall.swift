import EarshotTree

extension Rule {
  static let textTooSmall = Rule(
    "text-too-small", .size, .warning, .high, .slows,
    "Text is smaller than the smallest text style.",
    what: "“{text}” is set in {size|# point|# points}, {needed} is the smallest text style",
    why: "people with low vision cannot read it, and many others have to bring the phone closer",
    advice: "use a text style of {needed} points or more, such as caption2",
    wcag: ["1.4.4"],
    references: ["https://developer.apple.com/design/human-interface-guidelines/typography"],
    settings: ["size": 11],
    fails: """
      ▼ text "Delivery is free from 20 dollars" appearance (fontSize 10)
      ---
      ▼ button "Подробнее" appearance (text "Подробнее" fontSize 9)
      --- Badges are often small; the finding is milder.
      ▼ text "3" appearance (fontSize 8)
      """,
    passes: """
      text "Delivery is free" appearance (fontSize 13)
      ---
      button "Details" appearance (text "Details" fontSize 17)
      ---
      header "Меню" appearance (fontSize 28)
      --- Nobody reads text that is hidden.
      text "Debug" invisible appearance (fontSize 8)
      --- The system sets the titles of its tab bars in ten points.
      tabbar
        button tabBarItem "Menu" appearance (text "Menu" fontSize 10)
      --- A picture has no text whose size could be wrong.
      image "Map" appearance (image "map" fontSize 8)
      """,
    boundaries: """
      --- size
      ▼ text "Terms" appearance (fontSize {10.5|11})
      """,
    // The system sets the titles of tab bars itself.
    check: .each(\.texts, where: { !$0.isSystem && $0.role != .tab }) { node, run in
      guard let size = node.element.appearance.value?.fontSize else {
        return .incomplete(.notCaptured(.appearance))
      }
      guard size < run["size"] else { return .pass }
      let text = node.readText
      let isBadge = text.count <= 3 || text.contains { "©®™".contains($0) }
      return .fail(
        ["text": .text(text), "size": .number(size), "needed": .number(run["size"])],
        fix: .fontSize(run["size"]), severity: isBadge ? .info : nil)
    })
}
