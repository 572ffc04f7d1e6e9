import EarshotTree

extension Rule {
  /// A label is there but holds nothing that can be heard.
  static let labelBlank = Rule(
    "label-blank", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["4.1.2"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html"],
    yieldsTo: ["label-missing", "text-placeholder-dash"] + Rule.missingNames,
    english: RuleText(
      "A label holds only spaces or punctuation.",
      what: "the label “{label}” holds no word",
      why: "VoiceOver is silent or says the name of a sign, so the element means nothing",
      advice: "set a label of words; if the element decorates, take it out of the elements"),
    russian: RuleText(
      "Название состоит из пробелов или знаков препинания.",
      what: "в названии «{label}» нет ни слова",
      why: "VoiceOver молчит или называет знак, и элемент ничего не значит",
      advice: "напишите название словами; если элемент украшает, уберите его из элементов"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        text "Ваш заказ"
        ▼ button "…"
        """,
        """
        cell
          text "Napoli"
          ▼ text "·"
          text "12 min"
        """,
        "▼ link \" | \"\n▼ element \"\\u{200B}\"",
        "▼ image \"-\" type UIImageView",
      ],
      passing: [
        "button \"Ещё\"",
        // A sign that is no punctuation is said by its name.
        "button \"+\"",
        "text \"12:30\"",
      ],
      falsePositives: [
        // A digit or a letter is the right name of a key.
        "button \"7\"\nbutton \"A\"",
        // So is the point on the pad of a calculator.
        """
        view
          button "1"
          button "2"
          button "3"
          button "4"
          button "5"
          button "6"
          button "7"
          button "."
        """,
        // A dash in a text stands for a missing value, about which there is another rule.
        "text \"—\"",
      ])
  ) { run in
    var pads: Keypads?
    for stop in run.screen.stops {
      guard run.knows(stop, .label), let raw = run[stop].element.label.value, !raw.isEmpty else {
        continue
      }
      guard run[stop].spokenLabel.isBlank, !run[stop].isDashOfText else {
        run.pass(stop)
        continue
      }
      let known = pads ?? Keypads(of: run.screen)
      pads = known
      if known.contains(stop) {
        run.pass(stop)
      } else {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      }
    }
  }
}

extension NodeFacts {
  fileprivate var isDashOfText: Bool {
    role == .text && !spokenLabel.isEmpty && spokenLabel.allSatisfy { "-–—−?".contains($0) }
  }
}

extension String {
  /// Whether there is nothing but white space, punctuation and lines between parts.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy {
      if $0.properties.isWhitespace || "|¦│─━▏".unicodeScalars.contains($0) { return true }
      switch $0.properties.generalCategory {
      case .dashPunctuation, .otherPunctuation, .openPunctuation, .closePunctuation,
        .connectorPunctuation, .initialPunctuation, .finalPunctuation:
        return !"#%&*@".unicodeScalars.contains($0)
      default: return false
      }
    }
  }
}
