extension DesignText {
  /// Gives items the numbers that they have in another version: those of the same identity, of the same
  /// text, and then of the same place if as many are left in both.
  mutating func adoptKeys(of other: DesignText) {
    let own = list.all.map(\.identity)
    let others = other.list.all.map(\.identity)
    var keys = [Int: Int](minimumCapacity: own.count)
    var used: Set<Int> = []
    for name in [\DesignItem.Identity.id, \DesignItem.Identity.text] {
      var known: [[UInt8]: [Int]] = [:]
      for item in others.reversed() where !used.contains(item.key) {
        if let text = item[keyPath: name] { known[text, default: []].append(item.key) }
      }
      for item in own where keys[item.key] == nil {
        guard let text = item[keyPath: name], let key = known[text]?.popLast() else { continue }
        keys[item.key] = key
        used.insert(key)
      }
    }
    let left = own.filter { keys[$0.key] == nil }
    let leftOthers = others.filter { !used.contains($0.key) }
    if left.count == leftOthers.count {
      for (item, other) in zip(left, leftOthers) { keys[item.key] = other.key }
    }
    list.updateAll { item, _ in item.key = keys[item.key] ?? item.key }
  }
}

extension DesignItem {
  /// What tells an item from others.
  fileprivate struct Identity {
    var key: Int
    var id: [UInt8]?
    var text: [UInt8]?
  }

  fileprivate var identity: Identity {
    Identity(key: key, id: text(of: "id"), text: ownText)
  }
}
