package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// The document of VoiceOver Designer, with the screen as its one artboard.
  package static let voDesign = OutputFormat(
    id: "vodesign",
    summary: "document.json of a .vodesign package with one artboard, or the whole package",
    fileExtension: "json"
  ) { ScreenVODesign(screen: $0.fitting("vodesign")).write() }
}

/// Writes the stops in reading order; frames are pixels of the picture.
struct ScreenVODesign {
  private let screen: Screen
  private let outline: ScreenOutline
  private let size: Size
  /// Pixels of the picture per point.
  let scale: Double

  /// Containers that speech does not show are of no use to a design.
  static let rules = ScreenOutline.Rules(isContainer: { _ in false }, keepsUnread: true)

  init(screen: Screen, scale: Double? = nil) {
    self.screen = screen
    outline = ScreenOutline(screen, ScreenVODesign.rules)
    size = screen.size ?? Size(width: 390, height: 844)
    let edges = outline.allNodes.compactMap { $0.element.effectiveFrame?.maxX }
    let extent = edges.filter { $0.isFinite && $0 < 3e6 }.max() ?? 0
    // Without `info.json` the scale is guessed: 3 for what is wider than 900 pixels, 1 up to 500.
    self.scale = scale ?? (max(extent, size.width) > 300 ? 3 : 1)
  }

  func write() -> [UInt8] {
    JSONWriter.document { json in
      json.objects("elements", [screen]) { json, _ in writeArtboard(&json) }
    }
  }

  private func writeArtboard(_ json: inout JSONWriter) {
    json.field("type", "frame")
    // One artboard needs an identity, but nothing refers to it.
    json.field("id", "00000000-0000-0000-0000-000000000001")
    json.present("label", screen.title)
    json.line("imageLocation") {
      $0.line("fileWrapper") { $0.field("name", VODesignFiles.pictureName) }
    }
    writeFrame(Rect(x: 0, y: 0, width: size.width, height: size.height), &json)
    write(outline.nodes, &json)
  }

  private func writeFrame(_ rect: Rect, _ json: inout JSONWriter) {
    json.rect(
      "frame",
      Rect(
        x: rect.x * scale, y: rect.y * scale, width: rect.width * scale,
        height: rect.height * scale))
  }

  private func write(_ nodes: [ScreenOutline.Node], _ json: inout JSONWriter) {
    json.objects("elements", nodes) {
      $1.isContainer ? writeContainer($1, &$0) : write($1.element, &$0)
    }
  }

  private func writeContainer(_ node: ScreenOutline.Node, _ json: inout JSONWriter) {
    let element = node.element
    json.field("type", "container")
    writeID(element, &json)
    json.field("label", element.label.value ?? "")
    if let frame = element.effectiveFrame, !element.hasNoSize { writeFrame(frame, &json) }
    json.field("isModal", element.isModal.value == true)
    json.field("isTabTrait", element.systemContainer == .tabBar || element.has(.tabBar))
    json.field("isEnumerated", ScreenVODesign.isEnumerated(node))
    let type = element.containerType.value
    json.field("containerType", type == .semanticGroup || type == .list ? type?.name : "none")
    json.field("navigationStyle", (element.navigationStyle.value ?? .automatic).rawValue)
    if type == .landmark { json.object("earshot") { $0.field("containerType", "landmark") } }
    write(node.children, &json)
  }

  private func write(_ element: Element, _ json: inout JSONWriter) {
    json.field("type", "element")
    writeID(element, &json)
    json.field("isAccessibilityElement", element.isAccessibilityElement)
    json.field("label", element.label.value ?? "")
    json.field("value", element.value.value ?? "")
    json.field("hint", element.hint.value ?? "")
    json.field("trait", VODesignTraits.bits(of: element.traits.value ?? []))
    if let frame = element.effectiveFrame { writeFrame(frame, &json) }
    writeOptions(element, &json)
    if let actions = element.customActions.value, !actions.isEmpty {
      json.object("customActions") { $0.field("names", actions.map(\.name)) }
    }
    writeContent(element.customContent.value ?? [], &json)
    // VoiceOver Designer leaves alone what it does not know.
    if let names = element.userInputLabels.value, !names.isEmpty {
      json.object("earshot") { $0.field("inputLabels", names) }
    }
  }

