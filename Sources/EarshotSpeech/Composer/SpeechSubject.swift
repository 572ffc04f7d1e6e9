import EarshotTree

/// A stop with what its speech depends on: the facts that more than one part asks for.
struct SpeechSubject {
  let element: Element
  let enclosures: [Enclosure]
  /// Whether the cell around it offers actions.
  let hasActionsOfCell: Bool
  let traits: Traits
  let settings: SpeechSettings
  /// The phrases of the language of the element.
  let words: Vocabulary
  /// The phrases of the language of the system: a bar speaks it, whatever the items in it speak.
  let systemWords: Vocabulary

  init(stop: ReadingOrder.Stop, settings: SpeechSettings, systemWords: Vocabulary) {
    element = stop.element
    let input = stop.element.textInput.value
    traits = (stop.element.traits.value ?? [])
      .union(input?.isSecure == true ? .secureTextField : [])
      .union(input?.isEditing == true ? .isEditing : [])
    enclosures = stop.enclosures
    hasActionsOfCell = stop.hasActionsOfCell
    self.settings = settings
    self.systemWords = systemWords
    words = stop.element.language.value.map(systemWords.with) ?? systemWords
  }

  var isSwitch: Bool { traits.contains(.toggleButton) }
  var isEnabled: Bool { !traits.contains(.notEnabled) }
  var isTextField: Bool {
    !traits.isDisjoint(with: [.textEntry, .secureTextField, .searchField])
  }
  /// Whether the keyboard types into it.
  var isEdited: Bool { isTextField && traits.contains(.isEditing) }

  /// Whether it is an item of a tab bar, by its own trait or by the view around it.
  var isTab: Bool {
    traits.contains(.tabBarItem) || enclosures.contains { $0.kind == .tabs }
  }

  /// The place in a data table of the innermost table, when the stop is one of its cells.
  var table: TableContext? {
    for enclosure in enclosures.reversed() {
      if case .dataTable(let context) = enclosure.kind { return context }
    }
    return nil
  }

  /// Whether only a hint tells what the element is: it is then spoken in place of the name.
  var isHintOnly: Bool {
    element.hint.value != nil && element.label.value == nil
      && (element.value.value == nil || isSwitch)
      && importantContent.isEmpty && tableHeaders.isEmpty && !traits.contains(.selected)
  }

  func authored(
    _ role: Utterance.Role, _ text: String?, _ field: Element.Field,
    _ attributed: AttributedText? = nil
  ) -> [Utterance.Part] {
    guard let text, !text.isEmpty else { return [] }
    return [
      Utterance.Part(
        role, authored: text, language: element.language.value, field: field,
        attributed: attributed)
    ]
  }
}
