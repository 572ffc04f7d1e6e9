import EarshotAudit

extension SourceInspector {
  // MARK: Controls of one's own

  /// Looks at a class of UIKit by what all its code does.
  mutating func inspectCode(_ declaration: TypeDeclaration, _ base: String) {
    guard let info = index.type(declaration.name) else { return }
    let code = code(of: info)
    inspectAdjustedValue(info, code)
    inspectHitArea(info, code, base)
    inspectDrawnControl(info, code, base)
    inspectIdentifier(info, code, base)
    inspectSetOnce(info, code)
    inspectBranches(info, code, base)
    inspectController(info, code, base)
    inspectFields(info, code)
    inspectListed(info, code)
    inspectOutletButtons(info, code)
    inspectOverrides(info, base)
    let appearing = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib"]
    inspectPlay(info, appearing.flatMap { info.functions[$0] ?? [] }.compactMap(\.body))
    guard code.assignments.contains(where: { $0.property == "attributedText" }) else { return }
    for functions in info.functions.values {
      for function in functions { inspectLinks(function, code) }
    }
  }

  /// Finds adjustments after which the value is still that of the beginning.
  private mutating func inspectAdjustedValue(_ info: TypeInfo, _ code: ClassCode) {
    guard let increment = info.functions["accessibilityIncrement"]?.first,
      !index.ancestry(of: info.name).contains(where: { ancestor in
        index.types[ancestor]?.variable("accessibilityValue") != nil
          || ["UISlider", "UIStepper", "UIDatePicker", "UIPageControl"].contains(ancestor)
      })
    else { return }
    let values = code.assignments.filter { $0.property == "accessibilityValue" }
    // Without any value the rule about screens speaks.
    guard !values.isEmpty else { return }
    var reached = code.reached(from: ["accessibilityIncrement", "accessibilityDecrement"])
    // What is set in the code of a property is set whenever the property changes.
    reached.formUnion(code.assignments.filter { reached.contains($0.function) }.map(\.property))
    reached = code.reached(from: reached)
    guard values.allSatisfy({ !reached.contains($0.function) }),
      values.allSatisfy({ ClassCode.first.contains($0.function) || $0.value.literalText != nil }),
      // What a parent or a delegate does is not known.
      !increment.mentionsSuper
    else { return }
    report("src-adjustable-no-value", at: increment.range)
  }

  /// Finds frames that grow for VoiceOver and not for touches, and the other way round.
  private mutating func inspectHitArea(_ info: TypeInfo, _ code: ClassCode, _ base: String) {
    func isTouchable(_ name: String) -> Bool {
      index.ancestry(of: name).contains { ancestor in
        let functions = index.types[ancestor]?.functions ?? [:]
        return (functions["point"] ?? []).contains { $0.parameters.first?.label == "inside" }
          || functions["hitTest"] != nil
      }
    }
    for assignment in code.assignments where assignment.property == "accessibilityFrame" {
      guard assignment.value.growsFrame(within: info.functions[assignment.function]?.first) else {
        continue
      }
      let name = assignment.owner == "self" ? info.name : className(assignment.owner, in: info)
      guard let name, !isTouchable(name) else { continue }
      report("src-hit-area-mismatch", at: assignment.range, ["view": assignment.owner])
    }
    if let getter = info.variable("accessibilityFrame")?.getter, !isTouchable(info.name) {
      var grows = false
      getter.forEachExpression { if $0.growsFrame(within: nil) { grows = true } }
      if grows, let range = info.variable("accessibilityFrame")?.range {
        report("src-hit-area-mismatch", at: range, ["view": info.name])
      }
    }
    guard
      let point = info.functions["point"]?.first(where: { $0.parameters.first?.label == "inside" }),
      ["UIButton", "UIControl", "UISwitch", "UISlider"].contains(base),
      !code.names.contains("accessibilityFrame"), !code.names.contains("accessibilityPath"),
      !code.assignments.contains(where: { $0.property == "accessibilityFrame" })
    else { return }
    var grows = false
    point.body?.forEachExpression { if $0.growsFrame(within: point) { grows = true } }
    if grows {
      report("src-hit-area-mismatch", at: point.range, ["view": info.name], isQuestion: true)
    }
  }

  /// The class of a property of a type.
  func className(_ property: String, in info: TypeInfo) -> String? {
    guard let (variable, _) = index.variable(property, of: info.name) else { return nil }
    if let declared = variable.type?.name { return declared }
    guard case .call(let callee, _)? = variable.initial?.kind else { return nil }
    return callee.lastName
  }

