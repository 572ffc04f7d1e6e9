import EarshotTree

extension Rule {
  /// A hint holds data that is nowhere else.
  static let hintCarriesInformation = Rule(
    "hint-carries-information", step: .label, severity: .info, confidence: .low, impact: .hard,
    criteria: ["3.3.2"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint"
    ],
    yieldsTo: ["hint-describes-gesture"],
    english: RuleText(
      "A hint holds data that label and value do not have.",
      what: "“{part}” stands in the hint only: “{hint}”",
      why: "hints can be switched off and are often skipped, so the data is never heard",
      advice: "move “{part}” to the label or the value"),
    russian: RuleText(
      "В подсказке данные, которых нет в названии и значении.",
      what: "«{part}» есть только в подсказке: «{hint}»",
      why: "подсказки отключают и пропускают, и данные никто не услышит",
      advice: "перенесите «{part}» в название или значение"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Margherita\" hint \"Costs 395 roubles.\"",
        "screen ru\n▼ button \"Пепперони\" hint \"Сейчас нет в наличии.\"",
        "▼ button \"Delivery\" hint \"Comes on 12 May.\"",
      ],
      passing: [
        "button \"Margherita\" value \"395 roubles\" hint \"Opens the pizza.\"",
        "screen ru\nbutton \"Пепперони\" value \"Нет в наличии\" hint \"Откроет карточку.\"",
        "button \"Order 1042\" hint \"Opens order 1042.\"",
      ],
      falsePositives: [
        // The length of what can be typed helps while typing.
        "textEntry \"Code\" hint \"Takes 4 digits.\"",
        // A number inside a name of a product.
        "button \"Video\" hint \"Plays in MP4.\"",
      ])
  ) { run in
    for stop in run.screen.stops where run.hasHint(stop) {
      let other = "\(run[stop].foldedLabel) \(run[stop].value.lowercased())"
      guard !run[stop].role.isField, let part = run[stop].hint.data(notIn: other) else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop, ["hint": .text(run[stop].hint), "part": .text(part)],
        fix: .of(
          run[stop].element.id, .value(.toWrite(.value)), .hint(.toWrite(.result))))
    }
  }
}

extension String {
  /// The first number or state that another text, in lower case, does not have.
  fileprivate func data(notIn other: String) -> String? {
    if LabelMakeup(self).contains(.digit) {
      let numbers = Set(other.split { !$0.isNumber })
      for word in split(whereSeparator: { !$0.isNumber && !$0.isLetter }) {
        if word.allSatisfy(\.isNumber), !numbers.contains(word) { return String(word) }
      }
    }
    guard let state = Self.states.firstMatch(in: lowercased())?.phrase else { return nil }
    return other.contains(state) ? nil : state
  }

  private static let states = PhraseList([
    "out of stock", "sold out", "unavailable", "not available", "currently closed", "is closed",
    "in stock", "is selected", "is on", "is off",
    "нет в наличии", "в наличии", "недоступно", "недоступна", "недоступен", "закончилось",
    "закончилась", "закончился", "сейчас закрыто", "выбрано", "включено", "выключено",
    "nicht verfügbar", "ausverkauft", "esgotado", "indisponível", "غير متوفر",
  ])
}
