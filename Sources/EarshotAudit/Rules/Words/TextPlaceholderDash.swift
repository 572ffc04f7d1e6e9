import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textPlaceholderDash = Rule(
    "text-placeholder-dash", .text, .info, .medium, .slows,
    "A dash stands for data that is not there.",
    what: "“{part}” is all that is said",
    why: "the voice is silent or says “dash”, so a listener thinks that something is broken",
    advice: "say it in words: no data, unlimited, not known",
    wcag: ["1.1.1"], references: [.wcag("non-text-content")],
    fails: """
      screen ru
      cell
        text "Баланс"
        ▼ text "—"
      ---
      screen en
      ▼ element "Heart rate" value "--"
      ---
      screen en
      text "Traffic left"
      ▼ text "∞"
      ---
      screen en
      ▼ element "Last login" value "N/A"
      ---
      strings en
      ▼ "empty" "--"
      """,
    passes: """
      screen ru
      text "Нет данных"
      ---
      screen en
      element "Heart rate" value "72"
      ---
      screen en
      element "Traffic left" value "Unlimited"
      --- A button with a minus takes away, it stands for no data.
      stepper
        button "-"
        button "+"
      --- Keys of a keyboard have the names of their signs.
      keyboardKey "?"
      --- A field shows what was typed.
      textEntry "Comment" value "?"
      ---
      strings en
      "empty" "No data"
      """,
    strings: .texts,
    check: .screen { run in
      let screen = run.screen
      run.judgeSpoken(screen.stops, any: [.dash, .sign, .slash, .point]) { spoken in
        guard spoken.text.utf8.count <= 8, let kind = PlaceholderSign(spoken.text),
          // The name of a control is looked at by other rules.
          spoken.part == .value || !spoken.node.role.isControl
        else { return nil }
        return SpokenFlaw(spoken.text, better: kind.words[spoken.language])
      }
    })
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
