import EarshotTree

/// What a rule does with its subject: a selector of elements with a judge of each, or a look at the
/// whole.
struct RuleCheck: Sendable {
  /// What it does with a screen; `nil` when it does not look at screens.
  var screen: (@Sendable (inout RuleContext) -> Void)?
  /// What it does with strings files; `nil` when it does not look at them.
  var strings: (@Sendable (inout StringsRun) -> Void)?
  /// What it does with sessions; `nil` when it does not look at them.
  var session: (@Sendable (inout SessionRun) -> Void)?

  /// Judges each of the elements that a rule applies to, so that each gets exactly one verdict.
  ///
  /// - Parameters:
  ///   - elements: the elements of a screen among which it looks.
  ///   - applies: whether the rule is about an element.
  ///   - having: the texts that an element must have; one whose text the source does not tell
  ///     cannot be judged, and the rule is not about one without it.
  ///   - telling: the properties without which an element cannot be judged.
  ///   - judge: the verdict on an element.
  static func each(
    _ elements: @escaping @Sendable (AuditedScreen) -> [Node],
    where applies: @escaping @Sendable (Node) -> Bool = { _ in true },
    having texts: Element.Field..., telling fields: Element.Field...,
    judge: @escaping @Sendable (Node, RuleContext) -> Verdict
  ) -> RuleCheck {
    each(elements, where: applies, texts, fields, judge)
  }

  /// Judges each of the elements by what is wrong with it: those without a flaw are right.
  ///
  /// - Parameters:
  ///   - argument: the name under which the words of the rule have the flaw.
  ///   - changes: the changes of an element that mend it.
  ///   - flaw: the part at fault; `nil` when an element is right.
  static func each(
    _ elements: @escaping @Sendable (AuditedScreen) -> [Node],
    where applies: @escaping @Sendable (Node) -> Bool = { _ in true },
    having texts: Element.Field..., telling fields: Element.Field...,
    naming argument: String, fix changes: Fix.Change...,
    flaw: @escaping @Sendable (Node, RuleContext) -> String?
  ) -> RuleCheck {
    each(elements, where: applies, texts, fields) { node, run in
      guard let flaw = flaw(node, run) else { return .pass }
      return .fail([argument: .text(flaw)], changes)
    }
  }

  /// Judges each of the elements by a yes or no.
  ///
  /// - Parameters:
  ///   - change: the change of an element that mends it, with others.
  ///   - isFlawed: whether an element is flawed; the others are right.
  static func each(
    _ elements: @escaping @Sendable (AuditedScreen) -> [Node],
    where applies: @escaping @Sendable (Node) -> Bool = { _ in true },
    having texts: Element.Field..., telling fields: Element.Field...,
    fix change: Fix.Change, _ others: Fix.Change...,
    isFlawed: @escaping @Sendable (Node, RuleContext) -> Bool
  ) -> RuleCheck {
    each(elements, where: applies, texts, fields) { node, run in
      isFlawed(node, run) ? .fail([:], [change] + others) : .pass
    }
  }

  /// Judges the label of each of the elements by one that would be better.
  ///
  /// How a label is written is a matter of style, so it is a question.
  ///
  /// - Parameter better: the label as it should be, which the words of the rule have as
  ///   `suggestion`; `nil` when it is right.
  static func eachLabel(
    of elements: @escaping @Sendable (AuditedScreen) -> [Node],
    where applies: @escaping @Sendable (Node) -> Bool = { _ in true },
    better: @escaping @Sendable (Node, RuleContext) -> String?
  ) -> RuleCheck {
    each(elements, where: applies, having: .label) { node, run in
      guard let better = better(node, run) else { return .pass }
      return .review(["suggestion": .text(better)], fix: .label(.known(better)))
    }
  }

  private static func each(
    _ elements: @escaping @Sendable (AuditedScreen) -> [Node],
    where applies: @escaping @Sendable (Node) -> Bool,
    _ texts: [Element.Field], _ fields: [Element.Field],
    _ judge: @escaping @Sendable (Node, RuleContext) -> Verdict
  ) -> RuleCheck {
    .screen { run in
      run.judge(elements(run.screen).lazy.filter(applies)) { node, run in
        if let missing = texts.first(where: { !node.hasText($0) }) {
          return node.missing(missing) ?? .inapplicable
        }
        if let missing = fields.first(where: { !node.isCaptured($0) }) {
          return .incomplete(.notCaptured(missing))
        }
        return judge(node, run)
      }
    }
  }

