/// Two rows laid side by side: what they share, and the stretches where they differ.
struct Alignment<Item: Hashable & Sendable>: Sendable {
  enum Piece: Sendable {
    case same(Item)
    case changed(was: [Item], heard: [Item])
  }

  let pieces: [Piece]

  init(expected: [Item], heard: [Item]) {
    let difference = heard.difference(from: expected)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var pieces: [Piece] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < heard.count {
      var (was, now): ([Item], [Item]) = ([], [])
      while removed.contains(old) {
        was.append(expected[old])
        old += 1
      }
      while inserted.contains(new) {
        now.append(heard[new])
        new += 1
      }
      if !was.isEmpty || !now.isEmpty { pieces.append(.changed(was: was, heard: now)) }
      if old < expected.count, new < heard.count {
        pieces.append(.same(heard[new]))
        old += 1
        new += 1
      }
    }
    self.pieces = pieces
  }

  /// How much is shared, from 0 to 1.
  var similarity: Double {
    var (shared, all) = (0, 0)
    for piece in pieces {
      switch piece {
      case .same:
        shared += 2
        all += 2
      case .changed(let was, let heard): all += was.count + heard.count
      }
    }
    return all == 0 ? 1 : Double(shared) / Double(all)
  }
}

extension CollectionDifference.Change {
  /// The place of what was taken out or put in.
  fileprivate var place: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
