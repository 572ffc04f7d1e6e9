import EarshotTree

/// Puts the findings of one audit beside the requirements; nothing is audited again.
package struct ReadinessAssessment {
  private typealias Lack = ReadinessDocument.Lack

  /// The screens of a task on a device, with what the audit made of them.
  private struct Group {
    var task: String
    /// The rules that measured something on each screen.
    var measured: [Set<Rule.ID>] = []
    /// How each rule fared on each screen.
    var outcomes: [[Rule.ID: AuditReport.Outcome]] = []
    /// The findings that count, by rule in order.
    var places: [Rule.ID: [ReadinessDocument.Place]] = [:]
    /// The numbers of findings that are accepted, by rule.
    var accepted: [Rule.ID: Int] = [:]
    var scenarios: [ReadinessScenario] = []
    /// The number of captures of the task that could not be read.
    var unread = 0

    mutating func add(_ screen: AuditDocument.ScreenResult, of file: AuditDocument.File) {
      measured.append(Set(screen.outcomes.filter { $0.passed + $0.found > 0 }.map(\.rule)))
      outcomes.append(Dictionary(screen.outcomes.map { ($0.rule, $0) }) { first, _ in first })
      for problem in screen.problems {
        guard problem.suppression == nil else {
          accepted[problem.rule.id, default: 0] += 1
          continue
        }
        places[problem.rule.id, default: []].append(
          ReadinessDocument.Place(
            path: file.path(of: screen), screen: screen.title, problem: problem,
            location: file.place(of: problem, on: screen)))
      }
    }
  }

  private let audit: AuditDocument
  private let standard: ReadinessStandard
  private let scenarios: [ReadinessScenario]
  private let task: (_ path: String) -> String
  private let rules: [Rule.ID: Rule]

  /// Takes the evidence.
  ///
  /// - Parameter task: the task that the capture of a path belongs to.
  package init(
    _ audit: AuditDocument, _ scenarios: [ReadinessScenario], for standard: ReadinessStandard,
    task: @escaping (_ path: String) -> String
  ) {
    self.audit = audit
    self.scenarios = scenarios
    self.standard = standard
    self.task = task
    rules = Dictionary(audit.rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The document.
  package var document: ReadinessDocument {
    let captures = audit.files.filter { $0.isCapture && !$0.isStrings }
    let groups = groups(of: captures)
    let requirements = standard.requirements(audit.rules)
    let known = Set(captures.map(\.path))
    let devices = ReadinessDevice.allCases.compactMap { device in
      groups[device].map { tasks in
        ReadinessDocument.DeviceResult(
          device: device, screens: tasks.reduce(0) { $0 + $1.measured.count },
          tasks: tasks.map(\.task), scenarios: tasks.reduce(0) { $0 + $1.scenarios.count },
          entries: requirements.map { requirement in
            ReadinessDocument.Entry(
              requirement: requirement, tasks: tasks.map { result(of: requirement, $0) })
          })
      }
    }
    return ReadinessDocument(
      standard: standard, language: audit.language, profile: audit.profile, version: audit.version,
      devices: devices, scenarios: scenarios.filter { known.contains($0.source) },
      strayScenarios: scenarios.filter { !known.contains($0.source) }, unread: audit.unread,
      silent: captures.count { $0.screens.allSatisfy(\.outcomes.isEmpty) },
      tasks: devices.flatMap(\.tasks).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// The screens by device and task, both in order.
  private func groups(of captures: [AuditDocument.File]) -> [ReadinessDevice: [Group]] {
    var groups: [ReadinessDevice: [Group]] = [:]
    var places: [ReadinessDevice: [String: Int]] = [:]
    func place(_ device: ReadinessDevice, _ path: String) -> Int {
      let task = task(path)
      if let place = places[device]?[task] { return place }
      groups[device, default: []].append(Group(task: task))
      let place = groups[device, default: []].count - 1
      places[device, default: [:]][task] = place
      return place
    }
    let driven = Dictionary(grouping: scenarios, by: \.source)
    for file in captures {
      // What holds nothing to hear has no outcomes, and no device.
      let heard = file.screens.filter { !$0.outcomes.isEmpty }
      for screen in heard {
        let device = ReadinessDevice(screen.size)
        let place = place(device, file.path)
        groups[device]?[place].add(screen, of: file)
      }
      guard let first = heard.first else { continue }
      let device = ReadinessDevice(first.size)
      let place = place(device, file.path)
      groups[device]?[place].scenarios += driven[file.path] ?? []
    }
    let silent = captures.filter { $0.screens.allSatisfy(\.outcomes.isEmpty) }.map(\.path)
    let missing = (silent + audit.unread.map(\.path)).map(task)
    for (device, all) in groups {
      for index in all.indices {
        groups[device]?[index].unread = missing.count { $0 == all[index].task }
      }
    }
    return groups
  }

  private func result(
    of requirement: ReadinessRequirement, _ group: Group
  ) -> ReadinessDocument.TaskResult {
    let ids = requirement.rules.sorted()
    var against: [ReadinessDocument.Findings] = []
    var milder: [ReadinessDocument.Findings] = []
    var questions: [ReadinessDocument.Findings] = []
    func add(
      _ places: [ReadinessDocument.Place], _ rule: Rule,
      to list: inout [ReadinessDocument.Findings]
    ) {
      if !places.isEmpty { list.append(ReadinessDocument.Findings(rule: rule, places: places)) }
    }
    for id in ids {
      guard let rule = rules[id], let places = group.places[id] else { continue }
      let flaws = places.filter { !$0.problem.isQuestion }
      add(places.filter(\.problem.isQuestion), rule, to: &questions)
      let decides = { (place: ReadinessDocument.Place) in
        place.problem.finding.severity >= requirement.decidingSeverity
      }
      add(flaws.filter(decides), rule, to: &against)
      add(flaws.filter { !decides($0) }, rule, to: &milder)
    }
    let order = { (left: ReadinessDocument.Findings, right: ReadinessDocument.Findings) in
      (right.places.count, left.rule.id) < (left.places.count, right.rule.id)
    }
    let scenarios = group.scenarios.filter { $0.technology == requirement.technology }
    return ReadinessDocument.TaskResult(
      task: group.task, screens: group.measured.count,
      looked: group.measured.count { !$0.isDisjoint(with: requirement.rules) },
      unmeasured: unmeasured(of: requirement, group), against: against.sorted(by: order),
      milder: milder.sorted(by: order), questions: questions.sorted(by: order),
      accepted: ids.reduce(0) { $0 + (group.accepted[$1] ?? 0) }, scenarios: scenarios,
      lacks: lacks(of: requirement, group, scenarios))
  }

  /// Why the rules that would prove a requirement, else all about it, could not look at everything.
  private func unmeasured(
    of requirement: ReadinessRequirement, _ group: Group
  ) -> [(reason: IncompleteReason, screens: Int)] {
    let proving = requirement.provingRules
    let ids = proving.isEmpty ? requirement.rules.sorted() : proving
    var screens: [IncompleteReason: Int] = [:]
    for outcomes in group.outcomes {
      let reasons = ids.reduce(into: Set<IncompleteReason>()) { reasons, id in
        if let outcome = outcomes[id] { reasons.formUnion(outcome.incomplete.keys) }
      }
      for reason in reasons { screens[reason, default: 0] += 1 }
    }
    return screens.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private func lacks(
    of requirement: ReadinessRequirement, _ group: Group, _ scenarios: [ReadinessScenario]
  ) -> [Lack] {
    var lacks: [Lack] = []
    let hasMeasured = group.measured.contains { !$0.isDisjoint(with: requirement.rules) }
    if requirement.rules.isEmpty {
      return [.noRule]
    } else if !hasMeasured {
      lacks.append(.nothingMeasured)
    } else if requirement.proof == .impossible {
      lacks.append(.partOfIt)
    }
    if requirement.proof != .impossible, hasMeasured {
      let missing = group.outcomes.count { outcomes in
        requirement.provingRules.contains { outcomes[$0]?.incomplete.isEmpty != true }
      }
      if missing > 0 { lacks.append(.unmeasured(missing)) }
    }
    if group.unread > 0 { lacks.append(.unread(group.unread)) }
    if let technology = requirement.technology {
      if scenarios.isEmpty {
        lacks.append(.noScenario(technology))
      } else if scenarios.contains(where: { $0.failure != nil }) {
        lacks.append(.failedScenario)
      }
    }
    return lacks
  }
}

extension ReadinessRequirement {
  /// The rules that have to measure everything.
  fileprivate var provingRules: [Rule.ID] {
    switch proof {
    case .measured(let rules), .driven(let rules, _): rules
    case .impossible: []
    }
  }

  /// The technology whose scenarios tell something; `nil` for none.
  var technology: ReadinessTechnology? {
    guard case .driven(_, let technology) = proof else { return nil }
    return technology
  }
}
