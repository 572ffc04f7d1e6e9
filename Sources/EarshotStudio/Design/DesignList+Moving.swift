extension DesignList {
  /// Changes every item, each before those in it.
  ///
  /// - Parameters:
  ///   - board: the artboard around, if there is one.
  ///   - change: what is done with an item and the artboard that it lies in, if it does in one.
  mutating func updateAll(
    in board: DesignItem? = nil, _ change: (inout DesignItem, _ board: DesignItem?) -> Void
  ) {
    for place in items.indices {
      change(&items[place], board)
      let around = items[place].isArtboard && board == nil ? items[place].withoutList : board
      items[place].updateList { $0.updateAll(in: around, change) }
    }
  }

  /// All items, each before those in it.
  var all: [DesignItem] {
    var found: [DesignItem] = []
    var stack = Array(items.reversed())
    while let item = stack.popLast() {
      found.append(item)
      if let list = item.list { stack += list.items.reversed() }
    }
    return found
  }

  /// Takes items out with all that is in them; what lies in one of them goes with it.
  mutating func take(_ keys: Set<Int>) -> [DesignItem] {
    var found: [DesignItem] = []
    take(keys, into: &found)
    return found
  }

  private mutating func take(_ keys: Set<Int>, into found: inout [DesignItem]) {
    let last = items.last
    var kept: [DesignItem] = []
    kept.reserveCapacity(items.count)
    for var item in items {
      guard !keys.contains(item.key) else {
        found.append(item)
        continue
      }
      item.updateList { $0.take(keys, into: &found) }
      kept.append(item)
    }
    if let last, kept.last?.key != last.key, !kept.isEmpty {
      kept[kept.count - 1].trail = last.trail
    }
    items = kept
  }

  /// Puts items before the one at a place; behind all where there is none.
  mutating func insert(_ new: [DesignItem], at place: Int) {
    var new = new
    let place = min(max(place, 0), items.count)
    let lead = items.first?.lead
    for index in new.indices {
      if let lead { new[index].lead = lead }
      if !items.isEmpty || index < new.count - 1 { new[index].trail = [] }
    }
    if place == items.count, let last = items.indices.last, !new.isEmpty {
      swap(&new[new.count - 1].trail, &items[last].trail)
    }
    items.insert(contentsOf: new, at: place)
  }

  /// Puts a copy behind each of some items, changed before.
  mutating func insertCopies(of keys: Set<Int>, _ change: (inout DesignItem) -> Void) {
    var all: [DesignItem] = []
    for var item in items {
      guard keys.contains(item.key) else {
        item.updateList { $0.insertCopies(of: keys, change) }
        all.append(item)
        continue
      }
      var copy = item
      change(&copy)
      item.trail = []
      all += [item, copy]
    }
    items = all
  }

  /// Puts what is in some containers into their places.
  mutating func dissolve(_ keys: Set<Int>) {
    var all: [DesignItem] = []
    for var item in items {
      item.updateList { $0.dissolve(keys) }
      guard keys.contains(item.key), let list = item.list else {
        all.append(item)
        continue
      }
      for var inside in list.items {
        inside.lead = item.lead
        inside.trail = item.trail
        all.append(inside)
      }
    }
    items = all
  }

  /// Changes the list that an item holds, or this one for `nil`.
  ///
  /// Answers whether there is such a list.
  mutating func updateList(of key: Int?, _ change: (inout DesignList) -> Void) -> Bool {
    guard let key else {
      change(&self)
      return true
    }
    for place in items.indices {
      if items[place].key == key {
        guard items[place].list != nil else { return false }
        items[place].updateList(change)
        return true
      }
      var isFound = false
      items[place].updateList { isFound = $0.updateList(of: key, change) }
      if isFound { return true }
    }
    return false
  }
}

extension DesignItem {
  /// Whether it is a screen of its own.
  var isArtboard: Bool { text(of: "type") == DesignValue.text("frame") }

  /// The item without what is in it.
  var withoutList: DesignItem {
    var item = self
    item.updateList { $0.items = [] }
    return item
  }
}
