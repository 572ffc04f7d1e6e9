import EarshotReach
import EarshotTree
import EarshotVerbalizer
import Synchronization

/// What the rules want to know about each node of a screen, worked out once.
///
/// Rules ask many small things of many nodes, so the answers lie in one row of memory.
final class NodeStore: Sendable {
  let ordered: OrderedScreen
  let count: Int
  nonisolated(unsafe) let entries: UnsafeMutablePointer<Entry>
  private let asked = Mutex<StopReadings?>(nil)
  private let verbalized = Mutex<[WrittenText: VerbalizedText]>([:])

  /// A text in a language.
  private struct WrittenText: Hashable {
    let text: String
    let language: String
  }

  /// What is known of one node.
  struct Entry {
    // What rules ask first stands first: near in memory, it is read in few steps.
    let role: Role
    let isShown: Bool
    let isHiddenFromTechnology: Bool
    let isInElement: Bool
    let isSystem: Bool
    let isCanvasType: Bool
    var isRow = false
    let stopPlace: Int?
    let traits: Traits
    let labelClasses: CharacterClasses
    let valueClasses: CharacterClasses
    let parent: Int?
    let end: Int
    let spokenLabel: String
    let foldedLabel: String
    let shownText: String?
    let value: String
    let hint: String
    let frame: Rect?
    let clip: Rect?
    let address: UnsafePointer<Element>
  }

  init(_ screen: Screen) {
    let ordered = OrderedScreen(screen)
    self.ordered = ordered
    count = ordered.nodes.count
    entries = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    var types = ElementTypes()
    let isOfSystem = SystemOwner.owns(screen, ordered.nodes)
    for place in ordered.nodes.indices {
      let parent = ordered.nodes[place].parent
      (entries + place).initialize(
        to: Entry(
          ordered, place, isInSystem: parent.map { entries[$0].isSystem } ?? isOfSystem, &types))
    }
    RowFinder.mark(UnsafeMutableBufferPointer(start: entries, count: count))
  }

  deinit {
    entries.deinitialize(count: count)
    entries.deallocate()
  }
}

extension NodeStore {
  /// What Voice Control and Switch Control make of the stops; asked when a rule first wants to know.
  var readings: StopReadings {
    asked.withLock { known in
      if let known { return known }
      let readings = StopReadings(of: ordered, language: ordered.screen.language ?? "en")
      known = readings
      return readings
    }
  }
}

extension NodeStore {
  /// A text as a voice says it, worked out once for all rules and all nodes with that text.
  func verbalized(_ text: String, in language: String) -> VerbalizedText {
    let written = WrittenText(text: text, language: language)
    return verbalized.withLock { known in
      if let voice = known[written] { return voice }
      let voice = VerbalizedText(text, language: language)
      known[written] = voice
      return voice
    }
  }
}

extension NodeStore.Entry {
  fileprivate init(
    _ ordered: OrderedScreen, _ place: Int, isInSystem: Bool, _ types: inout ElementTypes
  ) {
    let node = ordered.nodes[place]
    let address = node.address
    self.address = address
    parent = node.parent
    end = node.end
    stopPlace = ordered.stop(at: place)
    isHiddenFromTechnology = node.isHidden
    isShown = node.isDrawn
    isInElement = node.enclosing != nil
    clip = node.clip
    let type = types[address.pointee.type]
    isSystem = isInSystem || SystemOwner.owns(address.pointee, type)
    isCanvasType = type.isCanvas
    role = Role(address.pointee, type)
    traits = address.pointee.traits.value ?? []
    frame = address.pointee.effectiveFrame
    let label = address.pointee.spokenLabel
    spokenLabel = label
    foldedLabel = label.lowercased()
    labelClasses = CharacterClasses(label)
    shownText = address.pointee.shownText(label, role)
    value = (address.pointee.value.value ?? "").trimmed
    valueClasses = address.pointee.value.value.map { CharacterClasses($0) } ?? []
    hint = (address.pointee.hint.value ?? "").trimmed
  }
}

extension Element {
  fileprivate var spokenLabel: String {
    (label.value ?? attributedLabel.value?.text ?? "").trimmed
  }

  /// The text that a view shows: its own, or the label of a text in a capture without views.
  fileprivate func shownText(_ label: String, _ role: Role) -> String? {
    let looks = appearance.value
    if let text = looks?.text?.trimmed, !text.isEmpty { return text }
    guard looks?.image == nil, role == .text || role == .tab, !label.isEmpty else { return nil }
    return label
  }
}
