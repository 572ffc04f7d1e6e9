import EarshotTree

/// Makes screens of the items of a design.
struct VODesignReader {
  private let dialect: VODesignDialect
  private let scale: Double
  private let isScaleKnown: Bool
  private let canvas: VODesignCanvas
  private var ids = UniqueIDs()
  private(set) var losses = Losses()
  private(set) var unknowns = UnknownList()

  /// Reads `controls.json` or `document.json`.
  static func capture(
    of bytes: [UInt8], _ canvas: VODesignCanvas, titled title: String?, _ options: ReadOptions
  ) throws(CaptureError) -> Capture {
    try capture(of: VODesignDocument(bytes, canvas, options.voDesignDialect), titled: title)
  }

  /// Makes the screens of a document: that of the items outside of artboards, and the artboards.
  static func capture(
    of document: VODesignDocument, titled title: String?
  ) throws(CaptureError) -> Capture {
    var reader = VODesignReader(document)
    var screens: [Screen] = []
    var loose: [JSONValue] = []
    for item in document.items {
      if try item.object("an item").string("type") == "frame" {
        screens.append(try reader.artboard(item))
      } else {
        loose.append(item)
      }
    }
    if !loose.isEmpty || screens.isEmpty {
      screens.insert(try reader.screen(of: loose, titled: title), at: 0)
    }
    for screen in screens { reader.noteLosses(of: screen) }
    return Capture(
      format: "vodesign", screens: screens, losses: reader.losses.list,
      unknowns: reader.unknowns.list, warnings: document.convention.doubt.map { [$0] } ?? [])
  }

  private init(_ document: VODesignDocument) {
    canvas = document.canvas
    dialect = document.convention.dialect
    scale = document.convention.scale
    isScaleKnown = document.convention.isScaleKnown
  }

  private mutating func artboard(_ item: JSONValue) throws(CaptureError) -> Screen {
    let object = try item.object("a frame")
    unknowns.note(keysOf: object, besides: Self.frameKeys)
    let rect = try object.read("frame", Self.frame) ?? .zero
    var screen = try screen(
      of: try object["elements"]?.array("elements") ?? [], titled: try object.string("label"))
    if !rect.isEmpty {
      screen.size = Size(width: rect.width / scale, height: rect.height / scale)
      // Frames are absolute on the canvas of the document.
      let shift = Point(x: -rect.x / scale, y: -rect.y / scale)
      for index in screen.elements.indices { screen.elements[index].move(by: shift) }
    }
    return screen
  }

  private mutating func screen(
    of items: [JSONValue], titled title: String?
  ) throws(CaptureError) -> Screen {
    var root = Element(id: ids.id("screen"), type: "screen", isAccessibilityElement: false)
    root.source = items.first?.location
    try addItems(items, to: &root)
    let size = canvas.imageWidth.flatMap { width in
      canvas.imageHeight.map {
        let divisor = dialect == .figma ? max(canvas.statedScale ?? 1, 1) : scale
        return Size(width: width / divisor, height: $0 / divisor)
      }
    }
    return Screen(title: title, elements: [root], size: size, scale: isScaleKnown ? scale : nil)
  }

  /// The items are read in the order in which they stand, whatever their frames are.
  private mutating func addItems(
    _ items: [JSONValue], to element: inout Element
  ) throws(CaptureError) {
    for item in items { element.children.append(try self.item(item)) }
    // An order that is explicit names all; so only the modal one is named when there is one.
    let modal = element.children.last { $0.isModal.value == true }
    let order = modal.map { [$0.id] } ?? element.idsOfChildren
    element.accessibilityElements = order.isEmpty ? .empty : .given(order)
    element.derived.formUnion(Element.Fields(.accessibilityElements))
  }

  private mutating func noteLosses(of screen: Screen) {
    losses.count(
      screen,
      [
        .never(
          .frame, "the scale of the picture is guessed as \(scale); sizes are approximate",
          if: !isScaleKnown),
        .never(Self.never, "a design has no place for it"),
      ])
  }

  private static let never: [Element.Field] = [
    .identifier, .language, .path, .activationPoint, .customRotors, .userInputLabels,
    .dragDescriptions, .expandedStatus, .headingLevel, .handlers, .appearance,
  ]
}

extension VODesignReader {
  private static let elementKeys = [
    "type", "id", "isAccessibilityElement", "label", "value", "hint", "trait", "frame",
    "adjustableOptions", "customActions", "customDescriptions", VODesignExtension.key,
  ]
  private static let containerKeys = [
    "type", "id", "label", "frame", "elements", "isModal", "isTabTrait", "isEnumerated",
    "containerType", "navigationStyle", "treatButtonsAsAdjustable", VODesignExtension.key,
  ]
  private static let frameKeys = ["type", "id", "label", "imageLocation", "frame", "elements"]

  private mutating func item(_ value: JSONValue) throws(CaptureError) -> Element {
    let object = try value.object("an item")
    switch try object.string("type") {
    case nil, "element"?: return try element(object)
    case "container"?, "frame"?: return try container(object)
    case let type?:
      throw (object["type"] ?? value).unknownWord(
        type, "type", among: ["element", "container", "frame"])
    }
  }

  private mutating func element(_ object: JSONObject) throws(CaptureError) -> Element {
    unknowns.note(keysOf: object, besides: Self.elementKeys)
    var element = Element(
      id: ids.id(try object.string("id") ?? "item"), type: "element",
      isAccessibilityElement: try object.bool("isAccessibilityElement") ?? true)
    element.source = object.location
    element.label = Property(try object.string("label"))
    element.value = Property(try object.string("value"))
    element.hint = Property(try object.string("hint"))
    element.traits = try traits(object)
    try readFrame(object, into: &element)
    try readOptions(object, into: &element)
    let actions = try object["customActions"]?.object("customActions").strings("names") ?? []
    element.customActions = Property(actions.map { CustomAction($0) })
    element.customContent = Property(try descriptions(object))
    if let own = try VODesignExtension(object, &unknowns) {
      element.userInputLabels = Property(own.inputLabels)
    }
    if element.has(.textEntry) {
      element.textInput = .given(TextInput(isEditing: element.has(.isEditing)))
      element.derived.formUnion(Element.Fields(.textInput))
    }
    return element
  }

