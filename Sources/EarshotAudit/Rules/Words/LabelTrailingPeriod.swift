import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let labelTrailingPeriod = Rule(
    "label-trailing-period", .text, .info, .high, .cosmetic,
    "A label ends with a full stop.",
    what: "the label “{label}” ends with a full stop",
    why: "a label is a name; the stop makes a pause before the type is heard",
    advice: "drop the full stop: “{suggestion}”",
    references: [.apple("objectivec/nsobject-swift.class/accessibilitylabel")],
    supersededBy: Rule.labelsThatAreNoNames,
    fails: """
      ▼ button "Add to cart."
      ---
      screen ru
      ▼ button "Оформить заказ."
      ---
      ▼ image "Ham and mushroom pizza."
      """,
    passes: """
      button "Add to cart"
      ---
      screen ru
      button "Оформить заказ"
      ---
      button "Load more..."
      --- Sentences of a text end so.
      text "We deliver to your door."
      element "Motion is reduced."
      --- Abbreviations end so.
      screen ru
      button "30 мин."
      button "Сыр, ветчина и т.д."
      --- The period belongs to an abbreviation or an initial.
      link "Dodo Brands Inc."
      button "Anna K."
      --- A label of several sentences is about something else.
      button "Not delivered. Try again."
      button "Ham, cheese."
      """,
    check: .screen { run in
      for stop in run.screen.stops {
        // What is neither operated nor a picture is a text, whatever its class.
        guard stop.role.isControl || stop.role == .image, run.hasLabel(stop) else {
          continue
        }
        guard stop.makeup.contains(.dot), stop.endsWithPeriod else {
          run.pass(stop)
          continue
        }
        let suggestion = String(stop.spokenLabel.dropLast()).trimmed
        let name: Fix.Words = suggestion.hasNoWord ? .toWrite(.name) : .known(suggestion)
        run.fail(
          stop, ["suggestion": .text(suggestion)],
          fix: .of(stop.element.id, .label(name), isSafe: !suggestion.hasNoWord))
      }
    })
}

extension AuditedScreen.Node {
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
