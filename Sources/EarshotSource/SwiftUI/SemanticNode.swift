import EarshotTree

/// A node of the accessibility tree that SwiftUI makes of views.
struct SemanticNode {
  /// The kind of thing, for joining and for its default words.
  enum Role {
    case text, image, symbol, control, field, container, shape, hole, adjustable, toggle
  }

  /// The kind of thing.
  var role: Role
  /// The name of the type, such as `Text`.
  var type: String
  /// The label; `nil` for none.
  var label: SourceString?
  /// The label that the code sets by a modifier, where it does.
  var isLabelGiven = false
  /// The value.
  var value: SourceString?
  /// The hint.
  var hint: SourceString?
  /// The traits.
  var traits: Traits = []
  /// `accessibilityIdentifier`.
  var identifier: String?
  /// The level of a heading.
  var headingLevel: Int?
  /// `accessibilityInputLabels`.
  var inputLabels: [SourceString] = []
  /// The custom actions.
  var actions: [SourceString] = []
  /// More content by its rotor.
  var customContent: [(label: SourceString, value: SourceString, isHigh: Bool)] = []
  /// `accessibilitySortPriority`.
  var sortPriority = 0.0
  /// Whether a tap does something though it is no control.
  var isTappable = false
  /// The words of a condition under which it is dimmed, where only runs will tell.
  var dimming: String?
  /// Whether a swipe up or down does something.
  var isAdjusted = false
  /// Whether it is expanded; `nil` of what cannot be.
  var isExpanded: Bool?
  /// The placeholder of a field.
  var placeholder: SourceString?
  /// Whether it is a field that has the keyboard.
  var isEditing = false
  /// Whether its text is hidden.
  var isSecure = false
  /// Whether it is a field of several lines.
  var isMultiline = false
  /// The place in a series.
  var position: (index: Int, count: Int)?
  /// The nodes inside of a container.
  var children: [SemanticNode] = []
  /// Whether it is over the rest, so that nothing else is reached.
  var isModal = false
  /// Whether it is no stop, and its children are.
  var isContainer: Bool { role == .container }
  /// Whether it is hidden from assistive technology with all in it.
  var isHidden = false
  /// Whether it belongs to one of several rows.
  var isInRow = false
  /// What is drawn, for the rules.
  var appearance = Appearance()
  /// Where the view stands.
  var range: CodeRange
  /// The picture without a label whose file name stands in the label of what holds it.
  var picture: (range: CodeRange, name: String)?
  /// Whether what it shows has several texts.
  var hasSeveralTexts = false

  /// Makes a node.
  init(_ role: Role, _ type: String, at range: CodeRange) {
    self.role = role
    self.type = type
    self.range = range
  }

  /// The nodes that focus stops at, in order.
  var stops: [SemanticNode] {
    isHidden ? [] : isContainer ? children.flatMap(\.stops) : [self]
  }
}

extension SemanticNode {
  /// The picture whose file name is heard for want of a label; `nil` of anything else.
  var unnamedPicture: (range: CodeRange, name: String)? {
    guard role == .image, !isLabelGiven, let name = appearance.image else { return picture }
    return (range, label?.known ?? name)
  }
}

extension [SemanticNode] {
  /// Whether a tap on one of them does something, or one on what holds several of them.
  var reactToTaps: Bool {
    contains { node in
      node.isTappable || node.isContainer && !node.isHidden && node.children.reactToTaps
    }
  }
}

extension SemanticNode {
  /// The node as it stands above a section: texts are headings there.
  var asHeader: SemanticNode {
    var node = self
    if node.role == .text { node.traits.insert(.header) }
    return node
  }
}
