import EarshotTree

extension Rule {
  static let colorOnlyState = Rule(
    "color-only-state", .contrast, .warning, .medium, .hard,
    "The selected item of a group, or one of several equal texts, differs by hue only.",
    what: "only the hue tells it from “{other}”: the contrast between them is {ratio}:1",
    why: "people who do not tell colours apart, and those who listen, do not learn which one it is",
    advice:
      "add a mark, a heavier font or another shape, and say the state: as a trait or in words",
    wcag: ["1.4.1"], references: [.wcag("use-of-color")], settings: ["ratio": 3],
    fails: """
      view
        ▼ button selected "Thin" appearance (text "Thin" selected yes color "#D0342C")
        button "Thick" appearance (text "Thick" selected no color "#3A7D44")
      ---
      view
        ▼ button "Доставка" appearance (text "Доставка" selected yes background "#FFD2B3")
        button "Самовывоз" appearance (text "Самовывоз" selected no background "#E0E0E0")
      --- Whether red means something a person has to say.
      tableview
        cell
          text "Elm Row 4" appearance (text "Elm Row 4" color "#111111" fontSize 17)
          text "9 to 23" appearance (text "9 to 23" color "#777777" fontSize 13)
        cell
          text "Quay 9" appearance (text "Quay 9" color "#111111" fontSize 17)
          ▼ text "9 to 23" appearance (text "9 to 23" color "#D0021B" fontSize 13)
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
      --- The row says in words what red means.
      tableview
        cell
          text "Elm Row 4" appearance (text "Elm Row 4" color "#111111" fontSize 17)
          text "9 to 23" appearance (text "9 to 23" color "#777777" fontSize 13)
        cell
          text "Quay 9" appearance (text "Quay 9" color "#111111" fontSize 17)
          text "9 to 23" appearance (text "9 to 23" color "#D0021B" fontSize 13)
          text "Closed today" appearance (text "Closed today" color "#777777" fontSize 13)
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
    check: .screen { run in
      run.judge(run.screen.nodes.lazy.filter { $0.isSelected && $0.isShown }) { node, run in
        run.verdict(onSelected: node)
      }
      // That red means a state is not told by the file, so it is asked (F326).
      for (red, other) in run.screen.textsInRedAlone {
        guard let ratio = red.contrast(with: other) else { continue }
        run.review(
          red, ["other": .text(other.spokenLabel), "ratio": .ratio(ratio)], covers: [other])
      }
    })
}

extension AuditedScreen {
  /// Texts in red among texts of the same look, each with one of those: of rows that show the same
  /// words there, or of three or more in one view.
  fileprivate var textsInRedAlone: [(red: Node, other: Node)] {
    let colored = texts.filter {
      $0.role == .text && $0.element.appearance.value?.color != nil && !$0.isHeading && !$0.isSystem
    }
    let ofRows = colored.groups { node in node.row.map { _ in "\(node.foldedLabel) \(node.look)" } }
      .map(\.nodes).filter { nodes in
        Set(nodes.compactMap(\.row)).count == nodes.count
          && Set(nodes.compactMap { $0.row?.stops.count }).count == 1
      }
    let ofViews = colored.filter { $0.row == nil }
      .groups { node in node.parent.map { "\($0.index) \(node.look) \(node.frame?.x ?? -1)" } }
      .map(\.nodes).filter { $0.count >= 3 }
    return (ofRows + ofViews).compactMap { nodes in
      let red = nodes.filter(\.isRed)
      let others = nodes.filter { !$0.isRed }
      guard red.count == 1, let other = others.first, !ErrorLexicon.areIn(red[0].foldedLabel),
        Set(others.map { $0.element.appearance.value?.color }).count == 1,
        !red[0].isDisabled, !red[0].reactsToTap, red[0].row?.isDisabled != true
      else { return nil }
      return (red[0], other)
    }
  }
}

extension Node {
  /// The size and the weight of its font.
  fileprivate var look: String {
    let looks = element.appearance.value
    return "\(looks?.fontSize ?? 0) \(looks?.fontWeight ?? "")"
  }

  fileprivate var isRed: Bool { element.appearance.value?.color?.isRedColor == true }

  /// The contrast between its colours and those of another; `nil` when no colour differs.
  fileprivate func contrast(with other: Node) -> Double? {
    guard let looks = element.appearance.value, let rest = other.element.appearance.value else {
      return nil
    }
    return looks.colorContrast(with: rest)
  }
}

extension RuleContext {
  fileprivate func verdict(onSelected node: Node) -> Verdict {
    // The system gives the chosen segment a shape of its own.
    if node.role == .segment { return .inapplicable }
    guard !node.isSystem, let looks = node.element.appearance.value,
      let other = unselectedSibling(of: node), let rest = other.element.appearance.value
    else { return .inapplicable }
    guard let ratio = looks.colorContrast(with: rest) else {
      return .incomplete(.notCaptured(.appearance))
    }
    if ratio < self["ratio"], hasSameShape(node, other) {
      return .fail(["other": .text(other.spokenLabel), "ratio": .ratio(ratio)])
    }
    return .pass
  }

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
