import EarshotTree

/// One rule on one screen: what it looks at, and where it says what it found.
struct RuleContext {
  private let prepared: PreparedCheck
  /// The screen.
  let screen: AuditedScreen
  private(set) var findings: [Finding] = []
  private(set) var passed = 0
  private(set) var reasons: [IncompleteReason: Int] = [:]

  init(_ prepared: PreparedCheck, on screen: AuditedScreen) {
    self.prepared = prepared
    self.screen = screen
  }

  /// The rule.
  var rule: Rule { prepared.check.rule }
  /// The numbers that decide by name, with the defaults of the rule.
  var settings: [String: Double] { prepared.settings }
  /// How bad all findings are, when somebody said so.
  var configuredSeverity: Severity? { prepared.check.configuredSeverity }

  /// A number that decides.
  subscript(setting: String) -> Double {
    guard let number = prepared.numbers.first(where: { $0.name == setting }) else {
      preconditionFailure("the rule \(rule.id) has no setting '\(setting)'")
    }
    return number.value
  }

  /// Says that a node is right.
  mutating func pass(_ node: Node? = nil) { passed += 1 }

  /// Says that something cannot be measured, at a node or at all.
  mutating func incomplete(_ reason: IncompleteReason, _ node: Node? = nil) {
    reasons[reason, default: 0] += 1
  }

  /// Whether the source tells the properties of a node; says that it cannot be measured if not.
  mutating func isCaptured(_ node: Node, _ fields: Element.Field...) -> Bool {
    for field in fields where !node.isCaptured(field) {
      incomplete(.notCaptured(field), node)
      return false
    }
    return true
  }

  /// Says that a node is flawed; `nil` is the screen as a whole.
  ///
  /// - Parameters:
  ///   - arguments: the data for the words of the rule; `label` is there by itself.
  ///   - fix: what mends it.
  ///   - covers: other nodes that the finding is about.
  ///   - severity: how bad this one is, when it differs from the rule.
  mutating func fail(
    _ node: Node?, _ arguments: [String: Finding.Argument] = [:], fix: Fix? = nil,
    covers: [Node] = [], severity: Severity? = nil
  ) {
    take(.fail(arguments, on: node, fix: fix, covers: covers, severity: severity), on: nil)
  }

  /// Says that only a person can tell whether a node, or what lies in a frame, is flawed.
  mutating func review(
    _ node: Node?, _ arguments: [String: Finding.Argument] = [:], fix: Fix? = nil,
    covers: [Node] = [], at frame: Rect? = nil
  ) {
    take(.review(arguments, on: node, fix: fix, covers: covers, at: frame), on: nil)
  }

  /// Judges nodes, so that each gets exactly one verdict.
  mutating func judge(_ nodes: some Sequence<Node>, _ judge: (Node, RuleContext) -> Verdict) {
    let context = blank
    for node in nodes { take(judge(node, context), on: node) }
  }

  /// Judges groups, pairs or what else is no node; a verdict that is a flaw names its node.
  mutating func judge<Subject>(
    _ subjects: some Sequence<Subject>, _ judge: (Subject, RuleContext) -> Verdict
  ) {
    let context = blank
    for subject in subjects { take(judge(subject, context), on: nil) }
  }

  /// The same without what was found, so that judges keep no copy of that.
  private var blank: RuleContext { RuleContext(prepared, on: screen) }

  /// Takes down the verdict on a node; `nil` is the screen as a whole, or what the verdict names.
  mutating func take(_ verdict: Verdict, on judged: Node?) {
    switch verdict {
    case .inapplicable: break
    case .pass: pass(judged)
    case .incomplete(let reason): incomplete(reason, judged)
    case .flaw(let flaw):
      let node = flaw.node ?? judged
      if isAboutSampleText(flaw, node) { return incomplete(.notCaptured(.label), node) }
      var arguments = flaw.arguments
      if let node, arguments["label"] == nil { arguments["label"] = .text(node.spokenLabel) }
      let edits = node.map { node in flaw.changes.map { Fix.Edit(node, $0) } } ?? []
      let isSetInCode = mayBeMendedInCode(flaw, node)
      findings.append(
        Finding(
          rule: rule.id, element: node?.element.id, outcome: isSetInCode ? .review : flaw.outcome,
          // A configured severity holds for all findings of the rule.
          severity: configuredSeverity ?? flaw.severity ?? rule.severity,
          confidence: rule.confidence, arguments: arguments, covers: flaw.covers.map(\.element.id),
          fix: flaw.fix ?? (edits.isEmpty ? nil : Fix(edits)), frame: flaw.frame))
    }
  }
}

extension RuleContext {
  /// Whether a flaw is one of words that code replaces: the text that a document shows for an object
  /// that an outlet leads to.
  private func isAboutSampleText(_ flaw: Verdict.Flaw, _ node: Node?) -> Bool {
    guard let node,
      node.isReachedFromCode && !node.isAuthored(.label) || node.joinsTextsOfCode,
      !node.isNamedByPicture, node.spokenLabel.contains(where: \.isLetter)
    else { return false }
    let changes = changes(of: flaw, node)
    return rule.category == .text || !changes.isEmpty && changes.allSatisfy(\.isLabel)
  }

  /// Whether code may have set what is missing: an outlet of the document leads to the object, or it
  /// is a control of a class of the app, and the document does not tell what the code does with it.
  private func mayBeMendedInCode(_ flaw: Verdict.Flaw, _ node: Node?) -> Bool {
    guard let node, node.isReachedFromCode || node.mayNameItself else { return false }
    let changes = changes(of: flaw, node)
    return !changes.isEmpty && changes.allSatisfy(\.isOfWordsOrTraits)
  }

  private func changes(of flaw: Verdict.Flaw, _ node: Node) -> [Fix.Change] {
    let edits = flaw.fix?.edits.filter { $0.element == node.element.id } ?? []
    return flaw.changes + edits.map(\.change)
  }
}

extension Fix.Change {
  fileprivate var isLabel: Bool {
    if case .label = self { true } else { false }
  }

  /// Whether it sets a property that code commonly sets by an outlet.
  fileprivate var isOfWordsOrTraits: Bool {
    switch self {
    case .label, .value, .hint, .insertTraits, .removeTraits, .isElement, .inputLabels: true
    default: false
    }
  }
}
