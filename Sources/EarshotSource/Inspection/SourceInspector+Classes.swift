import EarshotAudit
import EarshotTree

extension SourceInspector {
  // MARK: Declarations

  static let answering: Set<String> = [
    "accessibilityActivate", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
  ]

  /// Looks at a method.
  mutating func inspectMethod(_ method: Function) {
    guard Self.answering.contains(method.name), method.result?.name == "Bool",
      let body = method.body,
      !body.isEmpty
    else { return }
    var results: [Expression] = []
    body.forEachResult { results.append($0) }
    if results.isEmpty, body.count == 1, case .expression(let only) = body[0].kind {
      results = [only]
    }
    // A method that only says no has nothing to do.
    guard body.count > 1, !results.isEmpty,
      results.allSatisfy({ if case .boolean(false) = $0.kind { true } else { false } })
    else { return }
    report("src-escape-returns-false", at: method.range, ["method": method.name])
  }

  /// Looks at a property.
  mutating func inspectProperty(_ variable: Variable) {
    guard let name = variable.name, let getter = variable.getter else { return }
    if name == "accessibilityElements" { inspectElements(variable, getter) }
    if name == "accessibilityTraits", let base, Self.bearers.contains(base), losesTraits(base) {
      let usesSuper = getter.mentionsSuper
      var results: [Expression] = []
      getter.forEachResult { results.append($0) }
      if results.isEmpty, getter.count == 1, case .expression(let only) = getter[0].kind {
        results = [only]
      }
      if !usesSuper, !results.isEmpty, results.allSatisfy(isWhole),
        !results.contains(where: { $0.range.text.contains(Self.nativeTrait(of: base)) })
      {
        report("src-trait-overwrite", at: variable.range, ["value": results[0].range.text])
      }
    }
  }

  mutating func inspectElements(_ variable: Variable, _ getter: [Statement]) {
    var isMade = false
    var isKept = false
    getter.forEachExpression { expression in
      if case .call(let callee, _) = expression.kind,
        let name = callee.lastName,
        name == "UIAccessibilityElement"
          || index.frameworkClass(of: name) == "UIAccessibilityElement"
      {
        isMade = true
      }
      if case .binary("=", let target, _) = expression.kind, let name = target.lastName,
        type.flatMap({ index.variable(name, of: $0.name) }) != nil
      {
        isKept = true
      }
    }
    if isMade, !isKept { report("src-elements-recreated", at: variable.range) }
  }

  /// Looks at a class of UIKit as a whole.
  mutating func inspectClass(_ declaration: TypeDeclaration) {
    guard declaration.kind == .classType,
      let base = index.frameworkClass(of: declaration.name), base.hasPrefix("UI")
    else { return }
    inspectAdjustment(declaration, base)
    inspectLabels(declaration, base)
    inspectActions(declaration)
    inspectHiddenControls(declaration)
    inspectCode(declaration, base)
  }

  mutating func inspectAdjustment(_ declaration: TypeDeclaration, _ base: String) {
    guard !["UISlider", "UIStepper", "UIPageControl", "UIDatePicker"].contains(base) else { return }
    var place: CodeRange?
    declaration.forEachExpression { expression in
      guard place == nil else { return }
      switch expression.kind {
      case .binary("=", let target, let value) where target.isOwn("accessibilityTraits"):
        if value.mentions("adjustable") { place = expression.range }
      case .call(let callee, let arguments):
        if case .member(let owner?, "insert") = callee.kind, owner.isOwn("accessibilityTraits"),
          arguments.first?.value.lastName == "adjustable"
        {
          place = expression.range
        }
      default: break
      }
    }
    if place == nil,
      let getter = declaration.variables.first(where: { $0.name == "accessibilityTraits" }),
      let body = getter.getter
    {
      body.forEachExpression { if $0.lastName == "adjustable" { place = getter.range } }
    }
    guard let place else { return }
    let missing = ["accessibilityIncrement", "accessibilityDecrement"].filter {
      index.functions($0, of: declaration.name).isEmpty
    }
    guard !missing.isEmpty else { return }
    report(
      "src-adjustable-no-override", at: place, ["missing": missing.joined(separator: " and ")])
  }

  /// Finds custom actions of one function that nobody can tell apart, or that say nothing.
  mutating func inspectActions(_ declaration: TypeDeclaration) {
    let bodies =
      declaration.functions.map { $0.body ?? [] } + declaration.variables.compactMap(\.getter)
    for body in bodies {
      var named: [(name: String, range: CodeRange)] = []
      body.forEachExpression { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          callee.lastName == "UIAccessibilityCustomAction",
          let name = arguments.first(where: { $0.label == "name" })?.value.literalText
        else { return }
        named.append((name, expression.range))
      }
      var seen: Set<String> = []
      for (name, range) in named {
        if CustomAction(name).isNameless {
          report("action-name-missing", at: range, ["action": name])
        } else if !seen.insert(name.lowercased()).inserted {
          report(
            "action-name-duplicate", at: range,
            ["action": name, "count": String(named.count), "repeated": "1"])
        }
      }
    }
  }

