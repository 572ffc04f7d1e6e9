import EarshotCaptures
import EarshotTree
import Foundation

/// Carries edits out on the text of a design.
struct DesignEditor {
  /// The design that is changed.
  private(set) var text: DesignText
  private(set) var keys: DesignKeys
  /// The items that the page should go to; `nil` leaves its choice.
  private(set) var chosen: [Int]?
  private let reading: DesignReading
  private let convention: VODesignDocument.Convention

  init(_ text: DesignText, _ keys: DesignKeys, _ reading: DesignReading) {
    self.text = text
    self.keys = keys
    self.reading = reading
    convention = reading.convention
  }

  /// Carries an edit out; throws ``DesignProblem`` if what it is about is gone.
  mutating func apply(_ edit: DesignEdit) throws(DesignProblem) {
    switch edit {
    case .set(let items, let property):
      let dialect = convention.dialect
      try change(items) { item, _ in property.apply(to: &item, dialect) }
    case .move(let items, let way): try move(items, by: way)
    case .frames(let frames): try setFrames(frames)
    case .align(let items, let edge): try setFrames(aligned(items, edge))
    case .add(let frame, let label, let traits, let parent):
      try add(frame, label, traits, to: parent)
    case .duplicate(let items, let way): try duplicate(items, by: way)
    case .delete(let items):
      guard !text.list.take(items).isEmpty else { throw .gone }
      chosen = []
    case .place(let items, let parent, let before):
      let taken = text.list.take(items)
      guard !taken.isEmpty else { throw .gone }
      try put(taken, into: parent) { list in
        before.flatMap { key in list.items.firstIndex { $0.key == key } } ?? list.items.count
      }
    case .wrap(let items, let type): try wrap(items, type)
    case .unwrap(let items): try unwrap(items)
    case .sort(let parent): try sort(parent)
    }
  }

  /// Changes each of some items.
  private mutating func change(
    _ items: Set<Int>, _ change: (inout DesignItem, _ board: DesignItem?) -> Void
  ) throws(DesignProblem) {
    var count = 0
    text.list.updateAll { item, board in
      guard items.contains(item.key) else { return }
      change(&item, board)
      count += 1
    }
    guard count > 0 else { throw .gone }
  }

  private mutating func put(
    _ items: [DesignItem], into parent: Int?, at place: (DesignList) -> Int
  ) throws(DesignProblem) {
    guard text.list.updateList(of: parent, { $0.insert(items, at: place($0)) }) else { throw .gone }
  }
}

extension DesignEditor {
  /// Moves items and what is in them.
  private mutating func move(_ items: Set<Int>, by way: Point) throws(DesignProblem) {
    let moving = reading.family(of: items)
    let way = convention.numbers(of: way)
    try change(moving) { item, _ in
      if let frame = item.frame { item.setFrame(frame.moved(by: way)) }
    }
  }

  /// Gives items frames; what is in a container that only moves goes with it.
  private mutating func setFrames(_ frames: [Int: Rect]) throws(DesignProblem) {
    var ways: [Int: Point] = [:]
    for (key, frame) in frames {
      guard let item = reading[key], item.kind != .element, let old = item.frame,
        abs(old.width - frame.width) < 0.01, abs(old.height - frame.height) < 0.01
      else { continue }
      for inside in reading.family(of: [key]) where frames[inside] == nil {
        ways[inside] = Point(x: frame.x - old.x, y: frame.y - old.y)
      }
    }
    let convention = convention
    try change(Set(frames.keys).union(ways.keys)) { item, board in
      if let frame = frames[item.key] {
        item.setFrame(convention.numbers(of: frame, from: board?.frame?.origin ?? .zero))
      } else if let way = ways[item.key], let frame = item.frame {
        item.setFrame(frame.moved(by: convention.numbers(of: way)))
      }
    }
  }

  /// The frames of items along a line.
  private func aligned(_ items: Set<Int>, _ edge: DesignEdit.Edge) -> [Int: Rect] {
    let framed = reading.items.filter { items.contains($0.key) }.compactMap { item in
      item.frame.map { (key: item.key, frame: $0) }
    }
    guard var around = framed.first?.frame else { return [:] }
    for item in framed { around = around.union(item.frame) }
    var frames = Dictionary(uniqueKeysWithValues: framed.map { ($0.key, $0.frame) })
    switch edge {
    case .left: for key in frames.keys { frames[key]?.x = around.x }
    case .top: for key in frames.keys { frames[key]?.y = around.y }
    case .right: for item in framed { frames[item.key]?.x = around.maxX - item.frame.width }
    case .bottom: for item in framed { frames[item.key]?.y = around.maxY - item.frame.height }
    case .centerX:
      for item in framed { frames[item.key]?.x = around.center.x - item.frame.width / 2 }
    case .centerY:
      for item in framed { frames[item.key]?.y = around.center.y - item.frame.height / 2 }
    case .distributeX:
      let space = around.width - framed.reduce(0) { $0 + $1.frame.width }
      var x = around.x
      for item in framed.sorted(by: { ($0.frame.x, $0.key) < ($1.frame.x, $1.key) }) {
        frames[item.key]?.x = x
        x += item.frame.width + space / Double(max(framed.count - 1, 1))
      }
    case .distributeY:
      let space = around.height - framed.reduce(0) { $0 + $1.frame.height }
      var y = around.y
      for item in framed.sorted(by: { ($0.frame.y, $0.key) < ($1.frame.y, $1.key) }) {
        frames[item.key]?.y = y
        y += item.frame.height + space / Double(max(framed.count - 1, 1))
      }
    }
    return frames
  }
}

