import EarshotConversion
import EarshotText
import EarshotTree

/// What code has to know about an element of a fix.
struct FixSubject: Hashable, Sendable {
  /// The identity.
  var id: Element.ID
  /// The name of its variable.
  var name: String
  /// The kind of thing that it is.
  var role: Role = .other
  /// The class or type in the input; empty when it is not known.
  var type = ""
  /// The label now; empty when it has none.
  var label = ""
  /// The text of its own that can be read on it; empty when there is none.
  var text = ""
  /// The name of its picture; empty when it has none.
  var image = ""
  /// The frame, if it is known.
  var frame: Rect?
  /// Whether other views are in it.
  var hasParts = false
  /// Whether it is a row of a list.
  var isRow = false
  /// Whether it is a choice among segments.
  var isSegmented = false
  /// Whether it is a field whose text is not shown.
  var isSecure = false

  init(_ id: Element.ID, named name: String) {
    self.id = id
    self.name = name
  }

  init(_ node: Node, named name: String) {
    id = node.element.id
    self.name = name
    role = node.role
    type = node.element.type ?? ""
    label = node.spokenLabel
    text = node.element.textInput.value?.placeholder ?? node.shownText ?? ""
    image = node.image ?? ""
    frame = node.frame
    hasParts = !node.element.children.isEmpty
    isRow = node.isRow
    isSegmented = node.isSegmented
    isSecure = node.traits.contains(.secureTextField)
  }

  /// The words by which the views on the screen can be told apart: what is shown, else the label.
  var title: String {
    (text.isEmpty ? label : text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Whether it only shows a picture.
  var isIcon: Bool { text.isEmpty && (!image.isEmpty || label.isEmpty) }
}

extension FixSubject {
  /// The words of a label that make a name.
  private static var longestName: Int { 4 }

  /// A name for the variable of a node: its identifier, or its label with the kind of thing it is.
  static func name(of node: Node) -> String {
    let kind = node.kindInNames
    let identifier = node.element.identifier.value.map { text in
      // Android writes the package before the name.
      text.split(separator: "/").last.map(String.init) ?? text
    }
    if let identifier, identifier.contains(where: \.isLetter) {
      let name = SwiftNames.name(identifier)
      if !name.hasPrefix("element") { return name }
    }
    let id = node.element.id.rawValue
    if id.count > 2, id.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-" || $0 == "_") }),
      id.first?.isLowercase == true
    {
      return SwiftNames.name(id)
    }
    let label = node.spokenLabel
    let words = label.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      .map { $0.filter { $0 != "'" && $0 != "’" } }
    let isPlain =
      !words.isEmpty && words.count <= longestName
      && words.allSatisfy { $0.allSatisfy(\.isASCII) } && words[0].first?.isLetter == true
    // A name alone must not be a keyword.
    guard isPlain else { return node.role == .toggle ? "toggle" : kind.lowercasingFirst }
    let isSaid = words.last?.lowercased() == kind.lowercased()
    return SwiftNames.name(
      (words.map { $0.lowercased() } + (isSaid ? [] : [kind])).joined(separator: " "))
  }
}

extension AuditedScreen.Node {
  /// The kind of view as names of variables end.
  fileprivate var kindInNames: String {
    switch role {
    case .button: "Button"
    case .link: "Link"
    case .toggle: "Switch"
    case .slider, .adjustable: "Slider"
    case .stepper: "Stepper"
    case .picker: "Picker"
    case .segment: "Segment"
    case .tab: "Tab"
    case .keyboardKey: "Key"
    case .field: "Field"
    case .searchField: "SearchField"
    case .image: "ImageView"
    case .text: "Label"
    case .progress: "ProgressView"
    case .activityIndicator: "ActivityIndicator"
    case .other:
      element.systemContainer == .cell
        ? "Cell"
        : isSegmented ? "SegmentedControl" : isRow ? "Row" : isScroller ? "ScrollView" : "View"
    }
  }
}
