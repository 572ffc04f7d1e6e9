import EarshotTree

/// Reads a snapshot of VoiceOverRadarKit.
struct VoiceOverRadarReader {
  private(set) var unknowns = UnknownList()
  private var uses: [String: Int] = [:]

  mutating func screen(
    _ snapshot: JSONObject, _ options: ReadOptions
  ) throws(CaptureError) -> Screen {
    unknowns.note(
      keysOf: snapshot, besides: VoiceOverRadarKey.Snapshot.allCases.map(\.rawValue))
    func value(_ key: VoiceOverRadarKey.Snapshot) -> JSONValue? { snapshot[key.rawValue] }
    var size: Size?
    if let value = value(.screenSize), value.content != .null {
      let numbers = try value.numbers("screenSize", count: 2)
      size = Size(width: numbers[0], height: numbers[1])
    }
    var elements: [Element] = []
    for root in try value(.roots)?.list("roots") ?? [] { elements.append(try element(root)) }
    if try value(.modalPresented)?.flag("modalPresented") == true, elements.count == 1 {
      // The roots are only those of the modal view.
      elements[0].isModal = .given(true)
      elements[0].derived.formUnion(Element.Fields(.isModal))
    }
    let app = try value(.appName)?.text("appName")
    return Screen(
      title: app, app: app, elements: elements, size: size,
      idiom: options.idiom(for: size))
  }

  /// The tree of a node; its open nodes lie on a stack, so that no depth needs a deep one.
  private mutating func element(_ root: JSONValue) throws(CaptureError) -> Element {
    var open: [Element] = []
    var walk = JSONTreeWalk(root)
    while let event = try walk.next() {
      switch event {
      case .begin(let object): open.append(try node(object))
      case .end:
        guard var done = open.popLast() else { continue }
        done.setExplicitOrder()
        guard !open.isEmpty else { return done }
        open[open.count - 1].children.append(done)
      }
    }
    throw root.invalid("the node has no end", help: "send the whole snapshot")
  }

  private mutating func node(_ object: JSONObject) throws(CaptureError) -> Element {
    var element = Element(id: id(of: object), isAccessibilityElement: false)
    element.source = object.location
    element.label = .empty
    element.value = .empty
    element.hint = .empty
    element.identifier = .empty
    element.customActions = .empty
    element.customContent = .empty
    element.traits = .empty
    for member in object.members {
      guard let key = VoiceOverRadarKey.Node(rawValue: member.name) else {
        unknowns.note("key '\(member.name)'", at: member.location)
        continue
      }
      if member.value.content != .null { try read(key, member.value, into: &element) }
    }
    return element
  }

  /// The id is a pointer; the same one twice is told apart by a number.
  private mutating func id(of object: JSONObject) -> Element.ID {
    var name = "node"
    if case .string(let text)? = object["id"]?.content, !text.isEmpty { name = text }
    if case .number(let number)? = object["id"]?.content, let integer = number.integer {
      name = "\(integer)"
    }
    uses[name, default: 0] += 1
    guard let count = uses[name], count > 1 || name == "node" else { return Element.ID(name) }
    return Element.ID("\(name)[\(count)]")
  }

  private mutating func read(
    _ key: VoiceOverRadarKey.Node, _ value: JSONValue, into element: inout Element
  ) throws(CaptureError) {
    let name = key.rawValue
    switch key {
    case .label: element.label = Property(try value.text(name))
    case .value: element.value = Property(try value.text(name))
    case .hint: element.hint = Property(try value.text(name))
    case .identifier: element.identifier = Property(try value.text(name))
    case .traits: element.traits = try value.traits(name, &unknowns, Traits.init(nameBeforeIOS17:))
    case .isElement: element.isAccessibilityElement = try value.flag(name) ?? false
    case .containerType: try readContainer(value, into: &element)
    case .frame: element.frame = XCTestNumber.frame(Rect(try value.numbers(name, count: 4)))
    case .customActions:
      element.customActions = Property(try value.strings(name).map { CustomAction($0) })
    case .customContent:
      element.customContent = Property(try value.strings(name).map(CustomContent.init(joined:)))
    // The utterance is the tool's own guess; whether a node is a container follows from its type.
    case .id, .isContainer, .voiceOver, .children: break
    }
  }

  private mutating func readContainer(
    _ value: JSONValue, into element: inout Element
  ) throws(CaptureError) {
    let name = try value.string("containerType")
    guard let container = VoiceOverRadarKey.Container(rawValue: name) else {
      unknowns.note("container type '\(name)'", at: value.location)
      return
    }
    element.containerType = Property(container.type)
  }
}

extension CustomContent {
  /// The content of `label: value`.
  fileprivate init(joined text: String) {
    guard let separator = text.firstRange(of: ": ") else {
      self.init(label: text, value: "")
      return
    }
    self.init(
      label: String(text[..<separator.lowerBound]), value: String(text[separator.upperBound...]))
  }
}

extension Element {
  /// Keeps the order of the children when it is not the one that the tool sorts by: the app set it.
  fileprivate mutating func setExplicitOrder() {
    let origins = children.map { $0.frame.value?.origin }
    let isSorted = zip(origins, origins.dropFirst()).allSatisfy { first, second in
      guard let first, let second else { return true }
      let step = second.y - first.y
      if abs(step) < VoiceOverRadarKey.rowTolerance { return first.x <= second.x || step > 0 }
      return step > 0
    }
    if !isSorted { keepOrder() }
  }
}
