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
    inspectGestures(chain)
    inspectPicker(chain)
    inspectChange(chain)
    inspectPresentation(chain)
    inspectMotion(chain)
    inspectTimer(chain.expression)
    inspectCall(chain.expression)
  }

  private mutating func inspectAccessibility(_ chain: ModifierChain) {
    for modifier in chain.modifiers {
      let first = modifier.arguments.first
      switch modifier.name {
      case "accessibilityLabel", "accessibilityValue", "accessibilityHint":
        guard let first, first.label == nil, isEmptyText(first.value) else { continue }
        report("src-empty-string", at: modifier.range, ["property": modifier.name])
      case "accessibilityHidden":
        guard case .boolean(false)? = first?.value.kind else { continue }
        report("src-hidden-literal-false", at: modifier.range, ["property": modifier.name])
      case "accessibility":
        for argument in modifier.arguments {
          guard let label = argument.label, let modern = Self.modern[label] else { continue }
          if label == "label" || label == "value" || label == "hint", isEmptyText(argument.value) {
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

  private static let modern = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "identifier": "accessibilityIdentifier",
    "addTraits": "accessibilityAddTraits", "removeTraits": "accessibilityRemoveTraits",
    "sortPriority": "accessibilitySortPriority", "inputLabels": "accessibilityInputLabels",
    "activationPoint": "accessibilityActivationPoint",
  ]

  private func isEmptyText(_ expression: Expression) -> Bool {
    if let text = expression.literalText { return text.allSatisfy(\.isWhitespace) }
    guard case .call(let callee, let arguments) = expression.kind, callee.lastName == "Text",
      let first = arguments.first
    else { return false }
    return first.value.literalText?.allSatisfy(\.isWhitespace) == true
  }

  private mutating func inspectAdjustable(_ modifier: ModifierChain.Modifier) {
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

  private static let single: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityHidden",
    "accessibilityElement", "accessibilityIdentifier", "accessibilitySortPriority",
    "accessibilityHeading", "accessibilityInputLabels",
  ]

  /// What a new element loses that is made of the view below.
  private static let held: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAction",
    "accessibilityAddTraits", "accessibilityAdjustableAction",
  ]

  private mutating func inspectOrder(_ chain: ModifierChain) {
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
        let manner = modifier.arguments.first { $0.label == "children" }?.value.lastName ?? "ignore"
        return manner == "ignore"
      })
    else { return }
    for modifier in chain.modifiers[..<place] where Self.held.contains(modifier.name) {
      report("src-modifier-order", at: modifier.range, ["modifier": modifier.name])
      return
    }
  }

  private static let stacks: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Grid",
  ]

  /// Finds labels of stacks, which replace the label of every element inside.
  private mutating func inspectStack(_ chain: ModifierChain) {
    guard let type = chain.type, Self.stacks.contains(type),
      let label = chain.modifiers.first(where: { $0.name == "accessibilityLabel" }),
      ![
        "accessibilityElement", "accessibilityRepresentation", "accessibilityChildren",
        "accessibilityHidden", "onTapGesture", "accessibilityAction",
      ].contains(where: chain.has)
    else { return }
    report("src-label-on-nonelement", at: label.range, ["view": type])
  }

  /// Finds texts that react to a tap and do not say so.
  private mutating func inspectTap(_ chain: ModifierChain) {
    guard chain.type == "Text" || chain.type == "Label" || chain.type == "Image",
      let tap = chain.modifiers.first(where: { $0.name == "onTapGesture" }),
      ![
        "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden", "accessibility",
        "accessibilityRepresentation", "accessibilityAction",
      ].contains(where: chain.has)
    else { return }
    report("trait-missing-button", at: tap.range)
  }

  /// Finds stacks of navigation and pages that are pushed without a title.
  private mutating func inspectTitle(_ chain: ModifierChain) {
    for modifier in chain.modifiers where modifier.name == "navigationDestination" {
      for argument in modifier.arguments { inspectPage(argument.value) }
    }
  }

  /// Finds what is pushed without a title: a view whose outermost part scrolls.
  mutating func inspectPage(_ destination: Expression) {
    guard case .call(let callee, _) = destination.kind, case .name(let name) = callee.kind,
      let info = index.type(name), let range = info.range,
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
      if let name = expression.lastName, index.type(name) != nil { isTitled = true }
    }
    if !isTitled { report("title-missing", at: range) }
  }

  // MARK: Text

  private mutating func inspectText(_ chain: ModifierChain) {
    let isPicture = chain.type == "Image" || chain.has("accessibilityHidden")
    for modifier in chain.modifiers {
      guard let first = modifier.arguments.first?.value else { continue }
      switch modifier.name {
      case "font" where !isPicture:
        if let font = fixedFont(first) { report("font-fixed", at: modifier.range, ["font": font]) }
      case "lineLimit" where chain.type == "Text" || chain.type == "Label":
        guard case .integer(1) = first.kind, !isShortText(chain), !chain.has("minimumScaleFactor")
        else { continue }
        report("line-limit-one", at: modifier.range)
      case "foregroundColor", "foregroundStyle":
        guard chain.type == "Text" || chain.type == "Label", !chain.has("background"),
          let color = hardColor(first)
        else { continue }
        report("color-hardcoded", at: modifier.range, ["color": color])
      default: continue
      }
    }
  }

  /// The words of a font that does not grow; `nil` of one that does, or that is not known.
  private func fixedFont(_ expression: Expression) -> String? {
    guard case .call(let callee, let arguments) = expression.kind else { return nil }
    // A size that is scaled is no literal.
    func isLiteral(_ label: String) -> Bool {
      switch arguments.first(where: { $0.label == label })?.value.kind {
      case .integer, .number: true
      default: false
      }
    }
    switch callee.lastName {
    case "system" where isLiteral("size"): return ".system(size:)"
    case "custom" where isLiteral("fixedSize"): return ".custom(_:fixedSize:)"
    default: return nil
    }
  }

  private func isShortText(_ chain: ModifierChain) -> Bool {
    guard case .call(_, let arguments) = chain.root.kind,
      let text = arguments.first?.value.literalText
    else { return false }
    return text.count <= 12 || !text.contains(where: \.isLetter)
  }

  /// The words of a colour that is a number; `nil` of any other.
  private func hardColor(_ expression: Expression) -> String? {
    switch expression.kind {
    case .member(let base, let name) where name == "black" || name == "white":
      return base == nil || base?.lastName == "Color" ? ".\(name)" : nil
    case .call(let callee, let arguments) where callee.lastName == "Color":
      guard
        arguments.contains(where: { $0.label == "red" || $0.label == "white" || $0.label == "hue" })
      else { return nil }
      let isLiteral = arguments.allSatisfy {
        switch $0.value.kind {
        case .integer, .number, .binary: true
        default: false
        }
      }
      return isLiteral ? expression.range.text : nil
    default: return nil
    }
  }

  // MARK: Sizes

  /// Finds buttons that are as small as their one picture.
  private mutating func inspectSize(_ chain: ModifierChain) {
    guard chain.type == "Button",
      !["padding", "frame", "contentShape", "buttonStyle", "controlSize"].contains(
        where: chain.has),
      case .call(_, let arguments) = chain.root.kind
    else { return }
    inspectSize(chain.root, arguments)
  }

  /// Looks at a button that has no modifiers.
  mutating func inspectSize(_ button: Expression, _ arguments: [Expression.Argument]) {
    guard
      let label = arguments.first(where: { $0.label == "label" })?.value
        ?? arguments.last(where: { $0.isTrailing && arguments.contains { $0.label == "action" } })?
        .value,
      case .closure(let code) = label.kind, code.body.count == 1,
      case .expression(let content) = code.body[0].kind, let picture = ModifierChain(content),
      picture.type == "Image", let frame = picture.last("frame"),
      !["padding", "contentShape"].contains(where: picture.has)
    else { return }
    var sides: [String: Double] = [:]
    for argument in frame.arguments {
      switch (argument.label, argument.value.kind) {
      case ("width"?, .integer(let value)): sides["width"] = Double(value)
      case ("height"?, .integer(let value)): sides["height"] = Double(value)
      case ("width"?, .number(let value)): sides["width"] = value
      case ("height"?, .number(let value)): sides["height"] = value
      default: continue
      }
    }
    guard let width = sides["width"], let height = sides["height"], width < 44 || height < 44 else {
      return
    }
    report(
      "target-size-recommended", at: button.range,
      ["width": "\(width)", "height": "\(height)", "size": "44"])
  }

  // MARK: Gestures

  private static let alternatives: Set<String> = [
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
    "accessibilityRepresentation", "accessibilityScrollAction", "accessibilityZoomAction",
    "accessibilityDragPoint", "accessibilityHidden", "swipeActions", "contextMenu",
    "accessibilityDropPoint", "accessibilityDirectTouch",
  ]

  private mutating func inspectGestures(_ chain: ModifierChain) {
    guard !chain.modifiers.contains(where: { Self.alternatives.contains($0.name) }) else { return }
    // What the same type offers by actions may be the same thing.
    var hasActions = false
    type?.forEachExpression { expression in
      if case .member(_, let name) = expression.kind,
        ["accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction"].contains(
          name)
      {
        hasActions = true
      }
    }
    guard !hasActions else { return }
    for modifier in chain.modifiers {
      switch modifier.name {
      case "onDrag", "draggable":
        report("drag-no-action", at: modifier.range, ["gesture": modifier.name])
        return
      case "gesture", "simultaneousGesture", "highPriorityGesture":
        guard let gesture = modifier.arguments.first?.value else { continue }
        for name in [
          "DragGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture",
          "RotateGesture", "LongPressGesture",
        ]
        where gesture.mentions(name) {
          report("gesture-no-alternative", at: modifier.range, ["gestures": name], isQuestion: true)
          return
        }
      case "onLongPressGesture":
        report(
          "gesture-no-alternative", at: modifier.range, ["gestures": modifier.name],
          isQuestion: true)
        return
      default: continue
      }
    }
  }

  // MARK: Choices

  private mutating func inspectPicker(_ chain: ModifierChain) {
    guard chain.type == "Picker", let style = chain.last("pickerStyle"),
      let value = style.arguments.first?.value
    else { return }
    let name = value.lastName ?? ""
    let isDropping = ["segmented", "wheel", "SegmentedPickerStyle", "WheelPickerStyle", "palette"]
      .contains(name)
    guard isDropping, case .call(_, let arguments) = chain.root.kind else { return }
    let title = arguments.first { $0.label == nil && !$0.isTrailing }?.value.literalText
    let isTitled = title != "" && title != nil
    let isContained = chain.modifiers.contains {
      $0.name == "accessibilityElement" && $0.range.text.contains("contain")
    }
    let isLabelled = chain.has("accessibilityLabel")
    if isContained, isLabelled { return }
    if chain.has("accessibilityRepresentation") || chain.has("accessibilityHidden") { return }
    if isTitled || isLabelled {
      report("picker-style-label", at: style.range, ["style": "." + name])
    } else {
      report("picker-label-missing", at: chain.root.range)
    }
  }

  private static let inputs: Set<String> = [
    "Picker", "Toggle", "Slider", "Stepper", "DatePicker", "ColorPicker",
  ]

  private mutating func inspectChange(_ chain: ModifierChain) {
    guard let type = chain.type, Self.inputs.contains(type), let change = chain.last("onChange")
    else { return }
    for argument in change.arguments where argument.isTrailing || argument.label == "perform" {
      var call: String?
      argument.value.walk { expression in
        guard call == nil, case .call(let callee, _) = expression.kind, let name = callee.lastName
        else {
          return
        }
        if ["dismiss", "openURL", "popToRoot"].contains(name) { call = "\(name)()" }
        if name == "append", callee.mentions("path") { call = "path.append" }
      }
      if let call {
        report(
          "context-change-on-input", at: change.range, ["value": type, "call": call])
      }
    }
  }

  // MARK: What covers the screen

  private mutating func inspectPresentation(_ chain: ModifierChain) {
    for modifier in chain.modifiers {
      guard ["sheet", "fullScreenCover", "popover"].contains(modifier.name),
        let content = modifier.arguments.last(where: \.isTrailing)?.value
      else { continue }
      let givesBack =
        modifier.arguments.contains { $0.label == "onDismiss" }
        || type.map { $0.variables.contains { $0.has("AccessibilityFocusState") } } == true
      if !givesBack {
        report(
          "focus-return-missing", at: modifier.range, ["what": modifier.name], isQuestion: true)
      }
      if modifier.name == "fullScreenCover", !leaves(content) {
        report("modal-no-escape", at: modifier.range, ["count": "0"])
      }
    }
  }

  /// Whether a covering view has something that closes it, or is a view that may.
  private func leaves(_ content: Expression) -> Bool {
    content.contains { expression in
      switch expression.kind {
      case .call(let callee, _):
        guard case .name(let name) = callee.kind else { return false }
        // What another view does is not looked into.
        return ["Button", "NavigationStack", "NavigationView", "Link"].contains(name)
          || index.type(name) != nil
          || name.first?.isUppercase == true && !Self.plain.contains(name)
      case .member(_, let name):
        return name == "accessibilityAction" || name == "onTapGesture" || name == "toolbar"
      default: return false
      }
    }
  }

  private static let plain: Set<String> = [
    "VStack", "HStack", "ZStack", "Text", "Image", "ScrollView", "List", "Spacer", "Divider",
    "Color",
    "Group", "LazyVStack", "Label",
  ]

  // MARK: Time

  private mutating func inspectMotion(_ chain: ModifierChain) {
    guard type.map({ !$0.asksReduceMotion }) ?? true else { return }
    for modifier in chain.modifiers where modifier.name == "animation" {
      if modifier.arguments.contains(where: { $0.value.mentions("repeatForever") }) {
        report("reduce-motion-ignored", at: modifier.range)
      }
    }
  }

  /// Looks at a call that belongs to no view.
  mutating func inspectCall(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind else { return }
    if case .name("Button") = callee.kind, ModifierChain(expression) == nil {
      inspectSize(expression, arguments)
    }
    if case .name("NavigationLink") = callee.kind,
      let destination = arguments.first(where: { $0.label == "destination" })
    {
      inspectPage(destination.value)
    }
    if callee.lastName == "withAnimation", type.map({ !$0.asksReduceMotion }) ?? true,
      arguments.first?.value.mentions("repeatForever") == true
    {
      report("reduce-motion-ignored", at: expression.range)
    }
  }

  /// Finds messages that a timer takes away: what is shown is hidden again in the same block.
  mutating func inspectTimer(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind, callee.lastName == "asyncAfter",
      let closure = arguments.last(where: \.isTrailing)?.value,
      case .closure(let code) = closure.kind
    else { return }
    var hidden: String?
    code.body.forEachTop { part in
      if case .binary("=", let target, let value) = part.kind, case .boolean(false) = value.kind {
        hidden = target.lastName
      }
    }
    guard let hidden, let label = type?.textShown(while: hidden) else { return }
    var seconds = "a few"
    arguments.first { $0.label == "deadline" }?.value.walk { part in
      switch part.kind {
      case .number(let value):
        seconds = value == value.rounded() ? String(Int(value)) : String(value)
      case .integer(let value): seconds = String(value)
      default: break
      }
    }
    report(
      "auto-dismiss-no-control", at: expression.range, ["seconds": seconds, "label": label])
  }

  /// Looks at a view as a whole.
  mutating func inspectView(_ declaration: TypeDeclaration) {
    guard index.ancestry(of: declaration.name).contains("View") else { return }
    inspectSelection(declaration)
  }

  /// Finds buttons that look selected and do not say so: what is drawn of them, and not their traits,
  /// asks whether they are chosen.
  private mutating func inspectSelection(_ declaration: TypeDeclaration) {
    var calls: [Expression] = []
    declaration.forEachTop { top in
      top.walk { if $0.isCall { calls.append($0) } }
    }
    var seen: Set<Int> = []
    for call in calls {
      guard let chain = ModifierChain(call) ?? ModifierChain(plain: call), chain.type == "Button",
        seen.insert(chain.root.range.offsets.lowerBound).inserted
      else { continue }
      guard let flag = chain.drawnFlag, !chain.saysState else { continue }
      report("trait-missing-selected", at: chain.root.range, ["flag": flag])
    }
  }
}