  /// Judges groups of elements, or what else a rule is about.
  static func each<Subject>(
    _ subjects: @escaping @Sendable (AuditedScreen) -> [Subject],
    judge: @escaping @Sendable (Subject, RuleContext) -> Verdict
  ) -> RuleCheck {
    .screen { run in run.judge(subjects(run.screen), judge) }
  }

  /// Judges a screen as a whole.
  static func whole(_ judge: @escaping @Sendable (RuleContext) -> Verdict) -> RuleCheck {
    .screen { run in run.take(judge(run), on: nil) }
  }

  /// Looks at a screen and takes down what it finds.
  static func screen(_ look: @escaping @Sendable (inout RuleContext) -> Void) -> RuleCheck {
    RuleCheck(screen: look)
  }

  /// Looks at the keys of strings files, with their forms and languages.
  static func strings(_ look: @escaping @Sendable (inout StringsRun) -> Void) -> RuleCheck {
    RuleCheck(strings: look)
  }

  /// Looks at what happened in a session.
  static func session(_ look: @escaping @Sendable (inout SessionRun) -> Void) -> RuleCheck {
    RuleCheck(session: look)
  }
}

/// What a rule says of one element.
enum Verdict {
  /// The rule is not about it.
  case inapplicable
  /// It is right.
  case pass
  /// It cannot be judged.
  case incomplete(IncompleteReason)
  /// It is flawed, or a person has to look at it.
  indirect case flaw(Flaw)

  /// A flaw of one element.
  struct Flaw {
    var outcome: Finding.Outcome
    var arguments: [String: Finding.Argument]
    var fix: Fix?
    var changes: [Fix.Change] = []
    var covers: [Node]
    var severity: Severity?
    /// The node that it is about, when that is not the one that was judged.
    var node: Node?
    /// What it is about, when that is no node or a part of one.
    var frame: Rect?
  }

  /// It is flawed.
  ///
  /// - Parameters:
  ///   - arguments: the data for the words of the rule; `label` is there by itself.
  ///   - changes: the changes of the element that mend it.
  ///   - covers: other nodes that the finding is about.
  ///   - severity: how bad this one is, when it differs from the rule.
  ///   - node: what is flawed, when that is not the element that was judged.
  static func fail(
    _ arguments: [String: Finding.Argument] = [:], on node: Node? = nil,
    fix changes: Fix.Change..., covers: [Node] = [], severity: Severity? = nil
  ) -> Verdict {
    .flaw(
      Flaw(
        outcome: .fail, arguments: arguments, changes: changes, covers: covers, severity: severity,
        node: node))
  }

  fileprivate static func fail(
    _ arguments: [String: Finding.Argument], _ changes: [Fix.Change]
  ) -> Verdict {
    .flaw(Flaw(outcome: .fail, arguments: arguments, changes: changes, covers: []))
  }

  /// It is flawed; the fix, when there is one, may change other elements too.
  static func fail(
    _ arguments: [String: Finding.Argument] = [:], on node: Node? = nil, fix: Fix?,
    covers: [Node] = [], severity: Severity? = nil
  ) -> Verdict {
    .flaw(
      Flaw(
        outcome: .fail, arguments: arguments, fix: fix, covers: covers, severity: severity,
        node: node))
  }

  /// Only a person can tell whether it is flawed.
  static func review(
    _ arguments: [String: Finding.Argument] = [:], fix first: Fix.Change, _ others: Fix.Change...
  ) -> Verdict {
    .flaw(Flaw(outcome: .review, arguments: arguments, changes: [first] + others, covers: []))
  }

  /// Only a person can tell whether it is flawed; the fix may change other elements too.
  static func review(
    _ arguments: [String: Finding.Argument] = [:], on node: Node? = nil, fix: Fix? = nil,
    covers: [Node] = [], severity: Severity? = nil, at frame: Rect? = nil
  ) -> Verdict {
    .flaw(
      Flaw(
        outcome: .review, arguments: arguments, fix: fix, covers: covers, severity: severity,
        node: node, frame: frame))
  }
}

extension Node {
  /// The verdict on it when the source does not tell one of the properties; `nil` when it tells
  /// all.
  func missing(_ fields: Element.Field...) -> Verdict? {
    fields.first { !isCaptured($0) }.map { .incomplete(.notCaptured($0)) }
  }
}

extension Node {
  /// Whether it has a text that is heard.
  fileprivate func hasText(_ field: Element.Field) -> Bool {
    switch field {
    case .label: !spokenLabel.isEmpty
    case .hint: element.hint.value?.isEmpty == false
    default: preconditionFailure("\(field) is no text")
    }
  }
}
