import EarshotAudit

extension SourceInspector {
  // MARK: Containers and overlays

  /// Finds elements that are made for one container and given to another.
  mutating func inspectContainers(_ body: [Statement], of name: String) {
    var made: [String: (container: Expression, range: CodeRange)] = [:]
    body.forEachVariable { variable in
      guard let name = variable.name, let call = variable.initial,
        case .call(let callee, let arguments) = call.kind,
        callee.lastName == "UIAccessibilityElement"
          || callee.lastName.flatMap(index.frameworkClass) == "UIAccessibilityElement",
        let container = arguments.first(where: { $0.label == "accessibilityContainer" })?.value
      else { return }
      made[name] = (container, call.range)
    }
    guard !made.isEmpty else { return }
    var lists: [(owner: String, elements: [String])] = []
    body.forEachExpression { expression in
      guard case .binary(let sign, let target, let value) = expression.kind, sign.isAssignment,
        target.lastName == "accessibilityElements"
      else { return }
      lists.append((target.owner, value.names))
    }
    if name == "accessibilityElements" {
      var results: [Expression] = []
      body.forEachResult { results.append($0) }
      lists += results.map { ("self", $0.names) }
    }
    for (owner, elements) in lists {
      for element in elements {
        guard let (container, range) = made[element], let holder = container.unwrapped.holderName,
          holder != owner
        else { continue }
        report(
          "src-element-container-wrong", at: range, ["container": holder, "owner": owner])
      }
    }
  }

  static let passing = [
    "toast", "hud", "banner", "snack", "debug", "load", "progress", "splash", "snapshot", "spinner",
    "confetti", "privacy", "blur",
  ]

  /// Finds views with controls that are laid over the whole window, with what is below still there.
  mutating func inspectOverlays(_ function: Function) {
    guard let body = function.body else { return }
    var calls: [Expression] = []
    body.forEachExpression { if $0.lastName == "addSubview", $0.isCall { calls.append($0) } }
    guard !calls.isEmpty else { return }
    var mentioned: Set<String> = []
    body.forEachExpression { if let name = $0.lastName { mentioned.insert(name) } }
    guard !mentioned.contains("accessibilityViewIsModal"),
      !mentioned.isDisjoint(with: ["bounds", "frame", "edges", "leadingAnchor", "edgesToSuperview"])
    else { return }
    for call in calls {
      guard case .call(let callee, let arguments) = call.kind,
        case .member(let target?, _) = callee.kind, target.isWholeScreen,
        let view = arguments.first?.value.viewName ?? arguments.first?.value.selfName,
        !Self.passing.contains(where: view.lowercased().contains),
        body.fills(view)
      else { continue }
      let kind = view == "self" ? type?.name : classOfLocal(view, body)
      guard let kind, let info = index.type(kind),
        !Self.passing.contains(where: kind.lowercased().contains)
      else { continue }
      let code = code(of: info)
      guard !code.names.contains("accessibilityViewIsModal"),
        !code.assignments.contains(where: { $0.property == "accessibilityViewIsModal" }),
        code.holdsControls
      else { continue }
      report("src-modal-overlay", at: call.range, ["view": kind])
    }
  }

  /// The name of the class of a constant of a function, or of a property.
  private func classOfLocal(_ name: String, _ body: [Statement]) -> String? {
    var found: String?
    body.forEachVariable { variable in
      guard variable.name == name else { return }
      found = variable.type?.name
      if found == nil, case .call(let callee, _)? = variable.initial?.kind {
        found = callee.lastName == "init" ? callee.rootName : callee.lastName
      }
    }
    if let found { return found }
    guard let type, let (variable, _) = index.variable(name, of: type.name) else { return nil }
    if let declared = variable.type?.name { return declared }
    guard case .call(let callee, _)? = variable.initial?.kind else { return nil }
    return callee.lastName
  }

  // MARK: Texts with links

