/// Finds the names that sound like one that nothing answers to.
struct NearestNames {
  private let names: [String]

  init(_ targets: VoiceTargets) { names = targets.compactMap(\.name) }

  /// Up to three names, the nearest first; empty when none is near.
  func names(to said: String) -> [String] {
    let wanted = Array(said.lowercased().prefix(40))
    var seen: Set<String> = []
    let near = names.filter { seen.insert($0).inserted }.enumerated().compactMap { index, name in
      distance(wanted, name).map { ($0, index, name) }
    }
    return near.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// How many letters differ, when at most a third of the longer one does; else `nil`.
  private func distance(_ wanted: [Character], _ name: String) -> Int? {
    let name = Array(name.lowercased().prefix(40))
    let most = max(1, max(wanted.count, name.count) / 3)
    guard abs(wanted.count - name.count) <= most else { return nil }
    var row = Array(0...name.count)
    for (i, letter) in wanted.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in name.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
      }
    }
    return row[name.count] <= most ? row[name.count] : nil
  }
}
