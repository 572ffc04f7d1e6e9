/// A baseline at work: which finding it hides, and which of its entries hide nothing any more.
package struct BaselineRun: Sendable {
  /// The baseline.
  package let baseline: Baseline
  private var left: [Baseline.Key: Int]
  /// The entries of files that are gone, by all but their paths.
  private var renamed: [Baseline.Key: [Baseline.Key]]?

  /// Starts with all entries unused.
  package init(_ baseline: Baseline) {
    self.baseline = baseline
    left = baseline.counts
  }

  /// Whether an entry hides a finding of a key; the entry is used up.
  package mutating func hides(_ key: Baseline.Key) -> Bool {
    guard let count = left[key], count > 0 else { return false }
    left[key] = count - 1
    return true
  }

  /// Whether an entry hides a finding whose file was renamed since: all but the path is equal, and
  /// the path of the entry is gone; the entry is used up.
  package mutating func hides(
    _ key: Baseline.Key, wherePathIsGone isGone: (String) -> Bool
  ) -> Bool {
    if renamed == nil {
      renamed = Dictionary(grouping: left.keys.filter { isGone($0.path) }) { $0.content }
        .mapValues { $0.sorted() }
    }
    let entry = renamed?[key.content]?.first { left[$0, default: 0] > 0 }
    guard let entry else { return false }
    left[entry, default: 0] -= 1
    return true
  }

  /// The entries whose findings are gone, in order, with how many there are of each.
  ///
  /// - Parameter isJudged: whether the run looked at what a key is about; nothing is known of others.
  package func stale(where isJudged: (Baseline.Key) -> Bool) -> [(key: Baseline.Key, count: Int)] {
    left.filter { $0.value > 0 && isJudged($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The baseline without the entries whose findings are gone; it never has more than before.
  package func ratcheted(where isJudged: (Baseline.Key) -> Bool) -> Baseline {
    var counts = baseline.counts
    for (key, count) in stale(where: isJudged) { counts[key, default: 0] -= count }
    return Baseline(counts: counts)
  }
}
