import EarshotReach
import EarshotTree
import EarshotVerbalizer

/// A node of an audited screen, which is what rules look at.
typealias Node = AuditedScreen.Node

extension AuditedScreen {
  /// A node of an audited screen: a cursor that knows its screen and costs no more than a number.
  ///
  /// It does not keep the screen, which therefore has to live as long as its nodes are asked.
  package struct Node: Sendable {
    let index: Int
    private unowned(unsafe) let store: NodeStore

    init(_ index: Int, in store: NodeStore) {
      self.index = index
      self.store = store
    }

    /// One of its texts as a voice says it.
    func verbalized(_ text: String, in language: String) -> VerbalizedText {
      store.verbalized(text, in: language)
    }

    /// What is known about it.
    private var facts: NodeStore.Entry { unsafeAddress { UnsafePointer(store.entries + index) } }
  }
}

extension AuditedScreen.Node: Hashable {
  /// Whether two nodes of one screen are the same.
  package static func == (left: Self, right: Self) -> Bool { left.index == right.index }

  /// Hashes the place in the screen.
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension [Node?: [Node]] {
  /// The groups in the order of the nodes they belong to; that of the root comes first.
  var inOrder: [(key: Node?, value: [Node])] {
    sorted { ($0.key?.index ?? -1) < ($1.key?.index ?? -1) }
  }
}

extension AuditedScreen.Node {
  /// The element, with its children.
  var element: Element { unsafeAddress { facts.address } }
  /// What kind of thing it is.
  var role: Role { facts.role }
  /// The traits; none when they are not known.
  var traits: Traits { facts.traits }
  /// Whether the system draws it: keyboard, status bar, alerts of the system.
  var isSystem: Bool { facts.isSystem }
  /// Whether it can be seen: neither it nor a node around it is invisible.
  var isShown: Bool { facts.isShown }
  /// Whether it is a row of a list.
  var isRow: Bool { facts.isRow }
  /// Whether the class or type is one that draws: a map, a canvas, a view of a graphics library.
  var isCanvasType: Bool { facts.isCanvasType }
  /// Whether it, or a node around it, is hidden from assistive technology.
  var isHiddenFromTechnology: Bool { facts.isHiddenFromTechnology }
  /// Whether an element around it hides it by being one itself.
  var isInElement: Bool { facts.isInElement }
  /// Whether a modal sibling of it or of a node around it keeps it from being read.
  var isBehindModal: Bool { store.ordered.nodes[index].isBehindModal }
  /// The kinds of characters in the spoken label.
  var labelClasses: CharacterClasses { facts.labelClasses }
  /// The kinds of characters in the value.
  var valueClasses: CharacterClasses { facts.valueClasses }
  /// How many nodes are around it.
  var depth: Int { store.ordered.nodes[index].depth }
  /// The index after the last descendant.
  var end: Int { facts.end }
  /// How many nodes lie in it at any depth.
  var size: Int { facts.end - index - 1 }
  /// The place among the stops; `nil` when focus never stops here.
  var stopPlace: Int? { facts.stopPlace }
  /// Whether focus stops here.
  var isStop: Bool { facts.stopPlace != nil }
  /// The label without white space around it and without characters that nobody hears.
  var spokenLabel: String { facts.spokenLabel }
  /// The spoken label in lower case.
  var foldedLabel: String { facts.foldedLabel }
  /// The text of its own that can be read on the screen; `nil` when there is none.
  var shownText: String? { facts.shownText }
  /// The value without white space around it; empty when there is none.
  var value: String { facts.value }
  /// The hint without white space around it; empty when there is none.
  var hint: String { facts.hint }
  /// The focus frame; `nil` when it is not known.
  var frame: Rect? { facts.frame }
  /// What is drawn: the frame unless that was enlarged for touch.
  var drawnFrame: Rect? { element.appearance.value?.visibleFrame ?? facts.frame }
  /// The part of the screen in which it can be seen without scrolling; `nil` is unknown.
  var clip: Rect? { facts.clip }
  /// The name of the picture.
  var image: String? { element.appearance.value?.image }
  /// Whether a tap does something: by class, by trait, or because the source says so.
  var reactsToTap: Bool { role.isControl || isTappable }
  /// Whether the view looks disabled or is.
  var isDisabled: Bool {
    traits.contains(.notEnabled) || element.appearance.value?.isEnabled == false
  }
  /// Whether the view looks selected or is.
  var isSelected: Bool {
    traits.contains(.selected) || element.appearance.value?.isSelected == true
  }

  /// The names for Voice Control, the one that is shown first; none when it shows a number, `nil`
  /// when it offers nothing here.
  var voiceNames: [String]? { stopPlace.flatMap { store.readings.names(ofStop: $0) } }
  /// Whether Switch Control comes to it once it is in sight.
  var isScanned: Bool { stopPlace.map { store.readings.isScanned($0) } ?? false }

  /// Whether the source tells a property of this node; a frame has to be one that can be used.
  func isCaptured(_ field: Element.Field) -> Bool {
    field == .frame ? frame != nil : element.isCaptured(field)
  }
}

extension AuditedScreen.Node {
  /// The parent; `nil` at the root.
  var parent: Node? { facts.parent.map(sibling) }

  /// The nodes around it, innermost first.
  var ancestors: some Sequence<Node> {
    sequence(state: self) { node in
      guard let parent = node.parent else { return nil }
      node = parent
      return parent
    }
  }

  /// The nodes in it at any depth, each before its children.
  var descendants: some RandomAccessCollection<Node> {
    (index + 1..<facts.end).lazy.map { [self] in sibling($0) }
  }

  /// The nodes right inside.
  var children: [Node] {
    var children: [Node] = []
    var next = index + 1
    while next < facts.end {
      children.append(sibling(next))
      next = store.entries[next].end
    }
    return children
  }

  /// The other children of the parent, found one after the other as they are asked for.
  var siblings: some Sequence<Node> {
    let start = facts.parent.map { (next: $0 + 1, end: store.entries[$0].end) } ?? (next: 0, end: 0)
    return sequence(state: start) { state in
      if state.next == index { state.next = facts.end }
      guard state.next < state.end else { return nil }
      let sibling = sibling(state.next)
      state.next = sibling.end
      return sibling
    }
  }

  /// The next child of the parent; `nil` for the last one and after the last root.
  var next: Node? {
    facts.end < (parent?.end ?? store.count) ? sibling(facts.end) : nil
  }

  /// The child of the parent before it; `nil` for the first one.
  var previous: Node? {
    guard index > (facts.parent ?? -1) + 1 else { return nil }
    var place = index - 1
    while let around = store.entries[place].parent, around != facts.parent { place = around }
    return sibling(place)
  }

  /// Whether it lies in another node at any depth.
  func isInside(_ ancestor: Node) -> Bool {
    index > ancestor.index && index < ancestor.end
  }

  /// The stops in it, in reading order; the node itself when it is one.
  var stops: [Node] {
    let places = (index..<facts.end).compactMap { store.entries[$0].stopPlace }.sorted()
    return places.map { sibling(store.ordered.placesOfStops[$0]) }
  }

  /// The row that it lies in or is; `nil` when it lies in none.
  var row: Node? { isRow ? self : ancestors.first(where: \.isRow) }

  private func sibling(_ place: Int) -> Node { Self(place, in: store) }
}
