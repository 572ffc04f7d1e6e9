import EarshotAudit

extension SourceInspector {
  // MARK: Gestures

  static let alternatives: Set<String> = [
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
    "accessibilityRepresentation", "accessibilityScrollAction", "accessibilityZoomAction",
    "accessibilityDragPoint", "accessibilityHidden", "swipeActions", "contextMenu",
    "accessibilityDropPoint", "accessibilityDirectTouch",
  ]

  /// Views that do by themselves what they are for; a gesture on them adds looks.
  private static let nativeControls: Set<String> = [
    "Slider", "Stepper", "Toggle", "Picker", "DatePicker",
  ]

  mutating func inspectGestures(_ chain: ModifierChain) {
    takesDrops = takesDrops || ["dropDestination", "onDrop", "onMove"].contains(where: chain.has)
    guard !chain.modifiers.contains(where: { Self.alternatives.contains($0.name) }),
      !Self.nativeControls.contains(chain.type ?? "")
    else { return }
    for modifier in chain.modifiers {
      switch modifier.name {
      case "onDrag", "draggable":
        guard !offersActions else { return }
        drags.append(modifier)
        return
      case "gesture", "simultaneousGesture", "highPriorityGesture":
        guard let gesture = modifier.arguments.first?.value else { continue }
        for name in [
          "DragGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture",
          "RotateGesture", "LongPressGesture",
        ]
        where gesture.mentions(name) {
          guard !offersActions, !gesture.onlyEndsTyping, !isOffered(gesture),
            !isChosenElsewhere(gesture)
          else { return }
          report("gesture-no-alternative", at: modifier.range, ["gestures": name], isQuestion: true)
          return
        }
      case "onLongPressGesture":
        guard !offersActions,
          !modifier.arguments.contains(where: { $0.isTrailing && isOffered($0.value) })
        else { return }
        report(
          "gesture-no-alternative", at: modifier.range, ["gestures": modifier.name],
          isQuestion: true)
        return
      default: continue
      }
    }
  }

  /// Whether a button of the type that is looked at calls what a gesture calls.
  func isOffered(_ gesture: Expression) -> Bool {
    guard let type else { return false }
    if case .closure(let code) = gesture.kind, let words = code.body.wordsOfAction {
      var actions: Set<String> = []
      type.forEachExpression { actions.formUnion($0.actionsOfButton) }
      if actions.contains(words) { return true }
    }
    let calls = gesture.ownCalls(of: type)
    guard !calls.isEmpty else { return false }
    var offered: Set<String> = []
    type.forEachExpression { part in
      guard case .call(let callee, let arguments) = part.kind, callee.lastName == "Button" else {
        return
      }
      for argument in arguments where argument.label != "label" {
        offered.formUnion(argument.value.ownCalls(of: type))
      }
    }
    return calls.isSubset(of: offered)
  }

  /// Whether all that a gesture does is to set what a choice, a switch or a slider of the type that is looked
  /// at sets too.
  private func isChosenElsewhere(_ gesture: Expression) -> Bool {
    guard let type, gesture.ownCalls(of: type).isEmpty else { return false }
    var targets: Set<String> = []
    gesture.walk { part in
      if case .binary(let sign, let target, _) = part.kind, sign.isAssignment {
        targets.insert(target.lastName ?? "")
      }
    }
    guard !targets.isEmpty else { return false }
    var bound: Set<String> = []
    type.forEachExpression { part in
      guard case .call(let callee, let arguments) = part.kind,
        callee.lastName.map(Self.inputs.contains) == true
      else { return }
      for argument in arguments {
        if case .name(let name) = argument.value.kind, name.first == "$" {
          bound.insert(String(name.dropFirst()))
        } else if case .member(let base?, let name) = argument.value.kind,
          base.rootName?.first == "$"
        {
          bound.insert(name)
        }
      }
    }
    return targets.isSubset(of: bound)
  }

  /// Whether the type that is looked at offers actions, which may do what its gestures do.
  private var offersActions: Bool {
    var offers = false
    type?.forEachExpression { expression in
      if case .member(_, let name) = expression.kind,
        ["accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction"].contains(
          name)
      {
        offers = true
      }
    }
    return offers
  }

  // MARK: Choices

  mutating func inspectPicker(_ chain: ModifierChain) {
    guard chain.type == "Picker", !isInMenu, let style = chain.last("pickerStyle"),
      let value = style.arguments.first?.value
    else { return }
    let name = value.lastName ?? ""
    let isDropping = ["segmented", "wheel", "SegmentedPickerStyle", "WheelPickerStyle", "palette"]
      .contains(name)
    guard isDropping, case .call(_, let arguments) = chain.root.kind else { return }
    let title = arguments.first { $0.label == nil && !$0.isTrailing }?.value.literalText
    // `Picker(selection:label:)` is as `Picker(_:selection:)` was written before.
    let label = arguments.first { $0.label == "label" && !$0.isTrailing }?.value
    let isTitled = title != "" && title != nil || label.map { !$0.isEmptyText } == true
    let isContained = chain.modifiers.contains {
      $0.name == "accessibilityElement" && $0.range.text.contains("contain")
    }
    let isLabelled = chain.has("accessibilityLabel")
    if isContained, isLabelled { return }
    if chain.has("accessibilityRepresentation") || chain.has("accessibilityHidden") { return }
    if isTitled || isLabelled {
      report("picker-style-label", at: style.range, ["style": "." + name])
    } else {
      // The options of a control say by themselves what most of them choose.
      report("picker-label-missing", at: chain.root.range, isQuestion: true)
    }
  }

  static let inputs: Set<String> = [
    "Picker", "Toggle", "Slider", "Stepper", "DatePicker", "ColorPicker",
  ]

  mutating func inspectChange(_ chain: ModifierChain) {
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

}

extension Expression {
  /// The methods of a type that it calls without a base.
  fileprivate func ownCalls(of type: TypeDeclaration) -> Set<String> {
    var names: Set<String> = []
    walk { part in
      switch part.kind {
      case .call(let callee, _):
        if case .name(let name) = callee.kind, type.functions.contains(where: { $0.name == name }) {
          names.insert(name)
        }
      default: break
      }
    }
    return names
  }

  /// Whether all that a gesture does is to put the keyboard away, which the field and its bar do as well.
  fileprivate var onlyEndsTyping: Bool {
    var statements: [Statement] = []
    walk { part in
      guard case .call(let callee, let arguments) = part.kind,
        ["onChanged", "onEnded"].contains(callee.lastName ?? "")
      else { return }
      for argument in arguments {
        if case .closure(let code) = argument.value.kind { statements += code.body }
      }
    }
    return !statements.isEmpty && statements.allSatisfy(\.endsTyping)
  }
}

extension Statement {
  /// Whether it takes the focus from a field.
  fileprivate var endsTyping: Bool {
    guard case .expression(let expression) = kind else { return false }
    switch expression.unwrapped.kind {
    case .binary("=", let target, let value):
      guard let name = target.lastName?.lowercased(), name.contains("focus") else { return false }
      switch value.kind {
      case .none, .boolean(false): return true
      default: return false
      }
    case .call(let callee, _):
      return ["endEditing", "resignFirstResponder", "hideKeyboard", "dismissKeyboard"]
        .contains(callee.lastName ?? "")
    default: return false
    }
  }
}
