package import EarshotTree

/// A rule that a project configures: a pattern for what its elements say.
package struct CustomRule: Hashable, Sendable {
  /// The property that the pattern looks at.
  package enum Field: String, Hashable, Sendable, CaseIterable {
    /// The label.
    case label
    /// The value.
    case value
    /// The hint.
    case hint
    /// The identifier.
    case identifier
  }

  /// The id of its findings.
  package var id: String
  /// The mistake, on one line.
  package var message: String
  /// One sentence for a list of rules.
  package var summary: String?
  /// The regular expression.
  package var pattern: String
  /// The property that it looks at.
  package var fields: [Field]
  /// The traits that an element must have all of.
  package var traits: Traits
  /// How bad a finding is.
  package var severity: Severity

  /// The rule that runs.
  package var rule: Rule {
    let custom = self
    let sentence = summary ?? message + "."
    return Rule(
      id, .text, severity, .high, .slows, sentence, what: message,
      why: "the configuration of this project asks for it",
      advice: "change the text, or the pattern of the rule in the configuration",
      translations: [
        "ru": RuleText(
          sentence, what: message, why: "так решено в настройках проекта",
          advice: "измените текст или шаблон правила в настройках")
      ],
      check: RuleCheck(screen: { custom.check(&$0) }, strings: { custom.check(&$0) }))
  }

  private func check(_ run: inout RuleContext) {
    // A pattern is no value that tasks may share, so each run makes its own.
    guard let regex = try? Regex(pattern) else { return }
    for stop in run.screen.stops where stop.traits.isSuperset(of: traits) {
      let texts = fields.map { stop.text(of: $0) }
      guard texts.contains(where: { $0 != nil }) else { continue }
      if let found = texts.compactMap({ $0 }).first(where: { $0.contains(regex) }) {
        run.fail(stop, ["text": .text(found)])
      } else {
        run.pass(stop)
      }
    }
  }
}

extension CustomRule {
  private func check(_ run: inout StringsRun) {
    guard let regex = try? Regex(pattern) else { return }
    run.judgeTexts(where: { entry in
      (entry.role == .button ? Traits.button : .staticText).isSuperset(of: traits)
        && fields.contains { $0 == .label || $0 == .identifier }
    }) { entry, _, _ in
      let texts = fields.compactMap { field in
        field == .label ? entry.sample.text : field == .identifier ? entry.key : nil
      }
      return texts.first { $0.contains(regex) }.map { (["text": .text($0)], nil, nil) }
    }
  }
}

extension AuditedScreen.Node {
  fileprivate func text(of field: CustomRule.Field) -> String? {
    switch field {
    case .label: spokenLabel.isEmpty ? nil : spokenLabel
    case .value: value.isEmpty ? nil : value
    case .hint: hint.isEmpty ? nil : hint
    case .identifier: element.identifier.value
    }
  }
}
