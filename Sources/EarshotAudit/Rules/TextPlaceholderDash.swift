import EarshotTree

extension Rule {
  /// A dash or another sign stands for data that is not there.
  static let textPlaceholderDash = Rule(
    "text-placeholder-dash", step: .text, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["1.1.1"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/non-text-content"],
    english: RuleText(
      "A dash stands for data that is not there.",
      what: "“{part}” is all that is said",
      why: "the voice is silent or says “dash”, so a listener thinks that something is broken",
      advice: "say it in words: no data, unlimited, not known"),
    russian: RuleText(
      "Вместо данных стоит тире.",
      what: "произносится только «{part}»",
      why: "голос молчит или говорит «тире», и слушатель думает, что что-то сломалось",
      advice: "скажите словами: нет данных, без ограничений, неизвестно"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        cell
          text "Баланс"
          ▼ text "—"
        """,
        "screen en\n▼ element \"Heart rate\" value \"--\"",
        "screen en\ntext \"Traffic left\"\n▼ text \"∞\"",
        "screen en\n▼ element \"Last login\" value \"N/A\"",
      ],
      passing: [
        "screen ru\ntext \"Нет данных\"",
        "screen en\nelement \"Heart rate\" value \"72\"",
        "screen en\nelement \"Traffic left\" value \"Unlimited\"",
      ],
      falsePositives: [
        // A button with a minus takes away, it stands for no data.
        "stepper\n  button \"-\"\n  button \"+\"",
        // Keys of a keyboard have the names of their signs.
        "keyboardKey \"?\"",
        // A field shows what was typed.
        "textEntry \"Comment\" value \"?\"",
      ],
      failingStrings: [
        """
        strings en
        ▼ "empty" "--"
        """
      ],
      passingStrings: [
        """
        strings en
        "empty" "No data"
        """
      ]), strings: .texts
  ) { run in
    let screen = run.screen
    run.judgeSpoken(screen.stops, any: [.dash, .sign, .slash, .point]) { spoken in
      guard spoken.text.utf8.count <= 8, let kind = PlaceholderSign(spoken.text),
        // The name of a control is looked at by other rules.
        spoken.part == .value || !screen[spoken.node].role.isControl
      else { return nil }
      return SpokenFlaw(spoken.text, better: kind.words[spoken.language])
    }
  }
}

/// What a sign that stands for data means.
private enum PlaceholderSign {
  case noData, unlimited, unknown

  init?(_ text: String) {
    switch text.lowercased() {
    case "-", "--", "---", "–", "––", "—", "——", "−", "- -", "–:–", "--:--", "—:—", "-:-", "n/a",
      "н/д":
      self = .noData
    case "∞": self = .unlimited
    case "?", "??", "???": self = .unknown
    default: return nil
    }
  }

  /// What to say instead, by language.
  var words: [String: String] {
    switch self {
    case .noData:
      [
        "en": "No data", "ru": "Нет данных", "de": "Keine Daten", "pt": "Sem dados",
        "ar": "لا بيانات",
      ]
    case .unlimited:
      ["en": "Unlimited", "ru": "Без ограничений", "de": "Unbegrenzt", "pt": "Ilimitado"]
    case .unknown: ["en": "Unknown", "ru": "Неизвестно", "de": "Unbekannt", "pt": "Desconhecido"]
    }
  }
}
