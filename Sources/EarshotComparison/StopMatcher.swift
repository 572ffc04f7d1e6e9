import EarshotSession
import EarshotSpeech
import EarshotTree

/// Finds which stops of two versions of a screen are the same: by identity first, then by likeness.
///
/// Each step looks up a key, so that the whole is never worse than linear, except the last one, which
/// compares the words of what is left within a window of neighbours.
struct StopMatcher {
  let before: [ReadingOrder.Stop]
  let after: [ReadingOrder.Stop]
  /// What is said, in the order of the stops, for the comparison of words.
  let sentencesBefore: [String]
  let sentencesAfter: [String]

  private static let window = 25
  private static let leastLikeness = 0.5

  /// The pairs, in the order of the stops before.
  func matches() -> [StopMatch] {
    var found = Found(before.count, after.count)
    matchIdentifiers(&found)
    match(&found, .sentence, { sentencesBefore[$1] }, { sentencesAfter[$1] })
    match(&found, .label) { stop, _ in stop.element.label.value }
    match(&found, .place) { stop, _ in stop.element.effectiveFrame }
    matchWords(&found)
    return found.matches.sorted { $0.before < $1.before }
  }

  private struct Found {
    var matches: [StopMatch] = []
    var before: [Bool]
    var after: [Bool]

    init(_ before: Int, _ after: Int) {
      self.before = Array(repeating: false, count: before)
      self.after = Array(repeating: false, count: after)
    }

    mutating func add(_ before: Int, _ after: Int, _ reason: StopMatch.Reason) {
      matches.append(StopMatch(before: before, after: after, reason: reason))
      self.before[before] = true
      self.after[after] = true
    }
  }

  private func match<Key: Hashable>(
    _ found: inout Found, _ reason: StopMatch.Reason, _ key: (ReadingOrder.Stop, Int) -> Key?
  ) {
    match(&found, reason, key, key)
  }

  /// Pairs stops by their identifiers, which are only to be trusted where no other stop has the same.
  ///
  /// The cells of a list often share one; among these the sentence decides first.
  private func matchIdentifiers(_ found: inout Found) {
    let shared = StopMatcher.repeatedIdentifiers(before)
      .union(StopMatcher.repeatedIdentifiers(after))
    match(&found, .identifier) { stop, _ in
      stop.element.identifier.value.flatMap { shared.contains($0) ? nil : $0 }
    }
    func key(_ stop: ReadingOrder.Stop, _ sentence: String) -> [String]? {
      stop.element.identifier.value.map { [$0, sentence] }
    }
    match(
      &found, .sentence, { key($0, sentencesBefore[$1]) }, { key($0, sentencesAfter[$1]) })
  }

  private static func repeatedIdentifiers(_ stops: [ReadingOrder.Stop]) -> Set<String> {
    var seen: Set<String> = []
    var repeated: Set<String> = []
    for index in stops.indices {
      guard let identifier = stops[index].element.identifier.value else { continue }
      if !seen.insert(identifier).inserted { repeated.insert(identifier) }
    }
    return repeated
  }

  /// Pairs stops with equal keys, the first with the first.
  private func match<Key: Hashable>(
    _ found: inout Found, _ reason: StopMatch.Reason,
    _ keyBefore: (ReadingOrder.Stop, Int) -> Key?, _ keyAfter: (ReadingOrder.Stop, Int) -> Key?
  ) {
    var places: [Key: [Int]] = [:]
    for index in after.indices.reversed() where !found.after[index] {
      if let key = keyAfter(after[index], index) { places[key, default: []].append(index) }
    }
    for index in before.indices where !found.before[index] {
      guard let key = keyBefore(before[index], index), let place = places[key]?.popLast() else {
        continue
      }
      found.add(index, place, reason)
    }
  }

  /// Pairs what is left by the share of words, the likest neighbour first.
  private func matchWords(_ found: inout Found) {
    let rest = after.indices.filter { !found.after[$0] }
    let words = rest.map { Set(sentencesAfter[$0].split(separator: " ")) }
    var first = 0
    for index in before.indices where !found.before[index] {
      while first < rest.count, rest[first] < index - StopMatcher.window { first += 1 }
      let own = Set(sentencesBefore[index].split(separator: " "))
      var best: (place: Int, likeness: Double)?
      for place in first..<rest.count {
        if rest[place] > index + StopMatcher.window { break }
        guard !found.after[rest[place]] else { continue }
        let likeness = own.likeness(to: words[place])
        if likeness >= StopMatcher.leastLikeness, likeness > best?.likeness ?? 0 {
          best = (rest[place], likeness)
        }
      }
      if let best { found.add(index, best.place, .words(best.likeness)) }
    }
  }
}

extension Set {
  /// The share of members that two sets have in common, from 0 to 1.
  fileprivate func likeness(to other: Set) -> Double {
    guard !isEmpty || !other.isEmpty else { return 0 }
    let shared = intersection(other).count
    return Double(shared) / Double(count + other.count - shared)
  }
}
