/// The scales of the manual of rules: in Russian words, in English the ids.
extension AuditWords {
  /// The step of the work.
  func scale(_ step: RuleCategory) -> String { language == "ru" ? about(step) : step.rawValue }

  /// How bad a finding is.
  func scale(_ severity: Severity) -> String {
    language == "ru" ? self(severity) : severity.rawValue
  }

  /// How sure a finding is.
  func scale(_ confidence: Confidence) -> String {
    guard language == "ru" else { return confidence.rawValue }
    return switch confidence {
    case .low: "низкая"
    case .medium: "средняя"
    case .high: "высокая"
    }
  }

  /// What it does to people.
  func scale(_ impact: Impact) -> String {
    guard language == "ru" else { return impact.rawValue }
    return switch impact {
    case .blocks: "не пройти"
    case .hard: "трудно"
    case .slows: "медленно"
    case .cosmetic: "режет слух"
    }
  }
}
