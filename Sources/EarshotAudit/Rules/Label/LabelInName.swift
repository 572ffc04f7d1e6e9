import EarshotTree

extension Rule {
  static let labelInName = Rule(
    "label-in-name", .label, .error, .high, .blocks,
    "The label of a control does not start with the text that is visible on it.",
    what: "“{text}” is visible, but the label is “{label}”",
    why: "whoever speaks to the phone says what can be read, and nothing happens; "
      + "whoever sees and listens hears something else",
    advice: "start the label with “{text}”",
    wcag: ["2.5.3"], references: [.wcag("label-in-name.html")],
    fails: """
      ▼ button "Purchase" appearance (text "Add to cart")
      --- screen ru
      ▼ button "Оформление"
        view text "Оплатить"
      --- The words are there, but not first.
      ▼ button "Press to send" appearance (text "Send")
      ---
      ▼ link "Conditions and terms" appearance (text "Terms & conditions")
      ---
      ▼ button tabBarItem "Basket" type UITabBarButton appearance (text "Cart" image "c")
      --- The placeholder is all that can be read of the name.
      ▼ textEntry "Address" input (placeholder "Search the web") appearance (text "Search the web")
      """,
    passes: """
      button "Add to cart, 5 €" appearance (text "Add to cart")
      ---
      element cell button "Пепперони, 625 рублей"
        view text "Пепперони"
        view text "625 ₽"
      ---
      button "Адрес" value "Москва, Наметкина, 13" appearance (text "Москва, Наметкина, 13")
      ---
      button "Next 🎉" appearance (text "🎉 Next")
      --- The title that Xcode gives a new button is not seen beside a picture.
      button "Show code" appearance (text "Button" image "eye") frame 342,116,24,24
      --- A sign is not read as a word.
      button "Close" appearance (text "×")
      --- What is abbreviated on the screen is said in full.
      button "Средняя, 30 сантиметров" appearance (text "Средняя, 30 см")
      --- The name, and the price as the value.
      button "Buy" value "12 euros" appearance (text "Buy for 12 €")
      --- A counter on a button is no name.
      button "Cart" value "3 items"
        view text "3"
      --- The options of an adjustable element are read in its value.
      adjustable "Размер" value "Средняя, 1 из 2"
        view text "Средняя"
        view text "Большая"
      --- The text of a view inside is one part of a longer name.
      button "Anna, 2 hours ago, New photo"
        view text "2 hours ago"
      --- What is typed into a field is its value.
      textEntry "Name" appearance (text "Ann") input ()
      --- The name stands above the field, the placeholder helps.
      view text "Name"
      textEntry "Name" input (placeholder "Ann Lee") appearance (text "Ann Lee")
      """,
    check: .each(\.controls) { stop, run in
      guard stop.isNamedByText || run.screen.isNamedByPlaceholder(stop) else {
        return .inapplicable
      }
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      guard !stop.hasNoName else { return .inapplicable }
      let texts = run.screen.visibleTexts(of: stop)
      guard let text = texts.first else {
        return stop.isCaptured(.appearance) ? .inapplicable : .incomplete(.noViews)
      }
      // Words that only a run of the code will tell.
      if text.contains("‹") || stop.spokenLabel.contains("‹") {
        return .incomplete(.notCaptured(.label))
      }
      let place = texts.map { stop.place(of: $0) }.min() ?? .first
      // A text inside may stand anywhere in the name; only the title should begin it.
      guard place == .missing || place == .later && stop.showsOwnText else { return .pass }
      // A name that is the beginning of the text is what many people say first.
      let isShortForm = SpokenOrder.place(of: stop.spokenLabel, in: text) == .first
      return .fail(
        ["text": .text(text)],
        fix: .label(.known(isShortForm ? text : "\(text), \(stop.spokenLabel)")),
        severity: place == .later || isShortForm ? .warning : nil)
    })
}

extension AuditedScreen {
  /// Whether a field shows its placeholder, and its label can be read nowhere else.
  fileprivate func isNamedByPlaceholder(_ stop: Node) -> Bool {
    guard stop.role.isField, let shown = stop.element.appearance.value?.text, !shown.isEmpty,
      shown == stop.element.textInput.value?.placeholder
    else { return false }
    return !texts.contains { $0 != stop && $0.shownText?.lowercased() == stop.foldedLabel }
  }
}

extension Node {
  /// Whether the text on it is its name, not its value.
  fileprivate var isNamedByText: Bool { [.button, .link, .toggle, .tab, .segment].contains(role) }

  /// Whether the text on it is its own title, not one of a view inside.
  fileprivate var showsOwnText: Bool {
    element.appearance.value?.text != nil || element.appearance.value?.pictureText != nil
  }

  /// Where its label, or else its value, says a text; a single sign is no text.
  fileprivate func place(of text: String) -> SpokenOrder.Place {
    guard text.count(where: { $0.isLetter || $0.isNumber }) > 1 else { return .first }
    let place = SpokenOrder.place(of: text, in: spokenLabel)
    guard place != .first, !value.isEmpty else { return place }
    // The name comes first, and an amount that is seen after it is the value.
    let name = spokenLabel.folded.words
    if !name.isEmpty, text.folded.words.starts(with: name), value.says(numbersOf: text) {
      return .first
    }
    return SpokenOrder.place(of: text, in: value) == .missing ? place : .first
  }
}

extension String {
  /// Whether all numbers of a text, of which there are some, are said.
  fileprivate func says(numbersOf text: String) -> Bool {
    let numbers = text.split { !$0.isNumber }
    let own = split { !$0.isNumber }
    return !numbers.isEmpty && numbers.allSatisfy(own.contains)
  }
}
