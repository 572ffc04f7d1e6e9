import EarshotWriting

extension ReadinessDocument {
  /// The most places of a rule, or scenarios, in a line.
  private static var placesInLine: Int { 3 }
  /// The most rules whose questions are told; JSON has all.
  private static var rulesOfQuestions: Int { 5 }

  /// The words of the audit, for elements and reasons.
  private var auditWords: AuditWords { AuditWords(language) }

  /// What was looked at, on one line.
  var extent: String {
    "\(words.extent(screens, tasks.count, scenarios.count))"
  }

  /// What the result means and what nobody could look at; Assistive Access has no label of the store,
  /// and no file tells how an app looks in it (A39).
  var limits: String {
    words.limits(profile) + (standard == .labels ? " " + words.assistiveAccess : "")
  }

  /// What is not evidence, a sentence each.
  var remarks: [String] {
    unread.map { words.unread("\($0.place): \($0.message)") }
      + (silent > 0 ? [words.silent(silent)] : []) + strayScenarios.map { words.stray($0.path) }
  }

  /// The name of a requirement, with its number and level if it has them.
  func name(of requirement: ReadinessRequirement) -> String {
    let name = shortName(of: requirement)
    let level = requirement.level.map { " (\($0))" } ?? ""
    return requirement.name == nil ? name : "\(requirement.id) \(name)\(level)"
  }

  /// The name of a requirement alone.
  func shortName(of requirement: ReadinessRequirement) -> String {
    let own = words.requirements[requirement.key]?.name ?? ""
    return own.isEmpty ? requirement.name ?? requirement.id : own
  }

  /// What a person has to try for a requirement, a sentence each.
  func tries(of entry: Entry) -> [String] {
    let questions = entry.tasks.flatMap(\.questions).reduce(0) { $0 + $1.places.count }
    return (words.requirements[entry.requirement.key]?.tries ?? [])
      + (questions > 0 ? [words.answer(questions)] : [])
  }

  /// The evidence of a task, a sentence each.
  func evidence(of result: TaskResult) -> [String] {
    var sentences = result.against.map { "\(words.against): \(sentence(on: $0))" }
    sentences += result.questions.prefix(Self.rulesOfQuestions).map {
      "\(words.questions): \(sentence(on: $0))"
    }
    let rest = result.questions.count - Self.rulesOfQuestions
    if rest > 0 { sentences.append(words.moreRules(rest)) }
    if !result.milder.isEmpty {
      let rules = result.milder.map { "\($0.rule.id) \($0.places.count)" }
      sentences.append("\(words.milder): \(rules.joined(separator: ", "))")
    }
    var looked: [String] = []
    if !result.lacks.contains(.noRule) {
      looked.append(words.looked(result.looked, result.screens))
    }
    if result.status == .notEnoughEvidence { looked += result.lacks.map(words.lack) }
    if !looked.isEmpty { sentences.append("\(words.evidence): \(looked.joined(separator: "; "))") }
    sentences += result.unmeasured.map {
      "\(words.evidence): \(words.unmeasured(auditWords.locale($0.reason), $0.screens))"
    }
    if result.accepted > 0 { sentences.append(words.accepted(result.accepted)) }
    let passed = result.scenarios.filter { $0.failure == nil }
    if !passed.isEmpty {
      sentences.append("\(words.passed(passed.count)): \(list(passed, \.path))")
    }
    return sentences
      + result.scenarios.compactMap { scenario in
        scenario.failure.map { words.failed(scenario.path, $0) }
      }
  }

  /// A rule with its first places.
  private func sentence(on findings: Findings) -> String {
    let places = list(findings.places) { place in
      "\(place.location) \(place.problem.element(in: auditWords))"
    }
    return "\(summary(of: findings.rule)) [\(findings.rule.id)], "
      + "\(words.places(findings.places.count)): \(places)"
  }

  /// The first of some things, and how many more there are.
  private func list<Item>(_ items: [Item], _ text: (Item) -> String) -> String {
    let rest = items.count - Self.placesInLine
    return (items.prefix(Self.placesInLine).map(text) + (rest > 0 ? [words.more(rest)] : []))
      .joined(separator: "; ")
  }

  /// What a rule finds, without a full stop.
  func summary(of rule: Rule) -> String {
    let summary = rule.text(in: language).summary
    return summary.hasSuffix(".") ? String(summary.dropLast()) : summary
  }
}
