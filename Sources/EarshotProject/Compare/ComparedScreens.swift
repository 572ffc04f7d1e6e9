/// Finds which screens of two inputs are versions of the same one.
package enum ComparedScreens {
  /// The places of two versions, from 0; `nil` where an input has no such screen.
  package struct Pair: Hashable {
    /// The version before.
    package var before: Int?
    /// The version after.
    package var after: Int?
  }

  /// The pairs in the order of the screens after, then what is only before.
  ///
  /// Equal titles decide, the first with the first; what is left is paired by its place after a screen
  /// that is already paired, so that a screen put in between does not shift those after it.
  package static func pairs(_ before: [String?], _ after: [String?]) -> [Pair] {
    var partners: [Int: Int] = [:]
    var places: [String: [Int]] = [:]
    for (index, title) in before.enumerated().reversed() {
      if let title { places[title, default: []].append(index) }
    }
    for (index, title) in after.enumerated() {
      if let place = title.flatMap({ places[$0]?.popLast() }) { partners[index] = place }
    }
    let back = Dictionary(uniqueKeysWithValues: partners.map { ($0.value, $0.key) })
    var rest: [Place: Int] = [:]
    var place = Place()
    for index in before.indices {
      place.advance(to: back[index] == nil ? nil : index)
      if back[index] == nil { rest[place] = index }
    }
    place = Place()
    for index in after.indices {
      place.advance(to: partners[index])
      if partners[index] == nil { partners[index] = rest[place] }
    }
    let matched = Set(partners.values)
    return after.indices.map { Pair(before: partners[$0], after: $0) }
      + before.indices.filter { !matched.contains($0) }.map { Pair(before: $0, after: nil) }
  }

  /// Where a screen stands: how many after which paired one.
  private struct Place: Hashable {
    /// The place before of the last paired screen.
    private var paired: Int?
    private var distance = 0

    mutating func advance(to index: Int?) {
      distance = index == nil ? distance + 1 : 0
      if let index { paired = index }
    }
  }
}