extension TypeDeclaration {
  /// Whether it asks whether motion should be reduced.
  fileprivate var asksReduceMotion: Bool {
    if variables.contains(where: { variable in
      variable.attributes.contains {
        $0.arguments.contains { $0.value.mentions("accessibilityReduceMotion") }
      }
    }) {
      return true
    }
    var isAsked = false
    forEachExpression { if $0.lastName == "isReduceMotionEnabled" { isAsked = true } }
    return isAsked
  }

  /// The words of a text that is shown while a flag is set; `nil` if none is.
  fileprivate func textShown(while flag: String) -> String? {
    var words: String?
    for variable in variables {
      variable.getter?.forEachBranch { conditions, then in
        let asks = conditions.contains { condition in
          guard case .value(let value) = condition else { return false }
          return value.lastName == flag
        }
        guard asks else { return }
        then.forEachExpression { expression in
          guard words == nil, case .call(let callee, let arguments) = expression.kind,
            case .name("Text") = callee.kind, let first = arguments.first?.value
          else { return }
          words = first.literalText ?? first.range.text
        }
      }
    }
    return words
  }
}

extension ModifierChain {
  /// A call without modifiers as a chain.
  fileprivate init?(plain call: Expression) {
    guard case .call(let callee, _) = call.kind, case .name = callee.kind else { return nil }
    self.init(root: call, modifiers: [], expression: call)
  }

