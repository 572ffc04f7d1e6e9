import EarshotAudit

extension SourceInspector {
  // MARK: Notifications

  static let leaving: Set<String> = [
    "dismiss", "present", "pushViewController", "popViewController", "popToRootViewController",
    "popToViewController",
  ]

  /// Looks at what a method, or the code of a property, posts.
  ///
  /// - Parameters:
  ///   - name: the name of the method or the property.
  ///   - code: what its class does; `nil` of what is no class of UIKit.
  mutating func inspectNotifications(_ body: [Statement], of name: String, _ code: ClassCode?) {
    var lists: [(statements: [Statement], calls: [Expression])] = []
    var posts = false
    body.forEachList { statements, calls in
      posts = posts || statements.ownCalls.contains { PostedNotification($0) != nil }
      lists.append((statements, calls))
    }
    let isTimed =
      name == "scrollViewDidScroll" || code?.timed.contains(name) == true
    for (statements, calls) in lists {
      let source = isTimed ? name : calls.lazy.compactMap(\.unaskedSource).first
      if let source { inspectFocus(statements, source) }
      guard posts else { continue }
      let own = statements.ownCalls
      for call in own {
        guard let notification = PostedNotification(call) else { continue }
        inspectArgument(notification, statements, body)
        inspectAnnouncement(notification, beside: own, calls, of: name, code, body)
        if notification.kind == "layoutChanged",
          own.contains(where: { $0.lastName == "pushViewController" || $0.isPresentation })
        {
          report("notification-kind", at: call.range)
        }
      }
    }
  }

  private mutating func inspectAnnouncement(
    _ notification: PostedNotification, beside own: [Expression], _ calls: [Expression],
    of name: String, _ code: ClassCode?, _ body: [Statement]
  ) {
    guard notification.kind == "announcement", !body.setsSpeechPriority else { return }
    let place = notification.expression.range
    let cause = own.first { call in
      Self.leaving.contains(call.lastName ?? "")
        || PostedNotification(call)?.kind == "screenChanged"
    }
    if let cause {
      let called = PostedNotification(cause)?.kind ?? (cause.lastName ?? "") + "()"
      report("src-announcement-dropped", at: place, ["call": called])
      return
    }
    // A tap on a button is followed by what VoiceOver says of the button again.
    let tap: String?
    if let last = calls.last {
      tap = last.isTapHandler ? last.lastName : nil
    } else {
      tap = code?.handlers.contains(name) == true ? name + "()" : nil
    }
    guard let tap else { return }
    report("src-announcement-dropped", at: place, ["call": tap], isQuestion: true)
  }

  private mutating func inspectArgument(
    _ notification: PostedNotification, _ statements: [Statement], _ body: [Statement]
  ) {
    let place = notification.expression.range
    func tell(_ inspector: inout SourceInspector, _ value: String) {
      inspector.report(
        "src-notification-argument", at: place, ["kind": notification.kind, "value": value])
    }
    if notification.kind == "announcement" {
      guard let argument = notification.argument else { return tell(&self, "nil") }
      if case .none = argument.kind { return tell(&self, "nil") }
      if argument.isEmptyText { return tell(&self, "\"\"") }
      if let name = argument.viewName, classOfView(name, body) != nil { tell(&self, name) }
      return
    }
    guard ["layoutChanged", "screenChanged"].contains(notification.kind),
      let name = notification.argument?.viewName
    else { return }
    let end = notification.expression.range.offsets.lowerBound
    var isGone = false
    for statement in statements where statement.range.offsets.upperBound <= end {
      guard case .expression(let expression) = statement.kind else { continue }
      switch expression.kind {
      case .binary("=", let target, let value) where target.owner == name:
        guard target.lastName == "isHidden" else { continue }
        if case .boolean(let isHidden) = value.kind { isGone = isHidden }
      case .call(let callee, let arguments):
        if callee.lastName == "removeFromSuperview", callee.owner == name { isGone = true }
        if arguments.contains(where: { $0.value.rootName == name }) { isGone = false }
      default: continue
      }
    }
    if isGone { tell(&self, name) }
  }

  /// The UIKit class of a view by its name: a property of the type, or a constant of the function.
  private func classOfView(_ name: String, _ body: [Statement]) -> String? {
    guard let type, let (variable, _) = index.variable(name, of: type.name),
      variable.getter == nil || variable.initial != nil
    else { return nil }
    var declared = variable.type?.name
    if declared == nil, case .call(let callee, _)? = variable.initial?.kind {
      declared = callee.lastName
    }
    let known = declared.flatMap { index.frameworkClass(of: $0) }
    return known.flatMap { Self.views.contains($0) ? $0 : nil }
  }

  static let views: Set<String> = [
    "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UIStackView",
    "UISwitch", "UISlider", "UIControl", "UITableViewCell", "UICollectionViewCell",
  ]

  /// Finds focus that is moved by what the user did not ask for.
  private mutating func inspectFocus(_ statements: [Statement], _ source: String) {
    for call in statements.ownCalls {
      guard let notification = PostedNotification(call),
        ["layoutChanged", "screenChanged"].contains(notification.kind),
        let argument = notification.argument
      else { continue }
      if case .none = argument.kind { continue }
      report(
        "src-focus-stolen", at: call.range, ["call": source],
        isQuestion: source == "dataTask")
    }
    for statement in statements {
      guard case .expression(let expression) = statement.kind,
        case .binary("=", let target, let value) = expression.kind, let name = target.lastName,
        let type,
        index.variable(name, of: type.name)?.variable.has("AccessibilityFocusState") == true
      else { continue }
      if case .boolean(false) = value.kind { continue }
      if case .none = value.kind { continue }
      report(
        "src-focus-stolen", at: expression.range, ["call": source],
        isQuestion: source == "dataTask")
    }
  }
}

extension Expression {
  /// The name of a view that is given as an argument: a name alone, or one of `self`.
  var viewName: String? {
    switch kind {
    case .name(let name): return name == "self" ? nil : name
    case .member(let base?, let name):
      if case .name("self") = base.unwrapped.kind { return name }
      return nil
    default: return nil
    }
  }

  /// Whether it shows another view controller, and not an alert of the system.
  var isPresentation: Bool {
    guard case .call(let callee, let arguments) = kind, callee.lastName == "present" else {
      return false
    }
    return arguments.contains { $0.label == "animated" }
  }

  /// The name of the call if a closure in it runs without anything that the user does: a timer, a
  /// scroll, an answer of the network.
  fileprivate var unaskedSource: String? {
    guard case .call(_, let arguments) = kind, let name = lastName else { return nil }
    switch name {
    case "scheduledTimer", "onScrollGeometryChange", "dataTask": return name
    case "Timer": return arguments.contains { $0.label == "repeats" } ? name : nil
    case "onReceive":
      let isTimer = arguments.first?.value.contains { part in
        part.lastName?.lowercased().contains("timer") == true
      }
      return isTimer == true ? name : nil
    default: return nil
    }
  }

  /// Whether its closure is what a tap does.
  fileprivate var isTapHandler: Bool {
    ["Button", "onTapGesture", "UIAction"].contains(lastName ?? "")
  }
}

extension [Statement] {
  /// Whether announcements in them wait for others, or go before them.
  fileprivate var setsSpeechPriority: Bool {
    var isSet = false
    forEachExpression { expression in
      let name = expression.lastName ?? ""
      if name.hasPrefix("accessibilitySpeech") || name.hasPrefix("UIAccessibilitySpeech")
        || name.hasPrefix("UIAccessibilityPriority")
      {
        isSet = true
      }
    }
    return isSet
  }
}
