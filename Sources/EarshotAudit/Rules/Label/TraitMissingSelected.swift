import EarshotTree

extension Rule {
  static let traitMissingSelected = Rule(
    "trait-missing-selected", .label, .error, .medium, .hard,
    "Something looks selected and is not announced as selected.",
    what: "it looks selected, but \"selected\" is not said",
    why: "a listener cannot tell which of the choices is made",
    advice: "add the selected trait while it is selected",
    wcag: ["4.1.2", "1.4.1"],
    references: [.apple("uikit/uiaccessibilitytraits/selected"), .wcag("name-role-value.html")],
    settings: ["contrast": 1.5, "group-size": 3],
    fails: """
      collection
        ▼ cell tappable appearance (selected yes)
          text "Пицца"
        cell tappable
          text "Комбо"
        cell tappable
          text "Закуски"
      ---
      tableview
        ▼ cell tappable
          text "English"
          view appearance (image "ic_tick")
        cell tappable
          text "Deutsch"
      ---
      view
        button "Day" frame 0,100,80,30 appearance (background "#FFFFFF" color "#000000")
        ▼ button "Week" frame 80,100,80,30 appearance (background "#1A1A1A" color "#FFFFFF")
        button "Month" frame 160,100,80,30 appearance (background "#FFFFFF" color "#000000")
      --- boundary group-size
      view
        button "List" frame 0,90,80,30 appearance (background "#FFFFFF")
        ▼ button "Map" frame 80,90,80,30 appearance (background "#333333")
        button "Grid" frame 160,90,80,30 appearance (background "#FFFFFF")
      --- boundary contrast
      view
        button "S" frame 0,90,80,30 appearance (background "#FFFFFF")
        ▼ button "M" frame 80,90,80,30 appearance (background "#D0D0D0")
        button "L" frame 160,90,80,30 appearance (background "#FFFFFF")
      """,
    passes: """
      collection
        cell tappable appearance (selected yes)
          button selected "Пицца"
        cell tappable
          button "Комбо"
      ---
      button selected "Aisle seat" appearance (selected yes)
      ---
      element adjustable "Section" value "Pizza, 1 of 2"
        cell tappable appearance (selected yes)
          text "Pizza"
        cell tappable
          text "Combo"
      ---
      view
        button "Day" frame 0,100,80,30 appearance (background "#FFFFFF")
        button selected "Week" frame 80,100,80,30 appearance (background "#1A1A1A")
        button "Month" frame 160,100,80,30 appearance (background "#FFFFFF")
      --- One main action beside a lesser one is no choice.
      view
        button "Cancel" frame 16,700,160,44 appearance (background "#FFFFFF")
        button "Pay" frame 190,700,160,44 appearance (background "#1A1A1A")
      --- A list of advantages has a check mark at each line.
      tableview
        cell
          text "Free delivery"
          view appearance (image "checkmark")
        cell
          text "No fees"
          view appearance (image "checkmark")
      --- The key of an operator has another colour than those of the digits.
      view
        button "8" frame 0,100,80,80 appearance (background "#FFFFFF")
        button "9" frame 80,100,80,80 appearance (background "#FFFFFF")
        button "×" frame 160,100,80,80 appearance (background "#AA5500")
      --- boundary group-size
      view
        button "List" frame 0,90,80,30 appearance (background "#FFFFFF")
        button "Map" frame 80,90,80,30 appearance (background "#333333")
      --- boundary contrast
      view
        button "S" frame 0,90,80,30 appearance (background "#FFFFFF")
        button "M" frame 80,90,80,30 appearance (background "#D6D6D6")
        button "L" frame 160,90,80,30 appearance (background "#FFFFFF")
      """,
    check: .screen { run in
      let screen = run.screen
      let marked = run.markedRows()
      var reported: Set<AuditedScreen.Node> = []
      for node in screen.nodes {
        let facts = node
        guard facts.element.appearance.value?.isSelected == true || marked.contains(node),
          facts.isOpenToFocus
        else { continue }
        let stops = node.stops
        if stops.isEmpty { continue }
        if stops.contains(where: { $0.tellsSelection }) {
          run.pass(node)
        } else {
          reported.insert(node)
          run.fail(node, fix: run.giving(.selected, to: node))
        }
      }
      run.checkGroups(except: reported)
    })
}

