import EarshotTree

/// An element of an XML document with all that is in it.
struct XMLNode {
  /// The name of the tag.
  let name: String
  /// The attributes in their order; a tag has few, which are found soonest one by one.
  private(set) var written: [(name: String, value: String)]
  /// The attribute `key`, by which an element finds its children.
  let key: String?
  /// Where the tag begins.
  let location: SourceLocation
  /// The elements inside, in order.
  var children: [XMLNode] = []
  /// The characters between the tags, without those of elements inside.
  var text = ""

  init(
    name: String, attributes: [(name: String, value: String)] = [], location: SourceLocation
  ) {
    self.name = name
    written = attributes
    key = attributes.first { $0.name == "key" }?.value
    self.location = location
  }

  /// The attributes by name.
  var attributes: [String: String] {
    Dictionary(uniqueKeysWithValues: written.map { ($0.name, $0.value) })
  }

  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    get { written.first { $0.name == attribute }?.value }
    set {
      written.removeAll { $0.name == attribute }
      if let newValue { written.append((attribute, newValue)) }
    }
  }

  /// The first child with a tag.
  func child(_ name: String) -> XMLNode? {
    children.first { $0.name == name }
  }

  /// The first child that is the value of a property.
  func value(_ key: String) -> XMLNode? {
    children.first { $0.key == key }
  }
}

/// Collects the elements of a document.
final class XMLTreeReader: XMLReader.Handler {
  /// The root element, when a document was read.
  private(set) var root: XMLNode?
  private var open: [XMLNode] = []
  private let namesWithText: Set<String>
  /// Whether the open element is one whose text is kept.
  private(set) var keepsText = false

  /// - Parameter namesWithText: the tags whose text is kept; that of others is space for the eye.
  init(textOf namesWithText: Set<String>) {
    self.namesWithText = namesWithText
  }

  func start(_ tag: XMLTag) {
    keepsText = namesWithText.contains(tag.name)
    open.append(
      XMLNode(name: tag.name, attributes: tag.values, location: tag.location))
  }

  func text(_ characters: XMLValue) {
    open[open.count - 1].text += characters.string
  }

  func end() {
    guard let node = open.popLast() else { return }
    keepsText = open.last.map { namesWithText.contains($0.name) } ?? false
    if open.isEmpty {
      root = node
    } else {
      open[open.count - 1].children.append(node)
    }
  }
}
