import EarshotTree

extension Rule {
  static let traitMissingDisabled = Rule(
    "trait-missing-disabled", .label, .error, .medium, .hard,
    "Something is disabled and is not announced as dimmed.",
    what: "it is or looks disabled, but \"dimmed\" is not said",
    why: "a listener double-taps, nothing happens, and nobody says why",
    advice: "add the notEnabled trait while it cannot be used",
    wcag: ["4.1.2"],
    references: [.apple("uikit/uiaccessibilitytraits/notenabled"), .wcag("name-role-value.html")],
    settings: ["alpha": 0.6],
    fails: """
      collection
        ▼ cell not tappable appearance (enabled no)
          view appearance (image "topping_crust" alpha 0.3)
          text "Сырный бортик"
          text "169 ₽"
        cell tappable
          text "Шампиньоны"
          text "29 ₽"
      ---
      ▼ button "Pay" frame 16,700,343,48 appearance (alpha 0.4)
      ---
      collection
        ▼ cell frame 0,100,160,200
          view frame 20,110,120,120 appearance (image "sneaker_42" alpha 0.35)
          button "Size 42" frame 20,240,120,30
        cell tappable frame 180,100,160,200
          button "Size 43" frame 200,240,120,30
      ---
      ▼ adjustable "Volume" value "50 %" appearance (enabled no)
      --- boundary alpha
      ▼ button "Send" appearance (alpha 0.59)
      """,
    passes: """
      button dimmed "Pay" appearance (enabled no alpha 0.4)
      ---
      tableview
        cell appearance (enabled no)
          button dimmed "Москва, сейчас закрыто"
      ---
      button "Pay" appearance (alpha 1)
      --- A faint picture in a row that reacts to a tap is decoration.
      collection
        cell tappable frame 0,100,160,200
          view frame 20,110,120,120 appearance (image "watermark" alpha 0.2)
          button "Gift card" frame 20,240,120,30
        cell tappable frame 180,100,160,200
          button "Vouchers" frame 200,240,120,30
      --- Faint text that nobody can operate is a matter of contrast.
      text "Version 2.4" appearance (alpha 0.5)
      --- A view on its way in is not in sight yet.
      button "Undo" appearance (alpha 0)
      --- boundary alpha
      button "Send" appearance (alpha 0.6)
      """,
    check: .screen { run in
      let screen = run.screen
      let stops = SubtreeTally(screen) { $0.isStop }
      let dimmed = SubtreeTally(screen) { $0.isStop && $0.traits.contains(.notEnabled) }
      let faded = run.cellsWithFadedPictures()
      for node in screen.nodes where node.isOpenToFocus {
        guard node.canBeDisabled, stops.count(in: node) > 0 else { continue }
        guard run.looksDisabled(node) || faded.contains(node) else {
          if node.isStop { run.pass(node) }
          continue
        }
        if dimmed.count(in: node) > 0 {
          run.pass(node)
        } else {
          run.fail(node, fix: run.giving(.notEnabled, to: node))
        }
      }
    })
}

extension AuditedScreen.Node {
  /// Whether the word makes sense for it: a control, a cell, or what reacts to a tap.
  fileprivate var canBeDisabled: Bool {
    role.isControl || element.systemContainer == .cell || element.isTappable.value == true
  }
}

extension RuleContext {
  fileprivate func looksDisabled(_ node: AuditedScreen.Node) -> Bool {
    guard let looks = node.element.appearance.value else { return false }
    if looks.isEnabled == false { return true }
    guard node.role.isControl, let alpha = looks.alpha else { return false }
    return alpha > 0 && alpha < self["alpha"]
  }

  /// The cells that show a faded picture and do not react, among cells that do.
  fileprivate func cellsWithFadedPictures() -> Set<AuditedScreen.Node> {
    var cells: Set<AuditedScreen.Node> = []
    for node in screen.nodes {
      guard let looks = node.element.appearance.value, looks.image != nil,
        let alpha = looks.alpha, alpha > 0, alpha < self["alpha"],
        let row = node.row, row.element.systemContainer == .cell,
        row.element.isTappable.value != true
      else { continue }
      cells.insert(row)
    }
    guard !cells.isEmpty else { return [] }
    let reacting = screen.rows.filter { $0.element.isTappable.value == true }
    let lists = Set(reacting.map { $0.parent })
    return cells.filter { lists.contains($0.parent) }
  }
}
