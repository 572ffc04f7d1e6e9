import EarshotText

extension ReadinessWords {
  /// The words in English.
  static let english = ReadinessWords(
    language: .english,
    status: { status in
      switch status {
      case .supported: "supported by the evidence"
      case .notSupported: "not supported"
      case .notEnoughEvidence: "not enough evidence"
      }
    },
    title: { standard in
      switch standard {
      case .labels: "Accessibility labels of the App Store"
      case .wcag: "WCAG 2.2, levels A and AA"
      case .en301549: "EN 301 549 v3.2.1, clause 11"
      case .gost: "GOST R 52872-2019, criteria of WCAG 2.1 at the levels A and AA"
      }
    },
    device: { device in
      switch device {
      case .iPhone: "iPhone"
      case .iPad: "iPad"
      case .unknown: "device not known"
      }
    },
    technology: englishName,
    lack: { lack in
      switch lack {
      case .noRule: "no rule is about it"
      case .partOfIt: "rules see a part of it only"
      case .nothingMeasured: "no rule about it could measure anything"
      case .unmeasured(let count):
        "not everything could be measured on \(counted(count, "screen", "screens"))"
      case .noScenario(let technology):
        "no scenario shows that the task can be done with \(englishName(technology))"
      case .failedScenario: "a scenario failed"
      case .unread(let count): "\(counted(count, "capture", "captures")) could not be looked at"
      }
    },
    extent: { screens, tasks, scenarios in
      [
        counted(screens, "screen", "screens"), counted(tasks, "task", "tasks"),
        counted(scenarios, "scenario", "scenarios"),
      ].joined(separator: ", ")
    },
    looked: { looked, screens in
      "rules about it looked at \(looked) of \(counted(screens, "screen", "screens"))"
    },
    unmeasured: { "\($0) (\(counted($1, "screen", "screens")))" },
    places: { counted($0, "place", "places") },
    more: { "\($0) more" },
    accepted: {
      "\(counted($0, "finding is", "findings are")) accepted by the configuration"
    },
    moreRules: { "questions of \(counted($0, "more rule", "more rules"))" },
    passed: { "\(counted($0, "scenario", "scenarios")) passed" },
    failed: { "the scenario \($0) failed at line \($1.line): \($1.step)" },
    stray: {
      "the scenario \($0) is not evidence: it drives a screen that is not among the inputs"
    },
    unread: { "not read: \($0)" },
    silent: { "\(counted($0, "capture holds", "captures hold")) nothing to hear" },
    answer: {
      "Answer \(counted($0, "question", "questions")) of the audit, above."
    },
    against: "against it", milder: "does not decide", questions: "question",
    evidence: "evidence", tries: "still to try", requirement: "requirement", result: "result",
    task: "task", level: "level", name: "name",
    limits: { profile in
      "Supported by the evidence: the captures and scenarios at hand show no reason against it. "
        + "Not enough evidence: nothing stands against it, and that proves nothing. "
        + "What is heard is a prediction for \(profile), made from files and not on a device; "
        + "a claim is made by people who have tried."
    },
    assistiveAccess:
      "Still to try without a label: turn on Assistive Access, the simple mode of iOS, "
      + "and do the tasks.",
    requirements: requirements(EnglishRequirements.text))

  private static func englishName(_ technology: ReadinessTechnology) -> String {
    switch technology {
    case .voiceOver: "VoiceOver"
    case .voiceControl: "Voice Control"
    case .switchControl: "Switch Control"
    }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
