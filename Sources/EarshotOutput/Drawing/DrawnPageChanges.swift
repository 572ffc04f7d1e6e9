import EarshotComparison
import EarshotSpeech

/// What became of each stop of one version, in words.
struct DrawnPageChanges {
  /// A word that names the change, and what was heard before.
  struct Change: Hashable {
    var name: String
    var text: String?
  }

  /// The changes by the place of the stop, from 0.
  private(set) var changes: [Int: [Change]] = [:]

  /// Collects what is said at the stops of a side.
  init(_ comparison: ScreenComparison, _ side: DrawnPageScreen.Side, _ words: DrawnWords) {
    for difference in comparison.differences {
      switch (difference.kind, side) {
      case (.removed, .before): add(Change(name: words(.removed)), at: difference.before)
      case (.added, .after): add(Change(name: words(.added)), at: difference.after)
      case (.moved, .after):
        let place = difference.before.map { "\(words(.moved)) \($0 + 1)" }
        add(Change(name: place ?? words(.moved)), at: difference.after)
      case (.reworded, .after):
        let line = (difference.lineBefore ?? "").orSilence(words(.silence))
        add(Change(name: words(.reworded), text: line), at: difference.after)
      default: break
      }
    }
  }

  /// What became of the stop at a place.
  subscript(place: Int) -> [Change] { changes[place] ?? [] }

  private mutating func add(_ change: Change, at place: Int?) {
    if let place { changes[place, default: []].append(change) }
  }
}
