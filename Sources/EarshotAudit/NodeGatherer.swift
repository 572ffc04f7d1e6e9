import EarshotTree

/// Walks a screen once and notes what the rules want to know about each node.
struct NodeGatherer {
  let screen: Screen
  let order: ReadingOrder
  private(set) var drafts: [NodeDraft] = []
  private(set) var indices: [Element.ID: Int] = [:]
  private var canvasTypes: [String: Bool] = [:]

  init(screen: Screen, order: ReadingOrder) {
    self.screen = screen
    self.order = order
  }

  /// What the nodes around a node decide.
  private struct Surroundings {
    var parent = -1
    var depth = 0
    var isHiddenFromTechnology = false
    var isShown = true
    var enclosingElement = -1
    var clip: Rect?
    var isSystem = false
  }

  mutating func gather() {
    var root = Surroundings()
    root.clip = screen.size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    visit(screen.elements, root)
    RowFinder.mark(&drafts)
  }

  private mutating func visit(_ elements: [Element], _ surroundings: Surroundings) {
    for index in elements.indices { visit(elements[index], surroundings) }
  }

  private mutating func visit(_ element: Element, _ around: Surroundings) {
    let index = drafts.count
    drafts.append(draft(of: element, around))
    if let type = element.type { drafts[index].isCanvasType = isCanvas(type) }
    if indices[element.id] == nil { indices[element.id] = index }
    if !element.children.isEmpty { visit(element.children, inside(element, at: index, around)) }
    drafts[index].end = drafts.count
  }

  /// Whether a class or type draws; asked once for each of the few types of a screen.
  private mutating func isCanvas(_ type: String) -> Bool {
    if let known = canvasTypes[type] { return known }
    let draws = NodeGatherer.canvasNames.contains { type.contains($0) }
    canvasTypes[type] = draws
    return draws
  }

  private static let canvasNames = [
    "Map", "Canvas", "MTKView", "GLKView", "SKView", "SCNView", "ARView", "SurfaceView", "WebGL",
  ]

  private func draft(of element: Element, _ around: Surroundings) -> NodeDraft {
    let label = (element.label.value ?? element.attributedLabel.value?.text ?? "").trimmed
    let role = Role(element)
    return NodeDraft(
      element: element, parent: around.parent, end: 0, depth: around.depth,
      stopPlace: order.index(of: element.id),
      isHiddenFromTechnology: around.isHiddenFromTechnology
        || element.isHiddenFromAssistiveTechnology,
      isShown: around.isShown && element.isHidden.value != true
        && element.appearance.value?.alpha != 0,
      enclosingElement: around.enclosingElement, clip: around.clip,
      isSystem: around.isSystem || SystemOwner.owns(element),
      role: role, spokenLabel: label, foldedLabel: label.lowercased(),
      shownText: shownText(of: element, label, role), makeup: LabelMakeup(label),
      labelMarks: TextMarks(label), valueMarks: element.value.value.map(TextMarks.init) ?? [])
  }

  /// The text that a view shows: its own, or the label of a text in a capture without views.
  private func shownText(of element: Element, _ label: String, _ role: Role) -> String? {
    if let text = element.appearance.value?.text?.trimmed, !text.isEmpty { return text }
    guard element.appearance.value?.image == nil, role == .text || role == .tab, !label.isEmpty
    else { return nil }
    return label
  }

  private func inside(_ element: Element, at index: Int, _ around: Surroundings) -> Surroundings {
    var inner = around
    inner.parent = index
    inner.depth += 1
    inner.isHiddenFromTechnology = drafts[index].isHiddenFromTechnology
    inner.isShown = drafts[index].isShown
    inner.isSystem = drafts[index].isSystem
    if element.isAccessibilityElement, around.enclosingElement < 0 {
      inner.enclosingElement = index
    }
    let clips = element.clipsToBounds || element.systemContainer?.scrolls == true
    if clips, let frame = element.effectiveFrame, frame.isFinite, !frame.isEmpty {
      inner.clip = around.clip.map(frame.intersection) ?? frame
    }
    return inner
  }
}