  private mutating func traits(_ object: JSONObject) throws(CaptureError) -> Property<Traits> {
    guard let value = object["trait"], value.content != .null else { return .empty }
    let number = try value.bits("trait")
    let (traits, unknown) = dialect.traits(UInt64(bitPattern: Int64(number)))
    for bit in unknown { unknowns.note("trait bit \(bit)", at: value.location) }
    return traits.isEmpty ? .empty : .given(traits)
  }

  private func readFrame(
    _ object: JSONObject, into element: inout Element
  ) throws(CaptureError) {
    guard let value = object["frame"], value.content != .null else { return }
    element.frame = XCTestNumber.frame(try Self.frame(value, "frame") / scale)
    if !isScaleKnown { element.derived.formUnion(Element.Fields(.frame)) }
  }

  /// The options of an adjustable element; the chosen one is its value.
  private func readOptions(
    _ object: JSONObject, into element: inout Element
  ) throws(CaptureError) {
    guard let options = try object["adjustableOptions"]?.object("adjustableOptions") else {
      return
    }
    let names = try options.strings("options") ?? []
    guard element.has(.adjustable), !names.isEmpty else { return }
    let index = try options.read("currentIndex") { (value, name) throws(CaptureError) in
      value.content == .null ? nil : try value.integer(name)
    }
    let isEnumerated = try options.bool("isEnumerated") ?? true
    let stated = (index ?? nil).flatMap { names.indices.contains($0) ? $0 : nil }
    let chosen = stated ?? element.value.value.flatMap(names.firstIndex) ?? 0
    element.adjustment = .given(
      .options(Adjustment.Options(names: names, index: chosen, isEnumerated: isEnumerated)))
    guard let index = stated else { return }
    // The field of the value keeps the text of an older draft, unless it goes on from the option.
    if element.value.value?.hasPrefix(names[index] + ",") == true { return }
    element.value = .given(names[index])
    if isEnumerated {
      element.position = .given(SeriesPosition(index: index + 1, count: names.count))
    }
  }

  private func descriptions(_ object: JSONObject) throws(CaptureError) -> [CustomContent] {
    let values =
      try object["customDescriptions"]?.object("customDescriptions")["descriptions"]?
      .array("descriptions") ?? []
    return try values.map { value throws(CaptureError) in
      let item = try value.object("a description")
      return CustomContent(
        label: try item.string("label") ?? "", value: try item.string("value") ?? "")
    }
  }
}

extension VODesignReader {
  private mutating func container(_ object: JSONObject) throws(CaptureError) -> Element {
    let isFrame = try object.string("type") == "frame"
    unknowns.note(keysOf: object, besides: isFrame ? Self.frameKeys : Self.containerKeys)
    var element = Element(
      id: ids.id(try object.string("id") ?? "container"), type: isFrame ? "frame" : "container",
      isAccessibilityElement: false)
    element.source = object.location
    element.label = Property(try object.string("label"))
    try readFrame(object, into: &element)
    element.isModal = .given(try object.bool("isModal") ?? false)
    if try object.bool("isTabTrait") == true { element.traits = .given(.tabBar) }
    switch try object.read(
      "containerType",
      { (value, name) throws(CaptureError) in
        try value.choice(name, of: VODesignContainerType.self)
      })
    {
    case .semanticGroup?: element.containerType = .given(.semanticGroup)
    case .list?: element.containerType = .given(.list)
    case VODesignContainerType.none?, nil: element.containerType = .empty
    }
    element.navigationStyle = Property(
      try object.read("navigationStyle") { (value, name) throws(CaptureError) in
        try value.choice(name, of: NavigationStyle.self)
      })
    try addItems(try object["elements"]?.array("elements") ?? [], to: &element)
    if try object.bool("isEnumerated") == true { enumerate(&element.children) }
    try VODesignExtension(object, &unknowns)?.complete(&element)
    if try object.bool("treatButtonsAsAdjustable") == true {
      losses.note(.adjustment, "buttons that are to act as one adjustable element stay buttons")
    }
    return element
  }

  /// Tells each element its place among its siblings.
  private func enumerate(_ elements: inout [Element]) {
    let places = elements.indices.filter { elements[$0].isAccessibilityElement }
    for (index, place) in places.enumerated() where !elements[place].position.isCaptured {
      elements[place].position = .given(SeriesPosition(index: index + 1, count: places.count))
    }
  }

  /// The numbers of `[[x, y], [width, height]]`.
  static func frame(_ value: JSONValue, _ name: String) throws(CaptureError) -> Rect {
    let pairs = try value.array(name)
    guard pairs.count == 2 else {
      throw value.invalid(
        "'\(name)' must be two pairs of numbers", help: "write [[x, y], [width, height]] here")
    }
    let origin = try pairs[0].numbers(name, count: 2)
    let size = try pairs[1].numbers(name, count: 2)
    return Rect(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }
}

/// What a container of a design is.
private enum VODesignContainerType: String, CaseIterable {
  case none, semanticGroup, list
}

extension Element {
  /// Moves the frame, and those of all inside.
  fileprivate mutating func move(by shift: Point) {
    if let rect = frame.value { frame = .given(rect + shift) }
    for index in children.indices { children[index].move(by: shift) }
  }
}
