import EarshotTree

extension Rule {
  static let colorOnlyState = Rule(
    "color-only-state", .contrast, .warning, .medium, .hard,
    "The selected item of a group differs by hue only.",
    what: "only the hue tells it from “{other}”: the contrast between them is {ratio}:1",
    why: "people who do not tell colours apart cannot see which item is selected",
    advice: "add a mark, a heavier font or another shape, or a colour of another lightness",
    wcag: ["1.4.1"], references: [.wcag("use-of-color")], settings: ["ratio": 3],
    fails: """
      view
        ▼ button selected "Thin" appearance (text "Thin" selected yes color "#D0342C")
        button "Thick" appearance (text "Thick" selected no color "#3A7D44")
      ---
      view
        ▼ button "Доставка" appearance (text "Доставка" selected yes background "#FFD2B3")
        button "Самовывоз" appearance (text "Самовывоз" selected no background "#E0E0E0")
      ---
      tabbar
        button tabBarItem "Menu" appearance (image "menu" color "#8E8E93")
        ▼ button tabBarItem selected "Profile" appearance (image "profile" color "#FF6900")
      """,
    passes: """
      view
        button selected "Thin" appearance (text "Thin" selected yes color "#FFFFFF")
        button "Thick" appearance (text "Thick" selected no color "#444444")
      ---
      view
        button "Thin" appearance (text "Thin" color "#D0342C")
        button "Thick" appearance (text "Thick" color "#3A7D44")
      ---
      view
        button selected "All" appearance (text "All" selected yes color "#D0342C" fontWeight bold)
        button "New" appearance (text "New" selected no color "#3A7D44" fontWeight regular)
      --- The picture changes too: a filled star is another shape.
      view
        button selected "Favorites" appearance (image "star.fill" color "#FF6900")
        button "Recent" appearance (image "clock" color "#8E8E93")
        button "Contacts" appearance (image "person" color "#8E8E93")
        button "Keypad" appearance (image "circle" color "#8E8E93" fontWeight bold)
        image "Mark" appearance (image "underline")
      """,
    boundaries: """
      --- ratio
      view
        ▼ button selected "{2.99|3.03}" appearance (text "{2.99|3.03}" color "{#959595|#949494}")
        button "white" appearance (text "white" color "#FFFFFF")
      """,
    check: .each(\.nodes, where: { $0.isSelected && $0.isShown }) { node, run in
      // The system gives the chosen segment a shape of its own.
      if node.role == .segment { return .inapplicable }
      guard !node.isSystem, let looks = node.element.appearance.value,
        let other = run.unselectedSibling(of: node), let rest = other.element.appearance.value
      else { return .inapplicable }
      guard let ratio = looks.colorContrast(with: rest) else {
        return .incomplete(.notCaptured(.appearance))
      }
      if ratio < run["ratio"], run.hasSameShape(node, other) {
        return .fail(["other": .text(other.spokenLabel), "ratio": .ratio(ratio)])
      }
      return .pass
    })
}

extension RuleContext {
  /// The nearest sibling of the same kind that is not selected.
  fileprivate func unselectedSibling(of node: Node) -> Node? {
    guard let parent = node.parent, node.role.isControl,
      let other = node.next ?? parent.children.first, other != node,
      other.role == node.role, !other.isSelected
    else { return nil }
    return other
  }

  /// Whether nothing but colour tells two items apart, as far as the views tell.
  fileprivate func hasSameShape(_ node: Node, _ other: Node) -> Bool {
    let (first, second) = (node.element, other.element)
    guard let looks = first.appearance.value, let rest = second.appearance.value else {
      return false
    }
    // A mark of selection is a view more, or a picture of another kind.
    let isFilled = looks.image?.contains("fill") ?? false
    return first.children.count == second.children.count && looks.fontWeight == rest.fontWeight
      && looks.fontSize == rest.fontSize && (looks.image == nil) == (rest.image == nil) && !isFilled
      && looks.transform == rest.transform
      && node.frame?.height == other.frame?.height
  }
}

extension Appearance {
  /// The larger of the contrasts between two colours of text and two of backgrounds; `nil` when no
  /// colour differs or none is known.
  fileprivate func colorContrast(with other: Appearance) -> Double? {
    let pairs = [(color, other.color), (background, other.background)]
    let ratios = pairs.compactMap { first, second -> Double? in
      guard let first = first.flatMap(Color.init(hex:)), first.hex != second,
        let second = second.flatMap(Color.init(hex:))
      else { return nil }
      return first.contrast(with: second)
    }
    return ratios.max()
  }
}
