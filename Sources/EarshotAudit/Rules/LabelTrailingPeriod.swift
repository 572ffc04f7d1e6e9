import EarshotTree

extension Rule {
  /// A label ends with a full stop.
  static let labelTrailingPeriod = Rule(
    "label-trailing-period", step: .text, severity: .info, confidence: .high, impact: .cosmetic,
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel"
    ],
    yieldsTo: Rule.labelsThatAreNoNames,
    english: RuleText(
      "A label ends with a full stop.",
      what: "the label “{label}” ends with a full stop",
      why: "a label is a name; the stop makes a pause before the type is heard",
      advice: "drop the full stop: “{suggestion}”"),
    russian: RuleText(
      "Название кончается точкой.",
      what: "название «{label}» кончается точкой",
      why: "название — это имя; точка дает лишнюю паузу перед типом элемента",
      advice: "уберите точку: «{suggestion}»"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Add to cart.\"",
        "screen ru\n▼ button \"Оформить заказ.\"",
        "▼ image \"Ham and mushroom pizza.\"",
      ],
      passing: [
        "button \"Add to cart\"",
        "screen ru\nbutton \"Оформить заказ\"",
        "button \"Load more...\"",
      ],
      falsePositives: [
        // Sentences of a text end so.
        "text \"We deliver to your door.\"\nelement \"Motion is reduced.\"",
        // Abbreviations end so.
        "screen ru\nbutton \"30 мин.\"\nbutton \"Сыр, ветчина и т.д.\"",
        "link \"Dodo Brands Inc.\"\nbutton \"Anna K.\"",
        // A label of several sentences is about something else.
        "button \"Not delivered. Try again.\"\nbutton \"Ham, cheese.\"",
      ])
  ) { run in
    for stop in run.screen.stops {
      // What is neither operated nor a picture is a text, whatever its class.
      guard run[stop].role.isControl || run[stop].role == .image, run.hasLabel(stop) else {
        continue
      }
      guard run[stop].makeup.contains(.dot), run[stop].endsWithPeriod else {
        run.pass(stop)
        continue
      }
      let suggestion = String(run[stop].spokenLabel.dropLast()).trimmed
      let name: Fix.Words = suggestion.hasNoWord ? .toWrite(.name) : .known(suggestion)
      run.fail(
        stop, ["suggestion": .text(suggestion)],
        fix: .of(run[stop].element.id, .label(name), isSafe: !suggestion.hasNoWord))
    }
  }
}

extension NodeFacts {
  fileprivate var endsWithPeriod: Bool {
    let label = spokenLabel
    guard label.hasSuffix("."), !label.hasSuffix(".."), !makeup.contains(.comma) else {
      return false
    }
    let inside = label.dropLast()
    return !inside.contains("!") && !inside.contains("?") && !inside.contains(". ")
      && !foldedLabel.endsWithAbbreviation
  }
}
