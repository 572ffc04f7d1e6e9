import EarshotConversion
import EarshotText
import EarshotTree
import EarshotVerbalizer

/// What code has to know about an element of a fix.
struct FixSubject: Hashable, Sendable, Codable {
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
  /// The text that it shows while it is empty.
  var placeholder = ""
  /// The name of its picture; empty when it has none.
  var image = ""
  /// The identifier as the input writes it; empty when it has none.
  var identifier = ""
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
  /// Whether its words are those of the app's data: with digits, in a list, or put together.
  var isLive = false
  /// The text beside it that looks like its name, with its identifier.
  var caption: (label: String, identifier: String)? {
    captionLabel.isEmpty ? nil : (captionLabel, captionIdentifier)
  }
  private var captionLabel = ""
  private var captionIdentifier = ""
  /// The label as it should be said, as far as that is known; empty when it is not.
  var better = ""
  /// The words at fault, when they belong to a view in it that the input does not tell apart.
  var innerWords: String?
  /// Whether it stands for another, whose words it has.
  var isSource = false
  /// Whether it is the chosen one.
  var isSelected = false
  /// Whether it is part of the page in a web view.
  var isOnPage = false
  /// Whether a long press does something.
  var isLongPressed = false
  /// Whether it is one of two or three equal choices side by side, of which one is chosen.
  var isChoice = false
  /// The picture in it that says its words again; `nil` when there is none.
  var echo: String?
  /// The weight of its font; empty when it is not known.
  var fontWeight = ""
  /// The most lines of its text; 0 is any.
  var lines = 1
  /// How much is free above and below it in the view around; `nil` when that is not known.
  private(set) var above: Double?
  private(set) var below: Double?
  /// Whether a layout of Android holds it, which Compose has none of.
  var isInLayout = false
  /// Whether it is a button in a bar, which its item draws.
  var isBarItem = false
  /// What the Interface Builder document writes about it.
  var document: DocumentObject?
  /// What the document writes about the view around it.
  var around: DocumentObject?

  init(_ id: Element.ID, named name: String) {
    self.id = id
    self.name = name
  }

  init(_ node: Node, named name: String) {
    id = node.element.id
    self.name = name
    role = node.role
    type = node.element.type ?? ""
    label = node.spokenLabel.withoutAttachments
    placeholder = node.element.textInput.value?.placeholder ?? ""
    text = placeholder.isEmpty ? node.shownText?.withoutAttachments ?? "" : placeholder
    image = node.image ?? ""
    identifier = node.element.identifier.value ?? ""
    frame = node.frame
    hasParts = !node.element.children.isEmpty
    isRow = node.isRow
    isLongPressed = node.element.gestures.value?.contains(.longPress) == true
    fontWeight = node.element.appearance.value?.fontWeight ?? ""
    lines = node.element.appearance.value?.numberOfLines ?? 1
    isSegmented = node.isSegmented
    isSecure = node.traits.contains(.secureTextField)
    document = node.element.document
    around = node.parent?.element.document
    isLive = node.isLive
    isSelected = node.isSelected
    isOnPage = node.ancestors.contains(where: \.isWebView)
    isInLayout = node.parent?.element.type.map(Self.isLayout) == true
    isBarItem =
      role == .button
      && node.ancestors.contains { bar in
        ["NavigationBar", "Toolbar"].contains { bar.element.type?.hasSuffix($0) == true }
      }
  }

  private static func isLayout(_ type: String) -> Bool {
    ["LinearLayout", "RelativeLayout", "ConstraintLayout", "RecyclerView", "TableRow"]
      .contains { type.hasSuffix($0) }
  }

  /// Looks how much is free above and below it.
  mutating func setRoom(around node: Node) { (above, below) = node.roomAroundHeight }

  /// Takes the picture in a view of Android that says the words of the one text in it again; what is
  /// in a stop of Android has no words of its own in a capture.
  mutating func setEcho(in node: Node) {
    let leaves = node.descendants.prefix(24).filter { $0.size == 0 }
    let pictures = leaves.filter { $0.element.type?.hasSuffix("ImageView") == true }
    guard node.isAndroid, leaves.count == 2, pictures.count == 1, let picture = pictures.first,
      leaves.contains(where: { $0.element.type?.hasSuffix("TextView") == true })
    else { return }
    echo = Self.name(of: picture)
  }

  /// Takes the label for the name of the picture that it shows, where that was left to be heard.
  mutating func showPictureNamedByLabel() {
    guard image.isEmpty else { return }
    image = label
    text = ""
  }

