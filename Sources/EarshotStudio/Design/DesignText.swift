/// The text of a `.vodesign` document in pieces: what is not changed is written as it was read.
///
/// The whole document is kept, with spaces, unknown keys and the digits of each number; an edit
/// replaces the pieces that it changes. The reader of captures has to accept the text first.
package struct DesignText: Sendable {
  /// What stands before the list of items.
  private var head: [UInt8]
  /// The items of the document, in reading order.
  var list: DesignList
  /// What stands behind the list of items.
  private var tail: [UInt8]

  /// Takes a document apart; `nil` for what is neither a list of items nor an object with `elements`.
  ///
  /// - Parameters:
  ///   - bytes: the text, which is correct JSON.
  ///   - keys: the maker of the keys of items.
  package init?(_ bytes: [UInt8], keys: inout DesignKeys) {
    var cutter = DesignTextCutter(bytes, keys: keys)
    cutter.skipSpace()
    guard cutter.findItems() else { return nil }
    head = cutter.taken
    guard let items = cutter.list() else { return nil }
    list = items
    tail = cutter.rest
    keys = cutter.keys
  }

  /// The bytes of the document.
  package var bytes: [UInt8] {
    var bytes = head
    list.write(to: &bytes)
    bytes += tail
    return bytes
  }
}

/// The numbers of the items of a design, each kept for as long as the server runs.
package struct DesignKeys: Sendable {
  private var last = 0

  package init() {}

  /// A number that no item has had.
  mutating func next() -> Int {
    last += 1
    return last
  }
}

/// The items between two brackets.
struct DesignList: Sendable {
  /// The items in their order.
  var items: [DesignItem] = []
  /// What stands between the brackets of a list without items.
  var space: [UInt8] = []

  func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    if items.isEmpty { bytes += space }
    for (place, item) in items.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += item.lead
      item.write(to: &bytes)
      bytes += item.trail
    }
    bytes.append(UInt8(ascii: "]"))
  }
}

/// An element, a container or an artboard, with its members as text.
struct DesignItem: Sendable {
  /// A member of the object.
  struct Member: Sendable {
    /// The value as text, or the items in it.
    enum Value: Sendable {
      case text([UInt8])
      case list(DesignList)
    }

    /// The name.
    var name: String
    /// What stands before the value: spaces, the name in quotes, the colon.
    var head: [UInt8]
    var value: Value
    /// The spaces behind the value.
    var trail: [UInt8] = []
  }

  /// The number by which the page knows it.
  var key: Int
  /// The spaces before it in its list.
  var lead: [UInt8] = []
  /// The spaces behind it in its list.
  var trail: [UInt8] = []
  var members: [Member] = [] {
    didSet { facts = nil }
  }
  /// What its members say, as long as they do not change.
  var facts: DesignItemFacts?
  /// What stands between the braces of an object without members.
  var space: [UInt8] = []

  func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    if members.isEmpty { bytes += space }
    for (place, member) in members.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += member.head
      switch member.value {
      case .text(let text): bytes += text
      case .list(let list): list.write(to: &bytes)
      }
      bytes += member.trail
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Its text without the items in it: equal for two versions of an item that is the same in both.
  var ownText: [UInt8] {
    var bytes: [UInt8] = []
    for member in members {
      bytes += member.name.utf8
      bytes.append(0)
      if case .text(let text) = member.value { bytes += text }
      bytes.append(0)
    }
    return bytes
  }
}