extension AuditedScreen.Node {
  /// Whether it says in any way that it is selected, or has a value that says so.
  fileprivate var tellsSelection: Bool {
    if traits.contains(.selected) || role == .toggle || role == .adjustable { return true }
    return foldedLabel.hasWord(beginningWith: StateWords.selected)
      || value.lowercased().hasWord(beginningWith: StateWords.selected)
  }

  /// Whether it is a picture of a check mark.
  fileprivate var isCheckMark: Bool {
    guard let image, isShown else { return false }
    let parts = image.nameParts
    guard parts.contains(where: { $0 == "tick" || $0 == "check" || $0 == "checkmark" }) else {
      return false
    }
    // Seals and shields say "verified"; a box shows its state by its shape.
    return !parts.contains { ["seal", "shield", "verified", "box", "unchecked"].contains($0) }
  }
}

extension RuleContext {
  /// The rows with a check mark, where other rows beside them have none.
  fileprivate func markedRows() -> Set<AuditedScreen.Node> {
    var marked: Set<AuditedScreen.Node> = []
    for node in screen.nodes where node.isCheckMark {
      guard let row = node.row, !marked.contains(row), isChoice(row) else { continue }
      marked.insert(row)
    }
    guard !marked.isEmpty else { return [] }
    var unmarked: Set<AuditedScreen.Node?> = []
    for row in screen.rows where !marked.contains(row) { unmarked.insert(row.parent) }
    return marked.filter { unmarked.contains($0.parent) }
  }

  private func isChoice(_ row: AuditedScreen.Node) -> Bool {
    row.isTapped || row.stops.contains { $0.isControlByName }
  }

  /// Looks at groups of like controls in a row, of which one has other colours.
  fileprivate mutating func checkGroups(except reported: Set<AuditedScreen.Node>) {
    var groups: [AuditedScreen.Node?: [AuditedScreen.Node]] = [:]
    for control in screen.controls where control.isOfChoice {
      groups[control.parent, default: []].append(control)
    }
    for (_, group) in groups.inOrder {
      guard Double(group.count) >= self["group-size"], isStrip(group) else { continue }
      guard !group.contains(where: { $0.tellsSelection }) else {
        pass(group[0])
        continue
      }
      guard let odd = oddOne(of: group), !reported.contains(odd) else { continue }
      let fix = Fix.of(odd.element.id, .insertTraits(.selected))
      // A button of another colour may be the main action; a segment or tab cannot.
      if odd.role == .button {
        review(odd, fix: fix)
      } else {
        fail(odd, fix: fix)
      }
    }
  }

  /// Whether the controls stand in one row and are equally high.
  private func isStrip(_ group: [AuditedScreen.Node]) -> Bool {
    guard let first = group[0].frame else { return false }
    return group.allSatisfy { control in
      guard let frame = control.frame else { return false }
      return abs(frame.y - first.y) <= 1 && abs(frame.height - first.height) <= 1
    }
  }

  /// The only control whose colours differ from those of all others, which are alike.
  private func oddOne(of group: [AuditedScreen.Node]) -> AuditedScreen.Node? {
    var byLook: [Look: [AuditedScreen.Node]] = [:]
    for control in group {
      guard let looks = control.element.appearance.value,
        looks.color != nil || looks.background != nil
      else { return nil }
      byLook[Look(color: looks.color, background: looks.background), default: []].append(control)
    }
    guard byLook.count == 2, let odd = byLook.first(where: { $0.value.count == 1 }),
      let other = byLook.first(where: { $0.key != odd.key }), other.value.count > 1,
      odd.value[0].spokenLabel.contains(where: \.isLetter)
    else { return nil }
    return odd.key.contrast(with: other.key) >= self["contrast"] ? odd.value[0] : nil
  }
}

extension AuditedScreen.Node {
  /// Whether it can be one of several choices.
  fileprivate var isOfChoice: Bool {
    (role == .button || role == .segment || role == .tab) && element.appearance.value != nil
      && !isDisabled
  }
}

/// The colours of a control.
private struct Look: Hashable {
  var color: String?
  var background: String?

  /// The larger of the contrast ratios between two texts and two backgrounds.
  func contrast(with other: Look) -> Double {
    max(Look.ratio(color, other.color), Look.ratio(background, other.background))
  }

  private static func ratio(_ first: String?, _ second: String?) -> Double {
    guard let first = first.flatMap(Color.init(hex:)), let second = second.flatMap(Color.init(hex:))
    else { return 1 }
    return first.contrast(with: second)
  }
}
