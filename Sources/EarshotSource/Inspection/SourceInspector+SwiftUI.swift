import EarshotAudit

extension SourceInspector {
  /// Looks at a view with its modifiers.
  mutating func inspectChain(_ chain: ModifierChain) {
    inspectAccessibility(chain)
    inspectOrder(chain)
    inspectStack(chain)
    inspectTap(chain)
    inspectTitle(chain)
    inspectText(chain)
    inspectSize(chain)
    inspectSizes(chain)
    inspectAppearance(chain)
    inspectContentShape(chain)
    inspectIdentifier(chain)
    inspectChoices(chain)
    if !inspectDrawnControl(chain) { inspectGestures(chain) }
    inspectField(chain.root, chain.modifiers)
    inspectPicker(chain)
    inspectChange(chain)
    inspectPresentation(chain)
    inspectMotion(chain)
    inspectTimer(chain.expression)
    inspectCall(chain.expression)
  }

  mutating func inspectAccessibility(_ chain: ModifierChain) {
    for modifier in chain.modifiers {
      let first = modifier.arguments.first
      switch modifier.name {
      case "accessibilityLabel", "accessibilityValue", "accessibilityHint":
        guard let first, first.label == nil else { continue }
        inspectWords(first.value, at: modifier.range, isPlain: false)
        inspectPlural(first.value)
        guard first.value.isEmptyText else { continue }
        report("src-empty-string", at: modifier.range, ["property": modifier.name])
      case "accessibilityHidden":
        guard case .boolean(false)? = first?.value.kind else { continue }
        report("src-hidden-literal-false", at: modifier.range, ["property": modifier.name])
      case "accessibility":
        for argument in modifier.arguments {
          guard let label = argument.label, let modern = Self.modern[label] else { continue }
          if label == "label" || label == "value" || label == "hint", argument.value.isEmptyText {
            report("src-empty-string", at: modifier.range, ["property": "accessibility(\(label):)"])
          }
          report(
            "src-deprecated-modifier", at: modifier.range, ["label": label, "modifier": modern])
        }
      case "accessibilityAdjustableAction": inspectAdjustable(modifier)
      default: continue
      }
    }
  }

  static let modern = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "identifier": "accessibilityIdentifier",
    "addTraits": "accessibilityAddTraits", "removeTraits": "accessibilityRemoveTraits",
    "sortPriority": "accessibilitySortPriority", "inputLabels": "accessibilityInputLabels",
    "activationPoint": "accessibilityActivationPoint",
  ]

  mutating func inspectAdjustable(_ modifier: ModifierChain.Modifier) {
    guard let closure = modifier.arguments.first?.value, case .closure(let code) = closure.kind
    else { return }
    var names: Set<String> = []
    var hasDefault = false
    code.body.forEachSwitchCase { cases in
      for item in cases {
        if item.patterns.isEmpty {
          hasDefault = hasDefault || !item.body.isEmpty && !item.body.onlyBreaks
        }
        for (pattern, _) in item.patterns {
          if case .enumCase(let name, _) = pattern { names.insert(name) }
        }
      }
    }
    closure.walk { expression in
      if case .member(_, let name) = expression.kind { names.insert(name) }
    }
    guard !hasDefault, names.contains("increment") != names.contains("decrement") else { return }
    report(
      "src-adjustable-no-override", at: modifier.range,
      ["missing": names.contains("increment") ? ".decrement" : ".increment"])
  }

  static let single: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityHidden",
    "accessibilityElement", "accessibilityIdentifier", "accessibilitySortPriority",
    "accessibilityHeading", "accessibilityInputLabels",
  ]

  /// What a new element loses that is made of the view below.
  static let held: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAction",
    "accessibilityAddTraits", "accessibilityAdjustableAction",
  ]

  mutating func inspectOrder(_ chain: ModifierChain) {
    var seen: Set<String> = []
    for modifier in chain.modifiers where Self.single.contains(modifier.name) {
      let isSecond = !seen.insert(modifier.name).inserted
      if isSecond, modifier.name != "accessibilityElement" {
        report("src-duplicate-modifier", at: modifier.range, ["modifier": modifier.name])
      }
    }
    guard
      let place = chain.modifiers.lastIndex(where: { modifier in
        guard modifier.name == "accessibilityElement" else { return false }
        let children =
          modifier.arguments.first { $0.label == "children" }?.value.lastName ?? "ignore"
        return children == "ignore"
      })
    else { return }
    for modifier in chain.modifiers[..<place] where Self.held.contains(modifier.name) {
      report("src-modifier-order", at: modifier.range, ["modifier": modifier.name])
      return
    }
  }

  static let stacks: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Grid",
  ]

  /// Finds labels of stacks, which replace the label of every element inside.
  mutating func inspectStack(_ chain: ModifierChain) {
    guard let type = chain.type, Self.stacks.contains(type),
      let label = chain.modifiers.first(where: { $0.name == "accessibilityLabel" }),
      label.arguments.first.map({ !$0.value.isEmptyText }) ?? false,
      ![
        "accessibilityElement", "accessibilityRepresentation", "accessibilityChildren",
        "accessibilityHidden", "onTapGesture", "accessibilityAction",
      ].contains(where: chain.has)
    else { return }
    report("src-label-on-nonelement", at: label.range, ["view": type])
  }

  /// Finds texts that react to a tap and do not say so.
  mutating func inspectTap(_ chain: ModifierChain) {
    guard chain.type == "Text" || chain.type == "Label" || chain.type == "Image",
      chain.has("onTapGesture"),
      ![
        "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden", "accessibility",
        "accessibilityRepresentation", "accessibilityAction",
      ].contains(where: chain.has),
      !chain.modifiers.contains(where: { modifier in
        modifier.name == "onTapGesture" && modifier.arguments.contains { isOffered($0.value) }
      })
    else { return }
    report("trait-missing-button", at: chain.root.range)
  }

  /// Finds stacks of navigation and pages that are pushed without a title.
  mutating func inspectTitle(_ chain: ModifierChain) {
    for modifier in chain.modifiers where modifier.name == "navigationDestination" {
      for argument in modifier.arguments { inspectPage(argument.value) }
    }
  }

  /// Finds what is pushed without a title: a view whose outermost part scrolls.
  mutating func inspectPage(_ destination: Expression) {
    guard case .call(let callee, _) = destination.kind, case .name(let name) = callee.kind,
      let full = index.typeName(name, in: type?.name, at: callee.range.file.path),
      let info = index.type(full),
      let range = info.range,
      let body = info.variable("body")?.getter, body.count == 1
    else { return }
    var root: String?
    if case .expression(let expression) = body[0].kind {
      root = ModifierChain(expression)?.type ?? expression.lastName
    }
    guard ["ScrollView", "List", "Form"].contains(root ?? "") else { return }
    var isTitled = false
    body.forEachExpression { expression in
      if case .member(_, let name) = expression.kind,
        name.hasPrefix("navigationTitle") || name.hasPrefix("navigationBarTitle")
          || name == "toolbar"
      {
        isTitled = true
      }
      if let name = expression.lastName, index.typeName(name, in: type?.name) != nil {
        isTitled = true
      }
    }
    if !isTitled { report("title-missing", at: range) }
  }

}