  /// Finds texts with links in labels, which VoiceOver reads as text only.
  mutating func inspectLinks(_ function: Function, _ code: ClassCode) {
    guard let body = function.body else { return }
    var linked: Set<String> = []
    body.forEachVariable { variable in
      if let name = variable.name, variable.initial?.setsLink == true { linked.insert(name) }
    }
    body.forEachExpression { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        ["addAttribute", "addAttributes", "setAttributes"].contains(callee.lastName ?? ""),
        arguments.first?.value.setsLink == true, let text = callee.rootName
      else { return }
      linked.insert(text)
    }
    for assignment in code.assignments
    where assignment.function == function.name && assignment.property == "attributedText" {
      guard assignment.value.setsLink || assignment.value.rootName.map(linked.contains) == true,
        assignment.owner != "self" || base == "UILabel",
        assignment.owner == "self" || isLabel(assignment.owner),
        !code.isTapped(assignment.owner)
      else { continue }
      report("link-as-text", at: assignment.range, ["view": assignment.owner])
    }
  }

  private func isLabel(_ name: String) -> Bool {
    classOfLocal(name, []).flatMap { index.frameworkClass(of: $0) } == "UILabel"
  }
}

extension ClassCode {
  /// Whether views in it can be operated.
  var holdsControls: Bool {
    !names.isDisjoint(with: ["UIButton", "UIControl", "UISwitch", "UITextField", "addTarget"])
      || calls.values.contains { calls in
        calls.contains { ["addTarget", "UIButton"].contains($0.lastName ?? "") }
      }
  }

  /// Whether the code gives a view a gesture or actions of its own.
  fileprivate func isTapped(_ owner: String) -> Bool {
    assignments.contains {
      $0.owner == owner
        && ["accessibilityCustomActions", "accessibilityTraits"].contains($0.property)
    }
      || calls.values.contains { calls in
        calls.contains { call in
          guard case .call(let callee, _) = call.kind else { return false }
          return callee.lastName == "addGestureRecognizer" && callee.owner == owner
        }
      }
  }
}

extension [Statement] {
  /// Calls a function for every variable that they and their inner lists declare.
  func forEachVariable(_ body: (Variable) -> Void) {
    forEachList { statements, _ in
      for statement in statements {
        if case .variables(let variables) = statement.kind { variables.forEach(body) }
      }
    }
  }

  /// Whether they make a view as large as the whole: with a frame of bounds, or pinned to edges.
  fileprivate func fills(_ view: String) -> Bool {
    var isFull = false
    forEachVariable { variable in
      guard variable.name == view, case .call(_, let arguments)? = variable.initial?.kind else {
        return
      }
      if arguments.contains(where: { $0.label == "frame" && $0.value.lastName == "bounds" }) {
        isFull = true
      }
    }
    var anchors: Set<String> = []
    forEachExpression { expression in
      switch expression.kind {
      case .binary("=", let target, let value) where target.lastName == "frame":
        let own = target.owner == view
        if own, value.contains({ $0.lastName == "bounds" || $0.lastName == "frame" }) {
          isFull = true
        }
      case .call(let callee, _) where callee.rootName == view:
        if callee.lastName == "edgesToSuperview" || callee.mentions("edges") { isFull = true }
      case .member(let base?, let name) where name.hasSuffix("Anchor") && base.lastName == view:
        anchors.insert(name)
      default: break
      }
    }
    return isFull || anchors.count >= 4
  }
}

extension Expression {
  /// `self` if it is nothing else.
  fileprivate var selfName: String? {
    if case .name("self") = kind { return "self" }
    return nil
  }

  /// The name of a container: a name alone, or a property of `self`.
  fileprivate var holderName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.selfName == nil ? nil : name
    default: nil
    }
  }

  /// The names in an array, or in arrays that are joined.
  fileprivate var names: [String] {
    var names: [String] = []
    walk { if case .name(let name) = $0.kind { names.append(name) } }
    return names
  }

  /// Whether it is a window, or the view of what holds all screens.
  fileprivate var isWholeScreen: Bool {
    guard let name = unwrapped.lastName else { return false }
    if name.lowercased().hasSuffix("window") { return true }
    guard name == "view", case .member(let base?, _) = unwrapped.kind else { return false }
    return ["navigationController", "tabBarController"].contains(base.unwrapped.lastName ?? "")
  }

  /// Whether it makes a text with a link: the attribute `link` as a key or as an argument.
  fileprivate var setsLink: Bool {
    func isKey(_ expression: Expression) -> Bool {
      switch expression.kind {
      case .member(nil, "link"), .name("NSLinkAttributeName"): true
      case .member(let base?, "link"): base.lastName == "Key"
      default: false
      }
    }
    return contains { part in
      if case .dictionary(let pairs) = part.kind { return pairs.contains { isKey($0.key) } }
      return isKey(part)
    }
  }
}