  /// Finds controls that draw themselves and say nothing of what they are.
  private mutating func inspectDrawnControl(_ info: TypeInfo, _ code: ClassCode, _ base: String) {
    guard base == "UIControl", info.inherits.first?.name == "UIControl",
      ["beginTracking", "continueTracking", "endTracking", "touchesBegan", "touchesEnded"]
        .contains(where: { info.functions[$0] != nil }) || code.handles
    else { return }
    let says: Set<String> = [
      "accessibilityTraits", "accessibilityElements", "isAccessibilityElement",
      "accessibilityElementCount", "accessibilityCustomActions", "accessibilityElementsHidden",
    ]
    guard says.isDisjoint(with: code.names),
      !code.assignments.contains(where: { says.contains($0.property) || $0.takesNoTouch }),
      !index.typeNames.contains(where: { name in
        index.types[name]?.inherits.first?.name == info.name
      })
    else { return }
    let parts: Set<String> = [
      "UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch", "UISlider", "UIStackView",
    ]
    let isDrawn =
      info.functions["draw"] != nil
      || !code.calledNames.isDisjoint(with: ["CAShapeLayer", "CALayer", "CAGradientLayer"])
    guard isDrawn, parts.isDisjoint(with: code.calledNames),
      !info.variables.contains(where: { parts.contains($0.type?.name ?? "") }),
      let place = place(ofSilent: info, says)
    else { return }
    report("src-custom-control-semantics", at: place, ["view": info.name])
  }

  /// Where a control that says nothing by itself is used without words either; where nobody can tell who uses
  /// it, its declaration.
  private mutating func place(ofSilent control: TypeInfo, _ says: Set<String>) -> CodeRange? {
    let uses = index.typeNames.flatMap { name in
      (index.type(name)?.variables ?? []).filter {
        $0.getter == nil
          && ($0.type?.name == control.name || $0.initial?.madeName == control.name)
      }.compactMap { variable in variable.name.map { ($0, variable, name) } }
    }
    if uses.isEmpty { return isMade(control.name) ? control.range : nil }
    for (name, variable, _) in uses {
      let isSaid = index.types.values.contains { info in
        self.code(of: info).assignments.contains {
          $0.owner == name
            && (says.contains($0.property) || $0.property.hasPrefix("accessibility")
              || $0.takesNoTouch)
        }
      }
      if !isSaid { return variable.range }
    }
    return nil
  }

  /// Finds views that react to touches and that only a test finds.
  private mutating func inspectIdentifier(_ info: TypeInfo, _ code: ClassCode, _ base: String) {
    guard base == "UIView" || base == "UIControl", code.handles, let range = info.range,
      code.assignments.contains(where: {
        $0.property == "accessibilityIdentifier" && $0.owner == "self"
      }),
      !code.assignments.contains(where: {
        $0.property.hasPrefix("accessibility") && $0.property != "accessibilityIdentifier"
          || $0.property == "isAccessibilityElement"
      }),
      !info.variables.contains(where: {
        $0.name?.hasPrefix("accessibility") == true || $0.name == "isAccessibilityElement"
      }),
      Self.heard.isDisjoint(with: code.calledNames),
      !info.variables.contains(where: { Self.heard.contains($0.type?.name ?? "") })
    else { return }
    report("src-identifier-as-label", at: range, ["view": info.name])
  }

  /// Classes whose views are heard by themselves.
  static let heard: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UISwitch", "UISlider",
    "UIHostingController",
  ]

  /// Finds names and values of subviews that a view controller sets.
  private mutating func inspectController(_ info: TypeInfo, _ code: ClassCode, _ base: String) {
    guard base.hasSuffix("ViewController") || base.hasSuffix("CollectionController") else { return }
    for assignment in code.assignments
    where [
      "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityTraits",
    ].contains(assignment.property) {
      guard assignment.owner != "self", assignment.owner != "view",
        let (variable, _) = index.variable(assignment.owner, of: info.name),
        !variable.has("IBOutlet"), let name = className(assignment.owner, in: info),
        index.type(name) != nil, index.frameworkClass(of: name)?.hasPrefix("UI") == true
      else { continue }
      report(
        "src-label-in-controller", at: assignment.range,
        ["property": assignment.property, "view": name])
    }
  }
}

extension ClassCode {
  /// Whether it recognizes gestures on itself.
  fileprivate var handles: Bool {
    calls.values.joined().contains { call in
      guard case .call(let callee, _) = call.kind else { return false }
      return callee.lastName == "addGestureRecognizer" && callee.owner == "self"
    }
  }
}

extension Function {
  /// Whether it calls what it overrides.
  fileprivate var mentionsSuper: Bool { body?.mentionsSuper == true }
}

extension Expression {
  private var isNegative: Bool {
    switch kind {
    case .prefix("-", _): true
    case .integer(let value): value < 0
    case .number(let value): value < 0
    default: false
    }
  }

  /// Whether it is a frame with a negative inset, so that it grows.
  fileprivate func growsFrame(within function: Function?) -> Bool {
    contains { part in
      switch part.kind {
      case .call(let callee, let arguments) where callee.lastName == "insetBy":
        return arguments.contains(where: \.value.isNegative)
      case .call(let callee, let arguments) where callee.lastName == "inset":
        return arguments.first?.value.contains(\.isNegative) == true
      case .name(let name):
        return function?.constant(name).map { made in
          made.range.offsets != range.offsets && made.growsFrame(within: nil)
        } == true
      default: return false
      }
    }
  }
}

extension ClassCode.Assignment {
  /// Whether it keeps touches from a view.
  fileprivate var takesNoTouch: Bool {
    guard property == "isUserInteractionEnabled", case .boolean(false) = value.kind else {
      return false
    }
    return true
  }
}
