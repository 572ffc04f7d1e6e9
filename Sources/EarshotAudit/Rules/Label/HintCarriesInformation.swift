import EarshotTree

extension Rule {
  static let hintCarriesInformation = Rule(
    "hint-carries-information", .label, .info, .low, .hard,
    "A hint holds data that label and value do not have.",
    what: "“{part}” stands in the hint only: “{hint}”",
    why: "hints can be switched off and are often skipped, so the data is never heard",
    advice: "move “{part}” to the label or the value",
    wcag: ["3.3.2"], references: [.apple("objectivec/nsobject-swift.class/accessibilityhint")],
    supersededBy: ["hint-describes-gesture"],
    fails: """
      ▼ button "Margherita" hint "Costs 395 roubles."
      --- screen ru
      ▼ button "Пепперони" hint "Сейчас нет в наличии."
      ---
      ▼ button "Delivery" hint "Comes on 12 May."
      """,
    passes: """
      button "Margherita" value "395 roubles" hint "Opens the pizza."
      --- screen ru
      button "Пепперони" value "Нет в наличии" hint "Откроет карточку."
      ---
      button "Order 1042" hint "Opens order 1042."
      --- The length of what can be typed helps while typing.
      textEntry "Code" hint "Takes 4 digits."
      --- A number inside a name of a product.
      button "Video" hint "Plays in MP4."
      """,
    check: .each(\.stops, having: .hint) { stop, _ in
      let other = "\(stop.foldedLabel) \(stop.value.lowercased())"
      guard !stop.role.isField, let part = stop.hint.data(notIn: other) else { return .pass }
      return .fail(
        ["hint": .text(stop.hint), "part": .text(part)],
        fix: .value(.toWrite(.value)), .hint(.toWrite(.result)))
    })
}

extension String {
  /// The first number or state that another text, in lower case, does not have.
  fileprivate func data(notIn other: String) -> String? {
    if CharacterClasses(self).contains(.digit) {
      let numbers = Set(other.split { !$0.isNumber })
      let words = split { !$0.isNumber && !$0.isLetter }
      let isNew = { (word: Substring) in word.allSatisfy(\.isNumber) && !numbers.contains(word) }
      if let number = words.first(where: isNew) { return String(number) }
    }
    let state = Self.states.firstMatch(in: lowercased())?.phrase
    return state.flatMap { other.contains($0) ? nil : $0 }
  }

  private static let states = PhraseList([
    "out of stock", "sold out", "unavailable", "not available", "currently closed", "is closed",
    "in stock", "is selected", "is on", "is off",
    "нет в наличии", "в наличии", "недоступно", "недоступна", "недоступен", "закончилось",
    "закончилась", "закончился", "сейчас закрыто", "выбрано", "включено", "выключено",
    "nicht verfügbar", "ausverkauft", "esgotado", "indisponível", "غير متوفر",
  ])
}
