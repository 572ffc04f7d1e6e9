import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// Where a step of a rotor mode leads from each stop.
struct StepTable {
  private let next: [Int]
  private let previous: [Int]

  /// Finds the steps of a mode; `nil` for a mode that does not move focus.
  init?(_ mode: RotorMode, screen: Transcript.OrderedScreen, custom: [CustomRotor]) {
    let order = screen.order
    switch mode {
    case .custom(let name):
      let targets = (custom.first { $0.name == name }?.targets ?? []).compactMap {
        order.index(of: $0)
      }
      (next, previous) = StepTable.rotor(
        targets, offered: order.stops.indices.map { order.stops[$0].offers(rotor: name) })
    case .system(.sameItem):
      let kinds = order.stops.indices.map {
        order.stops[$0].element.traits.value?.subtracting([.selected, .notEnabled])
      }
      (next, previous) = StepTable.sameKind(kinds)
    case .system(.verticalNavigation):
      let frames = order.stops.indices.map { order.stops[$0].element.effectiveFrame }
      (next, previous) = StepTable.vertical(frames)
    case .system(let name):
      guard !name.isSetting, !StepTable.still.contains(name) else { return nil }
      let isMatch = order.stops.indices.map { name.matches(order.stops[$0]) }
      (next, previous) = StepTable.matches(isMatch)
    }
  }

  /// Where a step leads; `nil` at the end.
  func target(from stop: Int, isNext: Bool) -> Int? {
    let target = isNext ? next[stop] : previous[stop]
    return target < 0 ? nil : target
  }

  /// Modes that read the element in focus, or act on it.
  private static let still: Set<RotorName> = [
    .characters, .words, .lines, .adjustValue, .actions, .moreContent,
  ]

  private static func matches(_ isMatch: [Bool]) -> ([Int], [Int]) {
    var next = [Int](repeating: -1, count: isMatch.count)
    var previous = next
    var last = -1
    for index in isMatch.indices {
      previous[index] = last
      if isMatch[index] { last = index }
    }
    last = -1
    for index in isMatch.indices.reversed() {
      next[index] = last
      if isMatch[index] { last = index }
    }
    return (next, previous)
  }

  private static func sameKind(_ kinds: [Traits?]) -> ([Int], [Int]) {
    var next = [Int](repeating: -1, count: kinds.count)
    var previous = next
    var last: [Traits?: Int] = [:]
    for index in kinds.indices {
      previous[index] = last[kinds[index]] ?? -1
      last[kinds[index]] = index
    }
    last = [:]
    for index in kinds.indices.reversed() {
      next[index] = last[kinds[index]] ?? -1
      last[kinds[index]] = index
    }
    return (next, previous)
  }

  private static func vertical(_ frames: [Rect?]) -> ([Int], [Int]) {
    let columns = ColumnIndex(frames)
    return (
      frames.indices.map { columns.next(after: $0) ?? -1 },
      frames.indices.map { columns.previous(before: $0) ?? -1 }
    )
  }

  private static func rotor(_ targets: [Int], offered: [Bool]) -> ([Int], [Int]) {
    var isTarget = [Bool](repeating: false, count: offered.count)
    for target in targets { isTarget[target] = true }
    var (next, previous) = matches(isTarget)
    // From outside of the view with the rotor, its search begins anew; it does for a single target.
    for stop in offered.indices where !offered[stop] || targets.count < 2 {
      (next[stop], previous[stop]) = (targets.first ?? -1, targets.last ?? -1)
    }
    for (place, target) in targets.enumerated().reversed() {
      next[target] = place + 1 < targets.count ? targets[place + 1] : -1
      previous[target] = place > 0 ? targets[place - 1] : -1
    }
    return (next, previous)
  }
}