  private init(root: Expression, modifiers: [Modifier], expression: Expression) {
    self.root = root
    self.modifiers = modifiers
    self.expression = expression
  }

  /// The condition by which its picture, its background or its frame is drawn as chosen; `nil` if
  /// none is.
  fileprivate var drawnFlag: String? {
    guard case .call(_, let arguments) = root.kind else { return nil }
    var flag: String?
    func look(_ expression: Expression) {
      expression.walk { part in
        guard flag == nil, case .ternary(let condition, let then, let otherwise) = part.kind else {
          return
        }
        // Colours of the appearance and of what is dimmed are no choice.
        guard condition.isChoice, then.range.text != otherwise.range.text else { return }
        flag = condition.range.text
      }
      expression.walk { part in
        guard flag == nil, case .closure(let code) = part.kind else { return }
        code.body.forEachBranch { conditions, then in
          guard flag == nil, conditions.count == 1, case .value(let condition)? = conditions.first,
            condition.isChoice
          else { return }
          var isMark = false
          then.forEachExpression { if case .name("Image") = $0.kind { isMark = true } }
          if isMark { flag = condition.range.text }
        }
      }
    }
    for argument in arguments
    where argument.label == "label"
      || (argument.isTrailing && arguments.contains { $0.label == "action" })
    {
      look(argument.value)
    }
    for modifier in modifiers
    where ["tint", "background", "foregroundColor", "foregroundStyle", "overlay", "border"]
      .contains(modifier.name)
    {
      for argument in modifier.arguments { look(argument.value) }
    }
    return flag
  }

