import EarshotTree

extension Rule {
  static let stateExpandedMissing = Rule(
    "state-expanded-missing", .label, .warning, .medium, .slows,
    "Something that opens and closes does not say whether it is open.",
    what: "the picture {image} shows that it opens, but the state is not said",
    why: "a listener does not know that there is more, nor whether it is shown",
    advice: "set accessibilityExpandedStatus, or say the state in the value",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibility"), .wcag("name-role-value.html")],
    fails: """
      tableview
        cell
          ▼ button "Как вернуть заказ?"
            view appearance (image "chevron.down")
        cell
          ▼ button "Где мой заказ?"
            view appearance (image "chevron.down")
      ---
      ▼ button "Details" appearance (image "ic_expand_more")
      ---
      collection
        ▼ element cell button "Filters"
          view appearance (image "accordion_arrow")
      """,
    passes: """
      tableview
        cell
          button "Can I pay in cash?" collapsed
            view appearance (image "chevron.down")
      ---
      button "Details" value "Hidden" appearance (image "ic_expand_more")
      ---
      button "Close" appearance (image "ic_close")
      --- A row that leads to another screen points forward.
      tableview
        cell
          button "General"
            view appearance (image "chevron.right")
      --- A menu says of itself that it pops up.
      button popupButton "Sort" appearance (image "chevron.down")
      --- The city opens a list of its own; it is not in a row that unfolds.
      button "London" appearance (image "chevron.down")
      """,
    check: .screen { run in
      var seen: Set<Node> = []
      let controls = SubtreeTally(run.screen) { $0.isStop && $0.isControlByName }
      for node in run.screen.nodes {
        guard let image = node.image, node.isShown, !node.isSystem,
          let sign = DisclosureSign(image), let control = node.disclosure(by: sign, controls),
          seen.insert(control).inserted
        else { continue }
        let isTold =
          control.element.expandedStatus.value != nil || !control.value.isEmpty
          || !control.traits.isDisjoint(with: [.popupButton, .selected])
        if isTold {
          run.pass(control)
        } else if run.isCaptured(control, .expandedStatus) {
          run.fail(
            control, ["image": .text(image)],
            fix: .of(control.element.id, .expanded(sign.isOpen ? .expanded : .collapsed)))
        }
      }
    })
}

/// What a picture says about opening and closing.
private struct DisclosureSign {
  /// Whether it shows that the content is open.
  let isOpen: Bool
  /// Whether the name tells it outright; a plain chevron can also mean a menu.
  let isPlain: Bool

  init?(_ name: String) {
    let parts = Set(name.nameParts)
    isPlain = !parts.isDisjoint(with: ["expand", "collapse", "accordion", "disclosure"])
    isOpen = !parts.isDisjoint(with: ["up", "collapse", "less"])
    let isChevron =
      !parts.isDisjoint(with: ["chevron", "caret"]) && !parts.isDisjoint(with: ["up", "down"])
    // Out of "expand" alone a picture on the whole screen would follow; a player has that.
    guard isPlain || isChevron,
      parts.isDisjoint(with: ["right", "left", "forward", "backward", "screen"])
    else { return nil }
  }
}

extension Node {
  /// The stop that a sign is of: the control around it, or the only one of its row.
  fileprivate func disclosure(
    by sign: DisclosureSign, _ controls: SubtreeTally
  ) -> Node? {
    guard sign.isPlain || row != nil else { return nil }
    if let around = isStop ? self : ancestors.first(where: \.isStop) {
      return around.isControlByName ? around : nil
    }
    // Of several controls nobody knows which one opens the row.
    guard let row, controls.count(in: row) == 1 else { return nil }
    return row.stops.first(where: \.isControlByName)
  }
}