extension DesignEditor {
  private mutating func add(
    _ frame: Rect, _ label: String, _ traits: Traits, to parent: Int?
  ) throws(DesignProblem) {
    let parent = parent ?? reading.boards.first?.key
    let rect = convention.numbers(of: frame, from: reading.corner(of: parent))
    let all = text.list.all
    let model = all.first { $0.list == nil }
    let bits = Int(Int64(bitPattern: convention.dialect.bits(of: traits)))
    var members: [(String, [UInt8])] = [
      ("id", DesignValue.text(UUID().uuidString)),
      ("isAccessibilityElement", DesignValue.text(true)),
      ("label", DesignValue.text(label)), ("value", DesignValue.text("")),
      ("hint", DesignValue.text("")), ("trait", DesignValue.text(bits)),
      ("frame", DesignValue.text(rect, like: model?.text(of: "frame"))),
    ]
    if all.contains(where: { $0.text(of: "type") != nil }) {
      members.insert(("type", DesignValue.text("element")), at: 0)
    }
    let item = DesignItem(key: keys.next(), like: model, members.map { ($0.0, .text($0.1)) })
    try put([item], into: parent) { $0.items.count }
    chosen = [item.key]
  }

  private mutating func duplicate(_ items: Set<Int>, by way: Point) throws(DesignProblem) {
    let way = convention.numbers(of: way)
    let tops = reading.tops(of: items)
    var keys = keys
    var copies: [Int] = []
    text.list.insertCopies(of: Set(tops)) { item in
      func copy(_ item: inout DesignItem) {
        item.key = keys.next()
        if item.text(of: "id") != nil { item.set("id", string: UUID().uuidString) }
        if let frame = item.frame { item.setFrame(frame.moved(by: way)) }
      }
      copy(&item)
      copies.append(item.key)
      item.updateList { $0.updateAll { item, _ in copy(&item) } }
    }
    guard !copies.isEmpty else { throw .gone }
    self.keys = keys
    chosen = copies
  }

  private mutating func wrap(_ items: Set<Int>, _ type: DesignProperty) throws(DesignProblem) {
    let tops = reading.tops(of: items)
    guard let first = tops.first, let item = reading[first],
      !tops.contains(where: { reading[$0]?.kind == .board })
    else { throw .gone }
    let parent = item.parent
    let before = reading.items.filter { $0.parent == parent }.prefix { $0.key != first }.count
    let frames = reading.items.filter { tops.contains($0.key) }.compactMap(\.frame)
    let all = text.list.all
    let model = all.first { $0.list != nil && !$0.isArtboard } ?? all.first { $0.list == nil }
    var inside = DesignList()
    inside.insert(text.list.take(Set(tops)), at: 0)
    var container = DesignItem(
      key: keys.next(), like: model,
      [
        ("type", .text(DesignValue.text("container"))),
        ("id", .text(DesignValue.text(UUID().uuidString))), ("label", .text(DesignValue.text(""))),
        ("isModal", .text(DesignValue.text(false))), ("isTabTrait", .text(DesignValue.text(false))),
        ("isEnumerated", .text(DesignValue.text(false))),
        ("containerType", .text(DesignValue.text("none"))),
        ("navigationStyle", .text(DesignValue.text("automatic"))), ("elements", .list(inside)),
      ])
    if let start = frames.first {
      let frame = convention.numbers(
        of: frames.reduce(start) { $0.union($1) }, from: reading.corner(of: parent))
      container.set("frame", DesignValue.text(frame, like: model?.text(of: "frame")))
    }
    type.apply(to: &container, convention.dialect)
    try put([container], into: parent) { _ in before }
    chosen = [container.key]
  }

  private mutating func unwrap(_ items: Set<Int>) throws(DesignProblem) {
    let containers = items.filter { reading[$0]?.kind == .container }
    guard !containers.isEmpty else { throw .gone }
    chosen = reading.items.filter { $0.parent.map(containers.contains) ?? false }.map(\.key)
    text.list.dissolve(Set(containers))
  }

  private mutating func sort(_ parent: Int?) throws(DesignProblem) {
    let order = reading.naturalOrder(in: parent)
    let places = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let isThere = text.list.updateList(of: parent) { list in
      let leads = list.items.map { ($0.lead, $0.trail) }
      list.items.sort { (places[$0.key] ?? .max) < (places[$1.key] ?? .max) }
      for (place, spaces) in leads.enumerated() {
        (list.items[place].lead, list.items[place].trail) = spaces
      }
    }
    guard isThere else { throw .gone }
  }
}
