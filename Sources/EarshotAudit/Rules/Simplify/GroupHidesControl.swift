import EarshotTree

extension Rule {
  static let groupHidesControl = Rule(
    "group-hides-control", .simplify, .error, .high, .blocks,
    "A group that is one element hides a control in it.",
    what: "the element hides {hidden|# control|# controls} in it, and {actions|=0|no custom action "
      + "is seen|only # custom action is seen|only # custom actions are seen}",
    why: "what is inside an element gets no focus, so nobody who listens can operate it",
    advice: "offer each hidden control as a custom action, or make the group no element",
    wcag: ["4.1.2", "2.1.1"],
    references: [.apple("uikit/uiaccessibilitycustomaction"), .wcag("name-role-value.html")],
    supersededBy: ["nested-interactive", "activation-point-misses-control"], screen: "375x812",
    fails: """
      tableview
        ▼ element cell button "Цезарь, 695 рублей"
          text "Цезарь"
          button "Уменьшить"
          button "Увеличить"
      ---
      ▼ element "Ann, 2 hours ago: The ferry was late" frame 0,100,375,200
        text "Ann" frame 16,110,200,20
        button "Like" frame 16,260,80,30
      ---
      ▼ element "Wi-Fi settings" actions "Forget"
        text "Home"
        button "Info"
        button toggleButton "Auto-join" value "1"
        button "Renew lease"
      """,
    passes: """
      tableview
        element cell button "Цезарь, 695 рублей" actions "Уменьшить" "Увеличить"
          button "Уменьшить"
          button "Увеличить"
      ---
      element cell button "Маргарита, от 345 рублей"
        text "Маргарита"
        button "от 345 ₽"
      ---
      view
        text "Ann"
        button "Like"
      --- A double tap reaches the switch, because the activation point lies on it.
      element cell "Airplane mode" value "0" frame 0,100,375,44 tap 330,122
        text "Airplane mode" frame 16,110,200,24
        button toggleButton "" value "0" frame 304,107,51,31
      --- The options are reached by swiping up and down.
      element segments adjustable "Dough" value "Thin, 2 of 2"
        button "Traditional"
        button selected "Thin"
      --- A switch of SwiftUI is captured with its parts.
      button toggleButton "Reduce motion" value "0"
        view button "Reduce motion"
        view button toggleButton value "0"
      --- The system offers links in a text by the rotor.
      element text "By paying you accept the terms and the privacy policy"
        link "terms"
        link "privacy policy"
      """,
    check: .each(\.stops, where: \.canHideControls) { stop, run in
      let hidden = run.controlsHidden(in: stop)
      guard !hidden.isEmpty else { return .inapplicable }
      let spare = hidden.count - (run.standsForControl(stop, hidden) ? 1 : 0)
      guard spare > 0 else { return .pass }
      let isAnswered = stop.isCaptured(.customActions)
      let actions = stop.element.customActions.value?.flattenedCount ?? 0
      if actions >= spare { return .pass }
      let arguments: [String: Finding.Argument] = [
        "hidden": .count(hidden.count), "actions": .count(actions),
      ]
      let fix = run.uncovering(hidden, in: stop)
      return isAnswered
        ? .fail(arguments, fix: fix, covers: hidden)
        : .review(arguments, fix: fix, covers: hidden)
    })
}

extension Node {
  /// Whether it has contents that it could hide and that it does not stand for by its kind.
  fileprivate var canHideControls: Bool {
    guard size > 0 else { return false }
    switch role {
    case .adjustable, .slider, .stepper, .picker, .field, .searchField, .keyboardKey: return false
    default: return !isCanvas
    }
  }
}

extension RuleContext {
  /// The outermost controls in an element, without links in a text, which the rotor offers.
  fileprivate func controlsHidden(in stop: Node) -> [Node] {
    let isText = stop.role == .text
    var found: [Node] = []
    var end = stop.index
    for node in stop.descendants where node.index >= end {
      if node.isHiddenFromTechnology || !node.isShown || node.isSystem {
        end = node.end
      } else if node.reactsToTap {
        if !(isText && node.role == .link), !isPart(node, of: stop) { found.append(node) }
        end = node.end
      }
    }
    return found
  }

  /// Whether a control is the element once more, as the inner switch of a switch with a label is.
  private func isPart(_ node: Node, of stop: Node) -> Bool {
    let label = node.foldedLabel
    return label.isEmpty
      ? node.role == stop.role && node.image == nil
      : label == stop.foldedLabel
  }

  /// Whether a double tap on the element does what one of the controls does.
  fileprivate func standsForControl(_ stop: Node, _ controls: [Node]) -> Bool {
    if stop.reactsToTap { return true }
    guard let point = stop.element.effectiveActivationPoint else { return false }
    return controls.contains { $0.frame?.contains(point) == true }
  }

  /// Named controls become actions; otherwise the group stops being an element.
  fileprivate func uncovering(_ hidden: [Node], in stop: Node) -> Fix {
    let id = stop.element.id
    guard hidden.allSatisfy({ !$0.spokenLabel.isEmpty }) else {
      return .of(id, .isElement(false))
    }
    let own = stop.element.customActions.value ?? []
    let names = Set(own.map(\.name))
    return .of(id, .actions(own + actions(of: hidden).filter { !names.contains($0.name) }))
  }
}

extension [CustomAction] {
  /// How many actions there are, folders counted by what is in them.
  fileprivate var flattenedCount: Int {
    reduce(0) { $0 + Swift.max(1, $1.actions.flattenedCount) }
  }
}
