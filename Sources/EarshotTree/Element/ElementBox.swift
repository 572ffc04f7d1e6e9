/// The properties of an ``Element``, copied when one of two owners changes them.
///
/// Elements are copied into orders and transcripts and are handed from call to call, so that each of
/// them is one reference.
final class ElementBox: @unchecked Sendable {
  // Only a single owner changes it; the compiler cannot know that, and to look at each reading is slow.
  @exclusivity(unchecked) var values: ElementValues
  @exclusivity(unchecked) var rare = RareProperties()
  @exclusivity(unchecked) var children: [Element] = []

  init(_ values: ElementValues) { self.values = values }

  /// A copy for another owner.
  var copy: ElementBox {
    let copy = ElementBox(values)
    copy.rare = rare
    copy.children = children
    return copy
  }
}

extension ElementBox: Hashable {
  static func == (left: ElementBox, right: ElementBox) -> Bool {
    left === right
      || left.values == right.values && left.rare == right.rare && left.children == right.children
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(rare)
    hasher.combine(children)
  }
}

/// The properties that most elements have, by name, as ``Element`` has them.
struct ElementValues: Hashable, Sendable {
  var id: Element.ID
  var type: String?
  var isAccessibilityElement: Bool
  var label: Property<String> = .notCaptured
  var value: Property<String> = .notCaptured
  var hint: Property<String> = .notCaptured
  var identifier: Property<String> = .notCaptured
  var traits: Property<Traits> = .notCaptured
  var frame: Property<Rect> = .notCaptured
  var language: Property<String> = .notCaptured
  var containerType: Property<ContainerType> = .notCaptured
  var systemContainer: SystemContainer?
  var accessibilityElements: Property<[Element.ID]> = .notCaptured
  var groupsChildren: Property<Bool> = .notCaptured
  var elementsHidden: Property<Bool> = .notCaptured
  var isHidden: Property<Bool> = .notCaptured
  var isModal: Property<Bool> = .notCaptured
  var clipsToBounds = false
  var customActions: Property<[CustomAction]> = .notCaptured
  var customContent: Property<[CustomContent]> = .notCaptured
  var expandedStatus: Property<ExpandedStatus> = .notCaptured
  var derived: Element.Fields = []
  var source: SourceLocation?
}
