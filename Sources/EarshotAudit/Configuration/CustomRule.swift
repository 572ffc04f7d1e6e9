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

  /// How texts are searched for the pattern.
  @TaskLocal package static var search: any PatternSearch = PlainPatternSearch()

  private func check(_ run: inout RuleContext) {
    let stops = run.screen.stops.filter { $0.traits.isSuperset(of: traits) }
      .map { stop in (stop: stop, texts: fields.compactMap { stop.text(of: $0) }) }
      .filter { !$0.texts.isEmpty }
    let found = CustomRule.search.matches(in: Set(stops.flatMap(\.texts)), of: pattern, for: id)
    for (stop, texts) in stops {
      if let found, let text = texts.first(where: found.contains) {
        run.fail(stop, ["text": .text(text)])
      } else if found == nil {
        run.incomplete(.slowPattern, stop)
      } else {
        run.pass(stop)
      }
    }
  }
}

extension CustomRule {
  private func check(_ run: inout StringsRun) {
    let all = run.strings.parts.flatMap(\.texts).filter(applies).flatMap(texts)
    guard let found = CustomRule.search.matches(in: Set(all), of: pattern, for: id) else {
      return run.incomplete(.slowPattern, where: applies)
    }
    run.judgeTexts(where: applies) { entry, _, _ in
      texts(of: entry).first(where: found.contains).map { (["text": .text($0)], nil, nil) }
    }
  }

  private func applies(to entry: CatalogText) -> Bool {
    (entry.role == .button ? Traits.button : .staticText).isSuperset(of: traits)
      && fields.contains { $0 == .label || $0 == .identifier }
  }

  private func texts(of entry: CatalogText) -> [String] {
    fields.compactMap { field in
      field == .label ? entry.sample.text : field == .identifier ? entry.key : nil
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
