import EarshotText
import EarshotTree

extension Screen {
  /// The screen with ids made of labels in the place of those that are but a type and a number:
  /// `save` for `Button[1]`.
  ///
  /// A design is written once and edited by people, so that its ids need not follow later labels.
  var namedForPeople: Screen {
    let names = readableIDs
    guard !names.isEmpty else { return self }
    var screen = self
    screen.updateAll { $0.rename(names) }
    return screen
  }

  private var readableIDs: [Element.ID: Element.ID] {
    let elements = allElements
    var unused = UniqueNames(Set(elements.map(\.id.rawValue)))
    var names: [Element.ID: Element.ID] = [:]
    for element in elements where element.type != nil && element.hasNumberedID {
      guard let base = element.readableName, names[element.id] == nil else { continue }
      names[element.id] = Element.ID(unused.take(base))
    }
    return names
  }
}

extension Element {
  /// The most words of a label in an id.
  private static let wordsOfID = 4

  /// The first words of the label as a name; `nil` if there is none, or not in Latin letters.
  fileprivate var readableName: String? {
    let start = (label.value ?? "").prefix { !",.:;\n".contains($0) }
    let words = start.split(whereSeparator: \.isWhitespace).prefix(Self.wordsOfID)
    guard words.contains(where: { $0.contains(where: \.isLetter) }),
      words.allSatisfy({ $0.allSatisfy(\.isASCII) })
    else { return nil }
    return SwiftNames.name(words.joined(separator: " "))
  }

  fileprivate mutating func rename(_ names: [Element.ID: Element.ID]) {
    func renamed(_ ids: [Element.ID]) -> [Element.ID] { ids.map { names[$0] ?? $0 } }
    id = names[id] ?? id
    if let ids = accessibilityElements.value { accessibilityElements = .given(renamed(ids)) }
    if let rotors = customRotors.value {
      customRotors = .given(rotors.map { CustomRotor($0.name, targets: renamed($0.targets)) })
    }
    if case .dataTable(var table)? = containerType.value {
      table.rowHeaders = table.rowHeaders.map(renamed)
      table.columnHeaders = table.columnHeaders.map(renamed)
      containerType = .given(.dataTable(table))
    }
  }
}
