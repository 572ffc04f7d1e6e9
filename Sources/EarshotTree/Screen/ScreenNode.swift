/// A node of a screen with what the nodes around it decide.
///
/// It points to its element in the screen, which ``ScreenNodes`` keeps; nothing is copied.
package struct ScreenNode: @unchecked Sendable {
  /// Where the element stands in the screen.
  package let address: UnsafePointer<Element>
  private let around: Surroundings
  private var endPlace: Int32

  /// What the nodes around a node decide.
  struct Surroundings {
    var parent: Int32 = -1
    var depth: Int32 = 0
    var enclosing: Int32 = -1
    var scroller: Int32 = -1
    var cell: Int32 = -1
    var flags: Flags = .isDrawn
    var clip: Rect?
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let isHidden = Flags(rawValue: 1)
    static let isDrawn = Flags(rawValue: 2)
    static let isBesideModal = Flags(rawValue: 4)
    static let isBehindModal = Flags(rawValue: 8)
  }

  init(_ address: UnsafePointer<Element>, _ around: Surroundings) {
    self.address = address
    var around = around
    if address.pointee.isHiddenFromAssistiveTechnology { around.flags.insert(.isHidden) }
    if !address.pointee.isDrawn { around.flags.remove(.isDrawn) }
    self.around = around
    endPlace = 0
  }
}

extension ScreenNode {
  /// The element, with its children.
  package var element: Element { unsafeAddress { address } }

  /// The place of the parent; `nil` at the root.
  package var parent: Int? { ScreenNode.place(around.parent) }
  /// The place after the last descendant.
  package internal(set) var end: Int {
    get { Int(endPlace) }
    set { endPlace = Int32(newValue) }
  }
  /// How many nodes are around it.
  package var depth: Int { Int(around.depth) }
  /// The innermost accessibility element around it, which hides it from the tree.
  package var enclosing: Int? { ScreenNode.place(around.enclosing) }
  /// The innermost scroll view around it.
  package var scroller: Int? { ScreenNode.place(around.scroller) }
  /// The innermost table or collection cell around it.
  package var cell: Int? { ScreenNode.place(around.cell) }
  /// The part of the screen in which it can be seen without scrolling; `nil` is unknown.
  package var clip: Rect? { around.clip }
  /// Whether it, or a node around it, is hidden from assistive technology.
  package var isHidden: Bool { around.flags.contains(.isHidden) }
  /// Whether people see it: neither it nor a node around it is hidden or transparent.
  package var isDrawn: Bool { around.flags.contains(.isDrawn) }
  /// Whether a modal sibling keeps it from being read.
  package var isBesideModal: Bool { around.flags.contains(.isBesideModal) }
  /// Whether a modal sibling of it or of a node around it keeps it from being read.
  package var isBehindModal: Bool { around.flags.contains(.isBehindModal) }

  private static func place(_ place: Int32) -> Int? { place < 0 ? nil : Int(place) }
}

extension ScreenNode {
  /// What this node and those around it decide for the nodes right inside.
  ///
  /// - Parameter place: the place of this node.
  func surroundings(at place: Int) -> Surroundings {
    var inner = around
    inner.parent = Int32(place)
    inner.depth += 1
    inner.flags.remove(.isBesideModal)
    if element.isAccessibilityElement { inner.enclosing = inner.parent }
    if element.systemContainer == .cell { inner.cell = inner.parent }
    if element.systemContainer?.scrolls == true { inner.scroller = inner.parent }
    inner.clip = element.clip(in: around.clip)
    return inner
  }
}

extension Element {
  /// The part of a clip in which the nodes inside can be seen.
  func clip(in clip: Rect?) -> Rect? {
    guard clipsToBounds || systemContainer?.scrolls == true, let frame = effectiveFrame,
      frame.isFinite, !frame.isEmpty
    else { return clip }
    return clip.map(frame.intersection) ?? frame
  }

  /// Whether people see the view by itself: not hidden, and not so transparent that nobody would
  /// notice it.
  fileprivate var isDrawn: Bool {
    isHidden.value != true && (appearance.value?.alpha ?? 1) >= Element.leastAlpha
  }

  /// The opacity below which nobody notices a view; an assumption.
  private static let leastAlpha = 0.1
}
