import EarshotAudit
import EarshotCaptures
import EarshotTree

extension [SemanticNode] {
  /// The elements that the nodes become, with their ids counted by type.
  func elements(_ ids: inout SourceIDs) -> [EarshotTree.Element] {
    var elements: [EarshotTree.Element] = []
    for node in sortedByPriority {
      if let element = node.element(&ids) { elements.append(element) }
    }
    return elements
  }

  /// The nodes by `accessibilitySortPriority`, the highest first; others keep their order.
  var sortedByPriority: [SemanticNode] {
    enumerated().sorted {
      ($0.element.sortPriority, -$0.offset) > ($1.element.sortPriority, -$1.offset)
    }.map(\.element)
  }
}

/// Ids of elements that have none in the code: `Button[2]` is the second button.
struct SourceIDs {
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []
  /// The file that the lines of elements are in; of those of other files only ``places`` tells.
  let file: String
  /// The places of elements in all files.
  private(set) var places: [Element.ID: CodePlace] = [:]
  /// The places of pictures whose file names stand in the labels of elements.
  private(set) var pictures: [Element.ID: Capture.NamedPicture] = [:]

  /// The controls that show several texts.
  private(set) var severalTexts: Set<Element.ID> = []

  /// Begins to count in a file.
  init(file: String) { self.file = file }

  /// Notes where an element is made.
  mutating func note(
    _ id: Element.ID, at range: CodeRange, _ framework: CodePlace.Framework,
    setting properties: [String: CodeRange] = [:]
  ) {
    var place = CodePlace(range, framework)
    place.properties = properties.filter { $0.value.file === range.file }.mapValues(\.offsets)
    places[id] = place
  }

  /// Notes the picture whose file name stands in the label of an element.
  mutating func note(picture: (range: CodeRange, name: String), of id: Element.ID) {
    pictures[id] = Capture.NamedPicture(
      place: CodePlace(picture.range, .swiftUI), name: picture.name)
  }

  /// Notes a control that shows several texts.
  mutating func noteSeveralTexts(of id: Element.ID) { severalTexts.insert(id) }

  /// The id of the next node of a type.
  mutating func next(_ type: String, _ identifier: String?) -> Element.ID {
    if let identifier, !identifier.contains("‹"), taken.insert(identifier).inserted {
      return Element.ID(identifier)
    }
    let count = counts[type, default: 0] + 1
    counts[type] = count
    return Element.ID("\(type)[\(count)]")
  }
}

extension SemanticNode {
  /// The element of the node; `nil` if nothing is exposed.
  func element(_ ids: inout SourceIDs) -> Element? {
    if isContainer {
      let inside = children.elements(&ids)
      guard !inside.isEmpty else { return nil }
      return container(of: inside, &ids)
    }
    guard role != .shape || isExposed else { return nil }
    var element = Element(
      id: ids.next(type, identifier), type: type, isAccessibilityElement: true)
    element.source = range.file.path == ids.file ? range.location : nil
    ids.note(element.id, at: range, .swiftUI)
    if let picture { ids.note(picture: picture, of: element.id) }
    if hasSeveralTexts { ids.noteSeveralTexts(of: element.id) }
    element.identifier = Property(identifier)
    element.label = Property(label?.spoken)
    element.value = Property(spokenValue)
    element.hint = Property(hint?.spoken)
    element.traits = .given(traits)
    element.headingLevel = Property(headingLevel)
    element.userInputLabels = Property(inputLabels.map(\.spoken))
    element.customActions = Property(actions.map { CustomAction($0.spoken) })
    element.customContent = Property(
      customContent.map {
        CustomContent(
          label: $0.label.spoken, value: $0.value.spoken, importance: $0.isHigh ? .high : .default)
      })
    element.isTappable = .given(isTappable || role == .control || role == .toggle)
    element.expandedStatus = Property(isExpanded.map { $0 ? .expanded : .collapsed })
    element.position = Property(position.map { SeriesPosition(index: $0.index, count: $0.count) })
    if role == .field {
      element.textInput = .given(
        TextInput(
          placeholder: placeholder?.spoken, isEditing: isEditing, isSecure: isSecure,
          isMultiline: isMultiline))
    }
    element.appearance = .given(appearance)
    element.isHidden = .given(false)
    element.elementsHidden = .given(false)
    return element
  }

  /// The value, and behind it a hole where only runs will tell whether it is dimmed.
  private var spokenValue: String? {
    // Whether a switch is on or off is said in words of the system.
    if role == .toggle, value?.known != nil { return value?.spoken }
    let dimmed = dimming.map { SourceString.hole("dimmed if \($0)").spoken }
    let parts = [value?.spoken, dimmed].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether what is drawn is an element: with any label, an empty one too, a value or actions.
  private var isExposed: Bool {
    isLabelGiven || label != nil || value != nil || !actions.isEmpty || isAdjusted
      || type == "Chart"
  }

  private func container(of inside: [Element], _ ids: inout SourceIDs) -> Element {
    var element = Element(id: ids.next(type, identifier), type: type, isAccessibilityElement: false)
    element.source = range.file.path == ids.file ? range.location : nil
    ids.note(element.id, at: range, .swiftUI)
    element.label = Property(label?.spoken)
    element.traits = .given(traits)
    let isTabBar = traits.contains(.tabBar)
    if isTabBar { element.systemContainer = .tabBar }
    if isTappable { element.isTappable = .given(true) }
    if type == "contain" { element.containerType = .given(.semanticGroup) }
    element.isModal = .given(isModal)
    element.isHidden = .given(false)
    element.elementsHidden = .given(isHidden)
    element.children = isTabBar ? inside.map(\.asTab) : inside
    return element
  }
}

extension Element {
  /// The element in a tab bar, where a button is a tab.
  fileprivate var asTab: Element {
    var element = self
    if has(.button) { element.traits = .given((traits.value ?? []).union(.tabBarItem)) }
    return element
  }
}
