import EarshotTree

extension Rule {
  static let elementUnreachable = Rule(
    "element-unreachable", .navigate, .error, .medium, .blocks,
    "A text or control that can be seen belongs to no stop.",
    what: "“{content}” can be seen, but no stop says it",
    why: "for a listener it is not on the screen at all",
    advice: "make it an element with this label, or add the text to the element it belongs to",
    wcag: ["4.1.2", "1.1.1"],
    references: [
      .apple("objectivec/nsobject/1615141-isaccessibilityelement"), .wcag("name-role-value.html"),
    ],
    supersededBy: ["order-list-incomplete", "scroll-region-unreachable"],
    fails: """
      screen 375x812
      view frame 0,0,375,812
        view frame 24,392,204,44
          ▼ view type CATextLayer frame 24,392,204,44 appearance (text "Пепперони")
      ---
      screen 390x844
      view frame 0,0,390,844
        header "Player" frame 16,60,200,30
        ▼ view button frame 16,700,44,44
      ---
      screen 375x812
      view frame 0,0,375,812
        ▼ view tappable frame 16,100,343,60 appearance (drawing "card" text "Скидка 20 %")
        button "Далее" frame 16,700,343,48
      """,
    passes: """
      screen 375x812
      element "Pepperoni" frame 24,392,204,44
        view type CATextLayer frame 24,392,204,44 appearance (text "Pepperoni")
      ---
      screen 375x812
      view frame 0,0,375,812
        button "Маргарита, 489 рублей" frame 16,100,343,60
        view frame 32,120,200,20 appearance (text "Маргарита")
      ---
      screen 375x812
      view hidden frame 0,0,375,812
        view frame 16,100,200,20 appearance (text "Watermark")
      ---
      screen 375x812
      view tappable frame 16,100,343,60
        text "Call the courier" frame 32,120,200,20
      --- A dot between two words is decoration.
      screen 375x812
      view frame 0,0,375,812
        text "2 часа" frame 16,100,60,20
        view frame 80,100,8,20 appearance (text "•")
        text "Казань" frame 92,100,60,20
      --- It is behind a modal view now.
      screen 375x812
      view frame 0,0,375,812
        view frame 16,100,200,20 appearance (text "Menu")
        view modal frame 0,400,375,412
          button "Close" frame 16,420,44,44
      """,
    check: .screen { run in
      let screen = run.screen
      var isBehind: [Bool]?
      let lists = screen.nearestAncestors { $0.element.accessibilityElements.value != nil }
      for node in screen.nodes where !node.isStop {
        let isControl = isControl(node, screen)
        let text = node.shownText
        guard isControl || text != nil, node.canBeReached,
          node.element.systemContainer == nil
        else { continue }
        let behind = isBehind ?? screen.behindModals()
        isBehind = behind
        guard !behind[node.index], lists[node.index] == nil, node.frame?.isEmpty != true,
          !containsStop(node, screen)
        else { continue }
        if let text, text.hasNoWord { continue }
        guard node.isElementKnown else {
          run.incomplete(.notCaptured(.isAccessibilityElement), node)
          continue
        }
        if isSaid((text ?? node.spokenLabel).lowercased(), near: node, screen) {
          run.pass(node)
          continue
        }
        report(node, text, isControl, &run)
      }
    })

  /// Whether a node is a control by itself, or a view that reacts to a tap and shows something.
  private static func isControl(_ node: AuditedScreen.Node, _ screen: AuditedScreen) -> Bool {
    switch node.role {
    // The system fills these with elements that a source need not tell.
    case .picker, .stepper, .keyboardKey: return false
    case let role where role.isControl: return true
    default: break
    }
    guard node.element.isTappable.value == true else { return false }
    return node.descendants.prefix(16).contains { part in
      part.isShown && (part.shownText != nil || part.image != nil)
    } || node.image != nil || !node.spokenLabel.isEmpty
  }

  private static func report(
    _ node: AuditedScreen.Node, _ text: String?, _ isControl: Bool, _ run: inout RuleContext
  ) {
    let label = text ?? (node.spokenLabel.isEmpty ? nil : node.spokenLabel)
    let isButton = isControl && !node.role.isControl
    let fix = Fix.of(
      node.element.id, .isElement(true), .label(label.map { .known($0) } ?? .toWrite(.name)),
      .insertTraits(isButton ? .button : isControl ? [] : .staticText))
    let content: [String: Finding.Argument] = [
      "content": .text(label ?? run.screen.name(of: node))
    ]
    // A label of UIKit is no element only when its author says so; a person knows why.
    if !isControl, node.element.type?.hasSuffix("Label") == true || node.role == .text {
      run.review(node, content, fix: fix)
    } else {
      run.fail(node, content, fix: fix)
    }
  }

  private static func containsStop(_ node: AuditedScreen.Node, _ screen: AuditedScreen) -> Bool {
    node.descendants.contains { $0.isStop }
  }

  /// Whether a stop near a node says a text: beside it, or beside the view around it.
  private static func isSaid(
    _ text: String, near node: AuditedScreen.Node, _ screen: AuditedScreen
  ) -> Bool {
    guard !text.isEmpty else { return false }
    let digits = text.filter(\.isNumber)
    return node.ancestors.prefix(3).contains { ancestor in
      if ancestor.foldedLabel.contains(text) { return true }
      return ancestor.descendants.prefix(48).contains { other in
        let facts = other
        guard facts.isStop else { return false }
        let said = "\(facts.foldedLabel) \(facts.value.lowercased())"
        // A price is often written out in words for the ear.
        return said.contains(text) || (text.isAmount && said.filter(\.isNumber).contains(digits))
      }
    }
  }
}
