/// Cuts correct JSON into the items of a design and the text between them.
struct DesignTextCutter {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var keys: DesignKeys

  init(_ bytes: [UInt8], keys: DesignKeys) {
    self.bytes = bytes
    self.keys = keys
  }

  /// What lies before the place.
  var taken: [UInt8] { Array(bytes[..<offset]) }
  /// What lies behind the place.
  var rest: [UInt8] { Array(bytes[offset...]) }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Goes to the bracket before the items of the document.
  mutating func findItems() -> Bool {
    if byte == UInt8(ascii: "[") { return true }
    guard byte == UInt8(ascii: "{") else { return false }
    offset += 1
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { return false }
      let name = self.name()
      skipSpace()
      offset += 1
      skipSpace()
      if name == "elements" { return byte == UInt8(ascii: "[") }
      _ = value()
      skipSpace()
      guard byte == UInt8(ascii: ",") else { return false }
      offset += 1
    }
  }

  /// The items from a bracket to the one that closes it; `nil` for a list of other things.
  mutating func list() -> DesignList? {
    var list = DesignList()
    offset += 1
    while true {
      let lead = space()
      if byte == UInt8(ascii: "]"), list.items.isEmpty {
        list.space = lead
        offset += 1
        return list
      }
      guard byte == UInt8(ascii: "{"), var item = object(keyed: true) else { return nil }
      item.lead = lead
      item.trail = space()
      list.items.append(item)
      guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") else { return nil }
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "]") { return list }
    }
  }

  /// An object from its brace on; only items have keys and items in them.
  mutating func object(keyed: Bool) -> DesignItem? {
    var item = DesignItem(key: keyed ? keys.next() : 0)
    offset += 1
    while true {
      let start = offset
      skipSpace()
      if byte == UInt8(ascii: "}"), item.members.isEmpty {
        item.space = Array(bytes[start..<offset])
        offset += 1
        return item
      }
      guard byte == UInt8(ascii: "\"") else { return nil }
      let name = self.name()
      skipSpace()
      offset += 1
      skipSpace()
      let head = Array(bytes[start..<offset])
      var value: DesignItem.Member.Value
      if keyed, name == "elements", byte == UInt8(ascii: "[") {
        guard let list = list() else { return nil }
        value = .list(list)
      } else {
        value = .text(self.value())
      }
      item.members.append(
        DesignItem.Member(name: name, head: head, value: value, trail: space()))
      guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") else { return nil }
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "}") { return item }
    }
  }

  private mutating func space() -> [UInt8] {
    let start = offset
    skipSpace()
    return Array(bytes[start..<offset])
  }

  /// The name of a member; one with escapes is none of those that a design has.
  private mutating func name() -> String {
    let start = offset
    skipString()
    return String(decoding: bytes[start + 1..<max(offset - 1, start + 1)], as: UTF8.self)
  }

  private mutating func skipString() {
    offset += 1
    while let byte, byte != UInt8(ascii: "\"") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }

  /// The text of a value of any kind.
  private mutating func value() -> [UInt8] {
    let start = offset
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return Array(bytes[start..<offset]) }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return Array(bytes[start..<offset]) }
        depth -= 1
        if depth == 0 {
          offset += 1
          return Array(bytes[start..<offset])
        }
      case UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09:
        if depth == 0 { return Array(bytes[start..<offset]) }
      default: break
      }
      offset += 1
    }
    return Array(bytes[start..<offset])
  }
}
