import EarshotTree

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
      --- screen ru
      ▼ button "Оформить заказ."
      ---
      ▼ image "Ham and mushroom pizza."
      """,
    passes: """
      button "Add to cart"
      --- screen ru
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
    check: .each(
      // What is neither operated nor a picture is a text, whatever its class.
      \.stops, where: { $0.role.isControl || $0.role == .image }, having: .label
    ) { stop, _ in
      guard stop.labelClasses.contains(.point), stop.endsWithPeriod else { return .pass }
      let suggestion = String(stop.spokenLabel.dropLast()).trimmed
      let name: Fix.Words = suggestion.hasNoWord ? .toWrite(.name) : .known(suggestion)
      return .fail(
        ["suggestion": .text(suggestion)],
        fix: .of(stop.element.id, .label(name), isSafe: !suggestion.hasNoWord))
    })
}

extension Node {
  fileprivate var endsWithPeriod: Bool {
    let inside = spokenLabel.dropLast()
    return spokenLabel.hasSuffix(".") && !labelClasses.contains(.comma)
      && !inside.hasSuffix(".") && !inside.contains { "!?".contains($0) }
      && !inside.contains(". ") && !foldedLabel.endsWithAbbreviation
  }
}