  /// Finds buttons that are taken from VoiceOver while nothing else offers what they do.
  mutating func inspectHiddenControls(_ declaration: TypeDeclaration) {
    var offersActions =
      declaration.variables.contains {
        ["accessibilityCustomActions", "accessibilityElements", "isAccessibilityElement"]
          .contains($0.name ?? "")
      } || declaration.functions.contains { $0.name == "accessibilityActivate" }
    var hidden: [(owner: String, range: CodeRange)] = []
    declaration.forEachExpression { expression in
      guard case .binary("=", let target, let value) = expression.kind,
        let property = target.lastName
      else { return }
      if ["accessibilityCustomActions", "accessibilityElements"].contains(property) {
        offersActions = true
      }
      guard property == "isAccessibilityElement" else { return }
      switch value.kind {
      case .boolean(false): hidden.append((target.owner, expression.range))
      // What is one element stands for what is in it.
      case .boolean(true) where target.owner == "self": offersActions = true
      default: break
      }
    }
    guard !offersActions else { return }
    for (owner, range) in hidden {
      guard owner != "self", let (variable, _) = index.variable(owner, of: declaration.name) else {
        continue
      }
      var name = variable.type?.name
      if name == nil, case .call(let callee, _)? = variable.initial?.kind { name = callee.lastName }
      guard name.flatMap({ index.frameworkClass(of: $0) }) == "UIButton" else { continue }
      report("control-hidden", at: range)
    }
  }

  /// Whether code asks for the label of a view: the class that sets the label, or one that holds a view of
  /// the class that labels itself.
  private mutating func isLabelRead(of view: String?, in declaration: String) -> Bool {
    guard let own = index.type(declaration) else { return false }
    guard let view else { return code(of: own).readsLabels }
    let holders = index.typeNames.compactMap(index.type).filter { info in
      info.variables.contains { variable in
        let held = [variable.type?.name, variable.initial?.madeName].compactMap(\.self)
        return held.contains { index.isKind($0, of: view) || index.isKind(view, of: $0) }
      }
    }
    return holders.contains { code(of: $0).readsLabels }
  }

  static let plainClasses: Set<String> = ["UIView", "UIStackView"]

  /// Finds labels of plain views that nobody makes elements.
  mutating func inspectLabels(_ declaration: TypeDeclaration, _ base: String) {
    var labelled: [(name: String, range: CodeRange)] = []
    var others: Set<String> = []
    declaration.forEachExpression { expression in
      guard case .binary("=", let target, let value) = expression.kind,
        let property = target.lastName
      else { return }
      let owner = target.owner
      switch property {
      case "accessibilityLabel":
        if case .none = value.kind { return }
        labelled.append((owner, expression.range))
      case "isAccessibilityElement", "accessibilityElements", "accessibilityContainerType",
        "shouldGroupAccessibilityChildren":
        others.insert(owner)
      default: break
      }
    }
    let overrides = declaration.variables.contains {
      ["isAccessibilityElement", "accessibilityElements"].contains($0.name ?? "")
    }
    for (owner, range) in labelled where !others.contains(owner) {
      // Who asks for the label may say it in its own.
      if isLabelRead(of: owner == "self" ? declaration.name : nil, in: declaration.name) {
        continue
      }
      let kind: String?
      if owner == "self" {
        kind = overrides ? nil : base
      } else {
        // What a getter or another class hands over may be any view.
        guard let (variable, _) = index.variable(owner, of: declaration.name),
          variable.getter == nil, variable.initial != nil || variable.has("IBOutlet")
        else { continue }
        var name = variable.type?.name
        if case .call(let callee, _)? = variable.initial?.kind, callee.lastName != nil {
          name = callee.lastName
        }
        kind = name == "UIView" || name == "UIStackView" ? name : nil
      }
      guard let kind, Self.plainClasses.contains(kind) else { continue }
      report(
        "src-label-on-nonelement", at: range, ["view": owner == "self" ? declaration.name : owner])
    }
  }
}

extension Expression {
  /// Whether it is a property of `self`, with or without the word.
  func isOwn(_ property: String) -> Bool {
    switch kind {
    case .name(let name): return name == property
    case .member(let base?, let name):
      if name != property { return false }
      if case .name("self") = base.kind { return true }
      return false
    default: return false
    }
  }

  /// The name of what a property belongs to; `self` where none is written.
  var owner: String {
    guard case .member(let base?, _) = kind else { return "self" }
    return base.lastName ?? "self"
  }
}

extension [Statement] {
  /// Calls a function for every value that is returned, not within closures.
  func forEachResult(_ body: (Expression) -> Void) {
    for statement in self {
      switch statement.kind {
      case .result(.some(let value)): body(value)
      case .branch(_, let then, let otherwise):
        then.forEachResult(body)
        otherwise?.forEachResult(body)
      case .precondition(_, let otherwise): otherwise.forEachResult(body)
      case .choice(_, let cases): for item in cases { item.body.forEachResult(body) }
      case .block(let inner), .loop(_, _, _, let inner), .repetition(_, let inner):
        inner.forEachResult(body)
      default: continue
      }
    }
  }

  /// Whether the inherited value is used.
  var mentionsSuper: Bool {
    var isUsed = false
    forEachExpression { if case .name("super") = $0.kind { isUsed = true } }
    return isUsed
  }
}

extension Function {
  /// The value that a constant of the function is given; `nil` if it has none of the name.
  func constant(_ name: String) -> Expression? {
    for statement in body ?? [] {
      switch statement.kind {
      case .variables(let variables):
        if let value = variables.first(where: { $0.name == name })?.initial { return value }
      case .precondition(let conditions, _), .branch(let conditions, _, _):
        for condition in conditions {
          if case .binding(name, let value) = condition { return value }
        }
      default: continue
      }
    }
    return nil
  }
}
