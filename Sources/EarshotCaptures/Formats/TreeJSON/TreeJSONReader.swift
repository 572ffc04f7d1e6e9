import EarshotTree

/// Makes a screen of the JSON of a tree.
struct TreeJSONReader {
  /// The version that is read.
  static let version = "tree/1"

  /// The keys that are not known.
  private(set) var unknowns = UnknownList()
  private var ids: Set<String> = []

  mutating func screen(_ document: JSONValue) throws(CaptureError) -> Screen {
    let file = try document.object("the document")
    let version = try file.required("earshot", in: "the document")
    guard try version.string("earshot") == Self.version else {
      throw version.invalid(
        "'\(try version.string("earshot"))' is not a version of the tree",
        help: "write \"earshot\": \"\(Self.version)\"")
    }
    unknowns.note(keysOf: file, besides: Self.screenKeys)
    var screen = Screen(elements: [])
    screen.title = try file.text("title")
    screen.app = try file.text("app")
    screen.language = try file.text("language")
    screen.size = try file.given("size") { (value, name) throws(CaptureError) in
      let sides = try value.measures(name, count: 2)
      return Size(width: sides[0], height: sides[1])
    }
    screen.scale = try file.given("scale") { (value, name) throws(CaptureError) in
      try value.number(name)
    }
    screen.handlers =
      try file.given("handlers") { (value, name) throws(CaptureError) in
        try value.choices(name)
      } ?? []
    screen.contentSizeCategory = try file.given("contentSizeCategory", ViewDocument.textSize)
    screen.idiom =
      try file.given("idiom") { (value, name) throws(CaptureError) in
        try value.choice(name)
      } ?? .phone
    screen.direction =
      try file.given("direction") { (value, name) throws(CaptureError) in
        try value.choice(name)
      } ?? .leftToRight
    let roots = try file.required("elements", in: "the document").array("elements")
    guard !roots.isEmpty else {
      throw CaptureError(
        .noScreen, "the tree has no elements", help: "write the elements of a screen",
        at: document.location)
    }
    screen.elements = try roots.map { root throws(CaptureError) in try tree(root) }
    return screen
  }

  private static let screenKeys = [
    "earshot", "title", "app", "size", "scale", "language", "idiom", "direction", "handlers",
    "contentSizeCategory", "elements",
  ]

  /// An element with all that lies in it, without a deep stack.
  private mutating func tree(_ root: JSONValue) throws(CaptureError) -> Element {
    var walk = JSONTreeWalk(root)
    var open: [Element] = []
    while let event = try walk.next() {
      switch event {
      case .begin(let object): open.append(try element(object))
      case .end:
        guard let element = open.popLast() else { continue }
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
      }
    }
    throw root.mismatch("element", expected: "an object")
  }

  private mutating func element(_ object: JSONObject) throws(CaptureError) -> Element {
    unknowns.note(keysOf: object, besides: TreeJSONElement.keys)
    let id = try object.required("id", in: "an element")
    let name = try id.string("id")
    guard ids.insert(name).inserted else {
      throw id.invalid("the id '\(name)' stands twice", help: "give each element an id of its own")
    }
    return try TreeJSONElement(object: object).element(named: name)
  }
}