  /// Whether the state is said in words, or by a trait.
  fileprivate var saysState: Bool {
    let says: Set<String> = [
      "accessibilityAddTraits", "accessibilityValue", "accessibilityLabel",
      "accessibilityRepresentation",
      "accessibilityRemoveTraits", "accessibilityHidden", "accessibility", "accessibilityElement",
    ]
    if modifiers.contains(where: { says.contains($0.name) }) { return true }
    guard case .call(_, let arguments) = root.kind else { return false }
    // Words that change with the state say it.
    return arguments.contains { argument in
      argument.value.contains { part in
        if case .member(_, let name) = part.kind, says.contains(name) { return true }
        guard case .call(let callee, let inner) = part.kind, case .name(let name) = callee.kind,
          name == "Text" || name == "Label", let first = inner.first?.value
        else { return false }
        return first.contains { if case .ternary = $0.kind { true } else { false } }
      }
    }
  }
}

extension Expression {
  /// Whether a condition asks which of several is chosen: a name that says so, or a comparison of two
  /// values.
  fileprivate var isChoice: Bool {
    switch kind {
    case .name(let name), .member(_, let name):
      let lowered = name.lowercased()
      return ["select", "check", "chosen", "active", "marked", "picked"].contains {
        lowered.contains($0)
      }
    case .binary("==", let left, let right):
      if case .none = right.kind { return false }
      return !left.mentions("colorScheme") && !right.mentions("dark") && !left.mentions("count")
        && !right.isNumber
    case .call(let callee, _): return callee.lastName == "contains"
    default: return false
    }
  }

