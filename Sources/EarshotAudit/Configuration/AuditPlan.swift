package import EarshotTree

/// The rules of a run as a configuration and the options of the run decide.
package struct AuditPlan: Sendable {
  /// The options of one run; they win over the configuration.
  package struct Options: Hashable, Sendable {
    /// The only rules to run, opt-in or not; empty leaves it to the configuration.
    package var only: Set<Rule.ID>
    /// Rules that do not run.
    package var skip: Set<Rule.ID>
    /// How bad the findings of rules are.
    package var severities: [Rule.ID: Severity]
    /// The least confidence of a rule that runs.
    package var minConfidence: Confidence
    /// The text size at which the rules about text sizes judge; `nil` does not ask for them.
    package var textSize: ContentSizeCategory?
    /// The width of the screen in points at which those rules judge, as display zoom makes it; `nil` is
    /// that of the capture.
    package var screenWidth: Double?

    /// Whether the rules about text sizes are asked for.
    var asksForTextSizes: Bool { textSize != nil || screenWidth != nil }

    /// Makes options.
    package init(
      only: Set<Rule.ID> = [], skip: Set<Rule.ID> = [], severities: [Rule.ID: Severity] = [:],
      minConfidence: Confidence = .low
    ) {
      self.only = only
      self.skip = skip
      self.severities = severities
      self.minConfidence = minConfidence
    }
  }

  /// Whether the user asks for the rules about text sizes.
  package let asksForTextSizes: Bool
  /// Whether the options of the run leave rules out that would run else.
  package let isNarrowed: Bool
  /// The rules that look at screens.
  package let audit: Audit
  /// The rules about the run itself.
  package let tools: [Audit.Check]
  /// The rules that only an imported audit finds, as they are to be judged.
  package let imported: [Audit.Check]
  /// All ids that a suppression may name.
  package let known: Set<Rule.ID>
  /// The rules of which a configuration or an option says how bad their findings are.
  package let configuredSeverities: Set<Rule.ID>
  private let runningRules: [Rule.ID: Rule]

  /// Makes the plan of a run.
  ///
  /// - Parameter rules: the rules there are, besides those that the configuration adds.
  package init(
    _ configuration: AuditConfiguration, options: Options = Options(), rules: [Rule] = Rule.all
  ) {
    let selector = RuleSelector(configuration.selection, options)
    asksForTextSizes = options.asksForTextSizes
    isNarrowed =
      !options.only.isEmpty || !options.skip.isEmpty || options.minConfidence > .low
    func checks(_ rules: [Rule]) -> [Audit.Check] {
      rules.filter(selector.runs).map { rule in
        let block = configuration.blocks[rule.id]
        var settings = block?.settings ?? [:]
        if options.asksForTextSizes, rule.judgesTextSize {
          // A width alone is judged at the text size of a new phone.
          let textSize = options.textSize ?? .large
          settings[Rule.textSizeSetting] = Double(textSize.place)
          settings[Rule.screenWidthSetting] = options.screenWidth
        }
        return Audit.Check(
          rule, settings: settings,
          severity: options.severities[rule.id] ?? block?.severity)
      }
    }
    let custom = configuration.customRules.map(\.value.rule)
    audit = Audit(checks(rules + custom))
    tools = checks(Rule.tool + Rule.code)
    imported = checks(Rule.imported)
    known = Set((rules + custom + Rule.tool + Rule.code + Rule.imported).map(\.id))
    let checks = audit.checks + tools + imported
    configuredSeverities = Set(checks.filter { $0.configuredSeverity != nil }.map(\.rule.id))
    let running = checks.map(\.rule)
    runningRules = Dictionary(running.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The rule of an id, when it runs.
  package func rule(_ id: Rule.ID) -> Rule? { runningRules[id] }

  /// Whether a rule runs.
  package func runs(_ rule: Rule.ID) -> Bool { runningRules[rule] != nil }

  /// All rules that run, sorted by id.
  package var rules: [Rule] {
    (audit.checks + tools + imported).map(\.rule).sorted { $0.id < $1.id }
  }

  /// How bad the findings of each rule are that runs.
  package var severities: [Rule.ID: Severity] {
    let pairs = (audit.checks + tools + imported).map { ($0.rule.id, $0.severity) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// A finding about the run itself or about code; `nil` when the rule does not run.
  package func finding(_ rule: Rule, _ arguments: [String: Finding.Argument] = [:]) -> Finding? {
    guard let check = (tools + audit.checks).first(where: { $0.rule.id == rule.id }) else {
      return nil
    }
    return Finding(
      rule: rule.id, element: nil, outcome: .fail, severity: check.severity,
      confidence: rule.confidence, arguments: arguments, covers: [], fix: nil)
  }
}

/// Decides whether a rule runs.
private struct RuleSelector {
  private let options: AuditPlan.Options
  private let only: Set<Rule.ID>?
  private let disabled: Set<Rule.ID>
  private let optedIn: Set<Rule.ID>

  init(_ selection: AuditConfiguration.Selection, _ options: AuditPlan.Options) {
    self.options = options
    switch selection {
    case .only(let ids):
      only = Set(ids.map(\.value))
      disabled = []
      optedIn = []
    case .standard(let disabled, let optedIn):
      only = nil
      self.disabled = Set(disabled.map(\.value))
      self.optedIn = Set(optedIn.map(\.value))
    }
  }

  func runs(_ rule: Rule) -> Bool {
    if options.skip.contains(rule.id) || rule.confidence < options.minConfidence { return false }
    if !options.only.isEmpty { return options.only.contains(rule.id) }
    if let only { return only.contains(rule.id) }
    return !disabled.contains(rule.id)
      && (!rule.isOptIn || optedIn.contains(rule.id) || optedIn.contains("all")
        || options.asksForTextSizes && rule.judgesTextSize)
  }
}
