import EarshotCaptures
import EarshotTree

/// A screen of a revision, by where it stands and what it is called.
struct RevisionScreen: Hashable {
  /// The path of its file in the repository.
  var path: String
  /// Its title, or the name of the view; `nil` when the input gives none.
  var name: String?

  /// Which screens of two revisions are versions of one, in the order after; those that are only
  /// before follow.
  ///
  /// Path and name decide, the first with the first; then what is left alone in its file on both sides,
  /// which was renamed; then a name that only one screen of each side has, which was moved; then the
  /// name of the file.
  static func pairs(
    _ before: [RevisionScreen], _ after: [RevisionScreen]
  ) -> [ComparedScreens.Pair] {
    var partners: [Int: Int] = [:]
    var used: Set<Int> = []
    func pair(isUnique: Bool, by key: (RevisionScreen) -> [String?]?) {
      let old = Dictionary(grouping: before.indices.filter { !used.contains($0) }) {
        key(before[$0])
      }
      let new = Dictionary(grouping: after.indices.filter { partners[$0] == nil }) {
        key(after[$0])
      }
      for case (let key?, let places) in new {
        guard let others = old[key], !isUnique || (places.count == 1 && others.count == 1) else {
          continue
        }
        for (place, other) in zip(places, others) {
          partners[place] = other
          used.insert(other)
        }
      }
    }
    pair(isUnique: false) { [$0.path, $0.name] }
    pair(isUnique: true) { [$0.path] }
    pair(isUnique: true) { screen in screen.name.map { [$0] } }
    pair(isUnique: true) { [$0.path.split(separator: "/").last.map(String.init), $0.name] }
    return after.indices.map { ComparedScreens.Pair(before: partners[$0], after: $0) }
      + before.indices.filter { !used.contains($0) }.map {
        ComparedScreens.Pair(before: $0, after: nil)
      }
  }
}

extension Screen {
  /// Whether two screens expose the same, wherever in their files it stands.
  func exposesSame(as other: Screen) -> Bool {
    withoutPlaces == other.withoutPlaces
  }

  private var withoutPlaces: Screen {
    var screen = self
    screen.updateAll { element in
      element.source = nil
      element.document = nil
    }
    return screen
  }
}
