import EarshotCaptures
import EarshotTree
import EarshotWriting

/// The properties of an element with where each comes from.
struct ElementFacts: Sendable {
  /// Where a property comes from.
  enum Origin: String {
    /// The source gives it.
    case given
    /// The importer concluded it from other facts, such as the class.
    case derived
    /// The source tells that there is none.
    case empty
    /// The source does not tell it.
    case notTold
  }

  private let element: Element
  private let losses: [Element.Field: String]

  /// Looks at an element of a capture that does not tell everything.
  init(_ element: Element, _ losses: [Capture.Loss]) {
    self.element = element
    self.losses = Dictionary(losses.map { ($0.what, $0.why) }, uniquingKeysWith: { a, _ in a })
  }

  /// Writes the properties.
  func write(_ name: StaticString, _ json: inout JSONWriter) {
    let derived = Set(element.derived.fields)
    json.lines(name, Element.Field.allCases) { field in
      let value = element.words(of: field)
      let origin: Origin =
        if !element.isCaptured(field) { .notTold } else if derived.contains(field) {
          .derived
        } else if value == nil { .empty } else { .given }
      return [
        "name": field.rawValue, "value": value, "origin": origin.rawValue,
        "why": origin == .notTold || origin == .derived ? losses[field] : nil,
      ]
    }
  }
}

extension Element {
  /// A property as a line of text; `nil` if it has no value.
  fileprivate func words(of field: Field) -> String? {
    switch field {
    case .isAccessibilityElement: "\(isAccessibilityElement)"
    case .label: label.value ?? attributedLabel.value?.text
    case .value: value.value ?? attributedValue.value?.text
    case .hint: hint.value ?? attributedHint.value?.text
    case .identifier: identifier.value
    case .traits: traits.value.map { $0.isEmpty ? "none" : $0.names.joined(separator: ", ") }
    case .frame: effectiveFrame?.words
    case .path: path.value.map { "\($0.polygons.reduce(0) { $0 + $1.count }) × •" }
    case .activationPoint: activationPoint.value.map { "\($0.x.short), \($0.y.short)" }
    case .language: language.value
    case .containerType: containerWords
    default: wordsOfBehaviour(field)
    }
  }

  private var containerWords: String? {
    if let cell = tableCell.value {
      return "cell \([cell.row, cell.column].map { $0.map { "\($0 + 1)" } ?? "?" }.listed)"
    }
    guard case .dataTable(let table)? = containerType.value else {
      return containerType.value?.name
    }
    return "dataTable \(table.rowCount ?? 0) × \(table.columnCount ?? 0)"
  }

  private func wordsOfBehaviour(_ field: Field) -> String? {
    switch field {
    case .accessibilityElements: accessibilityElements.value.map { $0.map(\.rawValue).listed }
    case .groupsChildren: groupsChildren.value.map { "\($0)" }
    case .elementsHidden: elementsHidden.value.map { "\($0)" }
    case .isHidden: isHidden.value.map { "\($0)" }
    case .isModal: isModal.value.map { "\($0)" }
    case .navigationStyle: navigationStyle.value?.rawValue
    case .customActions: customActions.value.map { $0.map(\.name).listed }
    case .customContent: customContent.value.map { $0.map { "\($0.label): \($0.value)" }.listed }
    case .customRotors: customRotors.value.map { $0.map(\.name).listed }
    case .userInputLabels: userInputLabels.value?.listed
    case .dragDescriptions:
      ((dragSources.value ?? []) + (dropPoints.value ?? [])).map(\.name).listedOrNil
    case .expandedStatus: expandedStatus.value?.rawValue
    case .textInput: textInput.value.map(\.words)
    case .adjustment: adjustment.value?.words
    case .position: position.value.map { "\($0.index) / \($0.count)" }
    case .headingLevel: headingLevel.value.map(String.init)
    case .handlers: handlers.value.map { $0.map(\.rawValue).listed }
    case .isTappable: isTappable.value.map { "\($0)" }
    case .respondsToUserInteraction: respondsToUserInteraction.value.map { "\($0)" }
    case .appearance: appearance.value?.words
    default: nil
    }
  }
}

extension [String] {
  /// The items on one line.
  fileprivate var listed: String { joined(separator: ", ") }
  /// The items on one line; `nil` if there is none.
  fileprivate var listedOrNil: String? { isEmpty ? nil : listed }
}

extension Double {
  /// With one decimal at most.
  fileprivate var short: String {
    let rounded = (self * 10).rounded() / 10
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Rect {
  fileprivate var words: String { [x, y, width, height].map(\.short).listed }
}

extension TextInput {
  fileprivate var words: String {
    [
      placeholder.map { "placeholder \($0)" }, isEditing ? "editing" : nil,
      isSecure ? "secure" : nil, isMultiline ? "multiline" : nil,
    ].compactMap(\.self).listed
  }
}

extension Adjustment {
  fileprivate var words: String {
    switch self {
    case .options(let options): options.names.listed
    case .range(let range):
      "\(range.minimum.short)…\(range.maximum.short), ±\(range.step.short)"
    }
  }
}

extension Appearance {
  fileprivate var words: String {
    [
      text.map { "text \($0)" }, color.map { "color \($0)" },
      background.map { "background \($0)" }, fontSize.map { "font \($0.short)" },
      alpha.map { "alpha \($0.short)" }, image.map { "image \($0)" },
      pictureText.map { "picture \($0)" }, isSelected == true ? "selected" : nil,
      isEnabled == false ? "disabled" : nil,
    ].compactMap(\.self).listed
  }
}
