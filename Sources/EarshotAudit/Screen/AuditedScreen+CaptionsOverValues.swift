import EarshotTree

extension AuditedScreen {
  /// Rows of two or more captions, each of which stands over or under its value, without views around
  /// the pairs, and with nothing below them in the same columns, as a table would have.
  func captionsOverValues() -> [[(caption: Node, value: Node)]] {
    var found: [[(caption: Node, value: Node)]] = []
    var rows: [[Node]] = []
    for stop in stops {
      if let last = rows.last?.last, last.stands(inLineBefore: stop) {
        rows[rows.count - 1].append(stop)
      } else {
        rows.append([stop])
      }
    }
    for (index, row) in rows.enumerated().dropLast() where row.count > 1 {
      let pairs = row.pairs(over: rows[index + 1])
      let isTable =
        index > 0 && rows[index - 1].isAligned(with: row)
        || index + 2 < rows.count && rows[index + 1].isAligned(with: rows[index + 2])
      if let pairs, !isTable { found.append(pairs) }
    }
    return found
  }
}

extension Node {
  /// Whether it and the next stop are texts of one look in one line.
  fileprivate func stands(inLineBefore next: Node) -> Bool {
    guard role == .text, next.role == .text, parent == next.parent, !isHeading, !next.isHeading,
      let frame, let other = next.frame
    else { return false }
    return abs(frame.y - other.y) < 2 && abs(frame.height - other.height) < 2
      && frame.horizontalOverlap(with: other) == 0
      && element.appearance.value?.fontSize == next.element.appearance.value?.fontSize
  }
}

extension Node {
  fileprivate var hasNoDigit: Bool { !spokenLabel.contains(where: \.isNumber) }
}

extension Node {
  /// Whether its text is set in another size, weight or colour than another; a height tells a size.
  func isSetApart(from other: Node) -> Bool {
    let (own, others) = (element.appearance.value, other.element.appearance.value)
    func differs<Value: Equatable>(_ value: (Appearance) -> Value?) -> Bool {
      guard let first = own.flatMap(value), let second = others.flatMap(value) else { return false }
      return first != second
    }
    if differs(\.fontSize) || differs(\.fontWeight) || differs(\.color) { return true }
    if own?.fontSize != nil, others?.fontSize != nil { return false }
    guard let frame, let rect = other.frame else { return false }
    return abs(frame.height - rect.height) >= 2
  }

  /// Whether two texts lie in one view, or in views of one view.
  fileprivate func liesBeside(_ other: Node) -> Bool {
    parent == other.parent || parent?.parent != nil && parent?.parent == other.parent?.parent
  }
}

extension [Node] {
  fileprivate func isAligned(with other: [Node]) -> Bool {
    count == other.count && count > 1 && self[0].liesBeside(other[0])
      && zip(self, other).allSatisfy { upper, lower in
        guard let first = upper.frame, let second = lower.frame else { return false }
        return abs(first.x - second.x) < 4 || abs(first.center.x - second.center.x) < 4
      }
  }

  /// The captions with the values right below or above them; `nil` if the two rows are none: captions
  /// have no digits, and values are set apart from them, or all are figures.
  fileprivate func pairs(over others: [Node]) -> [(caption: Node, value: Node)]? {
    guard isAligned(with: others), let upper = self[0].frame, let lower = others[0].frame,
      (0..<16).contains(lower.y - upper.maxY)
    else { return nil }
    let areSetApart = self[0].isSetApart(from: others[0])
    let areValues =
      areSetApart
      ? !others.allSatisfy(\.hasNoDigit) : others.allSatisfy { $0.spokenLabel.isFigure }
    if allSatisfy(\.hasNoDigit), areValues {
      return Array<(caption: Node, value: Node)>(zip(self, others).map { ($0, $1) })
    }
    // Numbers over their captions, as on a profile: all of them have to be numbers.
    guard others.allSatisfy(\.hasNoDigit), allSatisfy({ $0.spokenLabel.isFigure }) else {
      return nil
    }
    return Array<(caption: Node, value: Node)>(zip(others, self).map { ($0, $1) })
  }
}
