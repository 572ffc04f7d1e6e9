import EarshotTree

extension SpeechSubject {
  /// The types in the words of web content; a control of the page has one of its own.
  func webTypes(_ web: WebContent) -> [Utterance.Part] {
    if let own = ownTypes(web) {
      let level = traits.contains(.header) ? [heading] : []
      return (own + level).map { words.part(.trait, $0) }
    }
    var phrases: [Phrase] = []
    for type in SpeechSubject.typeOrder where says(type) {
      if type.phrase == .button, web.popup != nil || traits.contains(.popupButton) {
        if !traits.contains(.popupButton) { phrases.append(.web(.popupButton)) }
        continue
      }
      phrases.append(phrase(for: type.phrase, web))
      if [.textField, .secureTextField, .searchField].contains(type.phrase), isEdited {
        phrases.append(.isEditing)
      }
    }
    return phrases.map { words.part($0 == .isEditing ? .state : .trait, $0) }
  }

  /// The words in the place of those of an app.
  private func phrase(for phrase: Phrase, _ web: WebContent) -> Phrase {
    switch phrase {
    case .heading: heading
    case .link where web.leadsIntoPage: .web(.inPageLink)
    case .popupButton: .web(.popupButton)
    case .textField where traits.contains(.textArea): .web(.multilineTextField)
    default: phrase
    }
  }

  private var heading: Phrase {
    element.headingLevel.value.map { .web(.headingLevel($0)) } ?? .heading
  }

  /// The types of a control that the traits do not tell; `nil` when they do.
  private func ownTypes(_ web: WebContent) -> [Phrase]? {
    switch web.role {
    case .checkBox?, .switchControl?: [.web(.checkBox)]
    case .radioButton?: [.radioButton]
    case .toggleButton?: [.web(.toggleButton)]
    case .comboBox?: [.web(.comboBox)]
    case .colorWell?: [.web(.colorWell)]
    case .datePicker?: [.web(.popupButton)]
    case .fileField?: [.button]
    case .dateText?: []
    case .rowHeader?: [.web(.rowHeader)]
    case .columnHeader?: [.web(.columnHeader)]
    case .cornerHeader?: [.web(.rowHeader), .web(.columnHeader)]
    case .term?: [.web(.term)]
    case .definition?: [.web(.definition)]
    default: nil
    }
  }
}