  /// Finds out how its label should be said without the words at fault.
  mutating func setBetter(_ node: Node, in language: String, without part: Finding.Argument?) {
    let text = node.verbalized(node.spokenLabel, in: language)
    var isKnown = text.differences.allSatisfy { $0.shouldBeSaid != nil }
    if case .text(let words)? = part, text.better.contains(words) { isKnown = false }
    better = isKnown && text.better != node.spokenLabel ? text.better : ""
  }

  /// Takes a text beside it for its name.
  mutating func setCaption(_ node: Node) {
    captionLabel = node.spokenLabel
    captionIdentifier = node.element.identifier.value ?? ""
  }

  /// The words by which the views on the screen can be told apart: what is shown, else the label.
  var title: String {
    (text.isEmpty ? label : text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The name of its picture as code has it: a picture of an app is named without its ending.
  var assetName: String {
    guard CodeText.hasPictureEnding(image), let dot = image.lastIndex(of: ".") else { return image }
    return String(image[..<dot])
  }

  /// Whether it only shows a picture.
  var isIcon: Bool { text.isEmpty && (!image.isEmpty || label.isEmpty) }

  /// The outlet by which code may change it.
  var outlet: String? { document?.outlets.first }
}

extension AuditedScreen.Node {
  /// Whether the words are made while the app runs: they hold figures, are joined of several
  /// texts, or are the text of a row of a list.
  fileprivate var isLive: Bool {
    if let document = element.document {
      // What a button says is seldom data.
      return role == .text
        && (!document.outlets.isEmpty || ancestors.contains(where: \.isPrototype))
    }
    let label = spokenLabel
    guard !label.isEmpty else { return false }
    if label.contains(where: { $0.isNumber || $0 == "@" }) { return true }
    let isInRow = isRow || ancestors.contains { $0.isRow }
    return isInRow && (!role.isControl || label.contains(","))
  }
}

extension AuditedScreen.Node {
  /// How much is free above and below it in the view around it.
  fileprivate var roomAroundHeight: (above: Double?, below: Double?) {
    guard element.document != nil, let frame, let around = parent?.frame else { return (nil, nil) }
    var (top, bottom) = (around.y, around.maxY)
    for other in siblings {
      guard let other = other.frame, other.x < frame.maxX, frame.x < other.maxX else { continue }
      if other.maxY <= frame.y { top = max(top, other.maxY) }
      if other.y >= frame.maxY { bottom = min(bottom, other.y) }
    }
    return (frame.y - top, bottom - frame.maxY)
  }
}

extension FixSubject {
  /// The words of a label that make a name.
  private static let longestName: Int = 4

  /// A name for the variable of a node: its identifier, or its label with the kind of thing it is.
  static func name(of node: Node) -> String {
    if let document = node.element.document { return name(of: document, node) }
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
    return nameOfLabel(of: node)
  }

  /// A name as the authors of a document know the object: its outlet, its name in the outline, its
  /// identifier, its class; never its identity, which nobody can read.
  private static func name(of document: DocumentObject, _ node: Node) -> String {
    let own = node.element.identifier.value ?? document.configuration["identifier"]
    let names = [
      document.outlets.first, document.userLabel, own == document.id ? nil : own,
      document.customClass,
    ]
    for name in names.compactMap(\.self) where name.contains(where: \.isLetter) {
      let name = SwiftNames.name(name)
      if !name.hasPrefix("element") { return name }
    }
    return nameOfLabel(of: node)
  }

  private static func nameOfLabel(of node: Node) -> String {
    let kind = node.kindInNames
    let words = node.spokenLabel.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      .map { $0.filter { $0 != "'" && $0 != "’" } }
    let isPlain =
      !words.isEmpty && words.count <= longestName
      && words.allSatisfy { $0.allSatisfy(\.isASCII) } && words[0].first?.isLetter == true
    // A name alone must not be a keyword.
    guard isPlain else { return node.role == .toggle ? "toggle" : kind.lowercasingFirst }
    let isSaid = words.last?.lowercased() == kind.lowercased()
    return SwiftNames.name(
      (words.map(\.inCamelCase) + (isSaid ? [] : [kind])).joined(separator: " "))
  }
}

extension String {
  /// A word in small letters, unless it is a name in camel case.
  fileprivate var inCamelCase: String {
    let isName = first?.isLowercase == true && contains(where: \.isUppercase)
    return isName ? self : lowercased()
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
