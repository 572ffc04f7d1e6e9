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
      --- The disc behind a sign is translucent.
      button "Flash" frame 330,60,44,44 appearance (image "flash" background "#000000" alpha 0.4)
      --- All of them are drawn so.
      button "Flash" appearance (text "Flash" alpha 0.5)
      button "Turn" appearance (text "Turn" alpha 0.5)
      --- A view on its way in is not in sight yet.
      button "Undo" appearance (alpha 0)
      """,
    boundaries: """
      --- alpha
      ▼ button "Send" appearance (alpha {0.59|0.6})
      """,
    check: .screen { run in
      let stops = SubtreeTally(run.screen) { $0.isStop }
      let dimmed = SubtreeTally(run.screen) { $0.isStop && $0.traits.contains(.notEnabled) }
      let faded = run.cellsWithFadedPictures()
      let isStyle = run.fadesAllControls()
      for node in run.screen.nodes where node.isOpenToFocus {
        guard node.canBeDisabled, stops.count(in: node) > 0 else { continue }
        guard faded.contains(node) || node.looksDisabled(below: isStyle ? 0 : run["alpha"]) else {
          if node.isStop { run.pass(node) }
          continue
        }
        run.take(
          dimmed.count(in: node) > 0 ? .pass : .fail(fix: run.giving(.notEnabled, to: node)),
          on: node)
      }
    })
}

extension Node {
  /// Whether the word makes sense for it: a control, a cell, or what reacts to a tap.
  fileprivate var canBeDisabled: Bool { reactsToTap || element.systemContainer == .cell }

  fileprivate func looksDisabled(below alpha: Double) -> Bool {
    element.appearance.value?.isEnabled == false
      || role.isControl && isFaded(below: alpha) && !isDisc
  }

  /// Whether a sign stands on a ground of its own, which is what the alpha makes translucent.
  private var isDisc: Bool {
    let looks = element.appearance.value
    return looks?.image != nil && looks?.text?.isEmpty != false && looks?.background != nil
  }

  fileprivate func isFaded(below limit: Double) -> Bool {
    element.appearance.value?.alpha.map { $0 > 0 && $0 < limit } ?? false
  }
}

extension RuleContext {
  /// Whether the controls are faded alike, two or more of them, as a matter of style.
  fileprivate func fadesAllControls() -> Bool {
    let alphas = screen.controls.filter { !$0.isDisabled }
      .map { $0.element.appearance.value?.alpha ?? 1 }
    return alphas.count > 1 && Set(alphas).count == 1 && alphas[0] < self["alpha"]
  }

  /// The cells that show a faded picture and do not react, among cells that do.
  fileprivate func cellsWithFadedPictures() -> Set<Node> {
    let pictures = screen.nodes.filter { $0.image != nil && $0.isFaded(below: self["alpha"]) }
    let cells = Set(pictures.compactMap(\.row)).filter {
      $0.element.systemContainer == .cell && $0.element.isTappable.value != true
    }
    guard !cells.isEmpty else { return [] }
    let lists = Set(screen.rows.filter { $0.element.isTappable.value == true }.map(\.parent))
    return cells.filter { lists.contains($0.parent) }
  }
}