  private var isNumber: Bool {
    switch kind {
    case .integer, .number: true
    default: false
    }
  }
}

extension [Statement] {
  /// Calls a function for every `if` in them, with its conditions and what follows.
  func forEachBranch(_ body: ([Statement.Condition], [Statement]) -> Void) {
    for statement in self {
      switch statement.kind {
      case .branch(let conditions, let then, let otherwise):
        body(conditions, then)
        then.forEachBranch(body)
        otherwise?.forEachBranch(body)
      case .block(let inner), .later(let inner): inner.forEachBranch(body)
      case .loop(_, _, _, let inner), .repetition(_, let inner): inner.forEachBranch(body)
      case .expression(let expression), .result(.some(let expression)):
        expression.forEachBranch(body)
      default: continue
      }
    }
  }

  /// Calls a function for the cases of every `switch` in them.
  func forEachSwitchCase(_ body: ([Statement.Case]) -> Void) {
    for statement in self {
      switch statement.kind {
      case .choice(_, let cases):
        body(cases)
        for item in cases { item.body.forEachSwitchCase(body) }
      case .branch(_, let then, let otherwise):
        then.forEachSwitchCase(body)
        otherwise?.forEachSwitchCase(body)
      case .block(let inner): inner.forEachSwitchCase(body)
      default: continue
      }
    }
  }

  /// Whether they do nothing but leave.
  var onlyBreaks: Bool {
    allSatisfy { if case .jump = $0.kind { true } else { false } }
  }
}

extension Expression {
  /// Calls a function for every `if` in its closures.
  func forEachBranch(_ body: ([Statement.Condition], [Statement]) -> Void) {
    if case .closure(let code) = kind { code.body.forEachBranch(body) }
    if case .statement(let statement) = kind { [statement].forEachBranch(body) }
    forEachChild { part in
      if case .closure = kind { return }
      part.forEachBranch(body)
    }
  }
}