  /// The identity, when it is one that VoiceOver Designer accepts.
  private func writeID(_ element: Element, _ json: inout JSONWriter) {
    let parts = element.id.rawValue.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12],
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isHexDigit } })
    else { return }
    json.field("id", element.id.rawValue)
  }

  private func writeOptions(_ element: Element, _ json: inout JSONWriter) {
    guard element.has(.adjustable), case .options(let options)? = element.adjustment.value,
      !options.names.isEmpty
    else { return }
    json.object("adjustableOptions") { json in
      json.field("options", options.names)
      // Without a value the chosen option would become one.
      if element.value.value != nil { json.field("currentIndex", options.index) }
      json.field("isEnumerated", options.isEnumerated && !element.wouldGainPlace(among: options))
    }
  }

  private func writeContent(_ content: [CustomContent], _ json: inout JSONWriter) {
    guard !content.isEmpty else { return }
    json.object("customDescriptions") { json in
      json.lines("descriptions", content) { json, entry in
        json.fields(["label": entry.label, "value": entry.value])
      }
    }
  }
}

extension ScreenVODesign {
  /// Whether the elements of a container count themselves: each tells its place among all.
  static func isEnumerated(_ node: ScreenOutline.Node) -> Bool {
    let elements = node.children.filter { !$0.isContainer && $0.element.isAccessibilityElement }
      .map(\.element)
    let isSeries = node.element.systemContainer == .segmentedControl
    var counts = false
    for (index, element) in elements.enumerated() where !element.tellsPlaceOfOption {
      let place = SeriesPosition(index: index + 1, count: elements.count)
      guard element.position.value == place || (isSeries && element.position.value == nil) else {
        return false
      }
      counts = true
    }
    return counts
  }

  /// The elements with a place in a series that the format has no room for.
  static func lostPlaces(_ outline: ScreenOutline) -> Set<Element.ID> {
    let nodes = outline.allNodes
    let held = nodes.filter(isEnumerated).flatMap(\.children).map(\.element.id)
    let placed = nodes.map(\.element).filter { $0.position.value != nil && !$0.tellsPlaceOfOption }
    return Set(placed.map(\.id)).subtracting(held)
  }
}

extension Element {
  /// Whether its place in a series is that of its chosen option.
  fileprivate var tellsPlaceOfOption: Bool {
    guard has(.adjustable), case .options(let options)? = adjustment.value, options.isEnumerated,
      options.names.indices.contains(options.index)
    else { return false }
    return value.value == options.names[options.index]
      && position.value == SeriesPosition(index: options.index + 1, count: options.names.count)
  }

  /// Whether enumerated options would add a place that the value does not tell now.
  fileprivate func wouldGainPlace(among options: Adjustment.Options) -> Bool {
    guard options.names.indices.contains(options.index), let value = value.value else {
      return false
    }
    return value == options.names[options.index] && !tellsPlaceOfOption
  }
}

/// The bits of VoiceOver Designer; a test holds them to those that the importer reads.
enum VODesignTraits {
  /// The bit of each trait; what stands first also covers the button that belongs to it.
  private static let table: [(traits: Traits, bit: Int)] = [
    ([.button, .toggleButton], 20), (.tabBarItem, 7), (.button, 0), (.header, 1),
    (.adjustable, 2), (.link, 3), (.staticText, 4), (.image, 5), (.searchField, 6),
    (.selected, 8), (.notEnabled, 9), (.summaryElement, 10), (.playsSound, 11),
    (.allowsDirectInteraction, 12), (.startsMediaSession, 13), (.updatesFrequently, 14),
    (.causesPageTurn, 15), (.keyboardKey, 16), (.textEntry, 18), (.isEditing, 21),
  ]

  static func bits(of traits: Traits) -> Int {
    var bits = 0
    var rest = traits
    for (trait, bit) in table where rest.isSuperset(of: trait) {
      bits |= 1 << bit
      rest.subtract(trait == .tabBarItem ? [.tabBarItem, .button] : trait)
    }
    return bits
  }

  /// The traits that have no bit.
  static func lost(_ traits: Traits) -> Traits {
    var rest = traits
    for (trait, _) in table where rest.isSuperset(of: trait) { rest.subtract(trait) }
    return rest
  }
}
