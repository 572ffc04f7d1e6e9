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
      """,
    boundaries: """
      --- group-size
      view
        button "List" frame 0,90,80,30 appearance (background "#FFFFFF")
        ▼ button "Map" frame 80,90,80,30 appearance (background "#333333")
        {button "Grid" frame 160,90,80,30 appearance (background "#FFFFFF")|}
      --- contrast
      view
        button "S" frame 0,90,80,30 appearance (background "#FFFFFF")
        ▼ button "M" frame 80,90,80,30 appearance (background "{#D0D0D0|#D6D6D6}")
        button "L" frame 160,90,80,30 appearance (background "#FFFFFF")
      """,
    check: .screen { run in
      let marked = run.markedRows()
      var reported: Set<Node> = []
      for node in run.screen.nodes {
        guard node.element.appearance.value?.isSelected == true || marked.contains(node),
          node.isOpenToFocus
        else { continue }
        let stops = node.stops
        if stops.contains(where: \.tellsSelection) {
          run.pass(node)
        } else if !stops.isEmpty {
          reported.insert(node)
          run.fail(node, fix: run.giving(.selected, to: node))
        }
      }
      run.checkGroups(except: reported)
    })
}

extension Node {
  /// Whether it says in any way that it is selected, or has a value that says so.
  fileprivate var tellsSelection: Bool {
    traits.contains(.selected) || role == .toggle || role == .adjustable
      || [foldedLabel, value.lowercased()].contains {
        $0.hasWord(beginningWith: Lexicon.all[.selectedStems])
      }
  }

  /// Whether it is a picture of a check mark.
  fileprivate var isCheckMark: Bool {
    guard let image, isShown else { return false }
    let parts = Set(image.nameParts)
    // Seals and shields say "verified"; a box shows its state by its shape.
    return !parts.isDisjoint(with: ["tick", "check", "checkmark"])
      && parts.isDisjoint(with: ["seal", "shield", "verified", "box", "unchecked"])
  }

  fileprivate var isChoice: Bool { isTapped || stops.contains(where: \.isControlByName) }

  /// Whether it can be one of several choices that differ by colour.
  fileprivate var isOfChoice: Bool {
    [.button, .segment, .tab].contains(role) && element.appearance.value != nil && !isDisabled
  }
}

extension RuleContext {
  /// The rows with a check mark, where other rows beside them have none.
  fileprivate func markedRows() -> Set<Node> {
    let marked = Set(screen.nodes.filter(\.isCheckMark).compactMap(\.row)).filter(\.isChoice)
    guard !marked.isEmpty else { return [] }
    let unmarked = Set(screen.rows.filter { !marked.contains($0) }.map(\.parent))
    return marked.filter { unmarked.contains($0.parent) }
  }

  /// Looks at groups of like controls in a row, of which one has other colours.
  fileprivate mutating func checkGroups(except reported: Set<Node>) {
    let groups = Dictionary(grouping: screen.controls.filter(\.isOfChoice), by: \.parent)
    for (_, group) in groups.inOrder {
      guard Double(group.count) >= self["group-size"], group.isStrip else { continue }
      if group.contains(where: \.tellsSelection) {
        pass(group[0])
      } else if let odd = oddOne(of: group), !reported.contains(odd) {
        // A button of another colour may be the main action; a segment or tab cannot.
        take(
          odd.role == .button
            ? .review(fix: .insertTraits(.selected)) : .fail(fix: .insertTraits(.selected)),
          on: odd)
      }
    }
  }

  /// The only control whose colours differ from those of all others, which are alike.
  private func oddOne(of group: [Node]) -> Node? {
    let looks = Dictionary(grouping: group) { control in
      control.element.appearance.value.map { [$0.color, $0.background] } ?? []
    }
    guard looks.count == 2, looks.keys.allSatisfy({ $0.contains { $0 != nil } }),
      let odd = looks.first(where: { $0.value.count == 1 }),
      let other = looks.first(where: { $0.value.count > 1 }),
      odd.value[0].spokenLabel.contains(where: \.isLetter)
    else { return nil }
    let differs = zip(odd.key, other.key).contains { first, second in
      let colors = [first, second].compactMap { $0.flatMap(Color.init(hex:)) }
      return (colors.count == 2 ? colors[0].contrast(with: colors[1]) : 1) >= self["contrast"]
    }
    return differs ? odd.value[0] : nil
  }
}

extension [Node] {
  /// Whether the controls stand in one row and are equally high.
  fileprivate var isStrip: Bool {
    guard let first = self[0].frame else { return false }
    return allSatisfy {
      $0.frame.map { abs($0.y - first.y) <= 1 && abs($0.height - first.height) <= 1 } ?? false
    }
  }
}
