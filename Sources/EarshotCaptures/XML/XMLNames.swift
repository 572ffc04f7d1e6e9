/// The names of a document, each held once and known by number.
struct XMLNames {
  /// The names in the order in which they were met.
  private(set) var list: [String] = []

  private let text: UnsafeBufferPointer<UInt8>
  /// Where each name was met first.
  private var places: [Range<Int>] = []
  /// The numbers of names by hash, -1 where there is none; the size is a power of two.
  private var slots = Array(repeating: -1, count: 256)
  /// The tag in which each name was an attribute last.
  private var lastTag: [Int] = []
  private var tag = 0
  /// The name that stood last at each place among the attributes of a tag.
  private var expectedNames: [Int] = []

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// The number of a name.
  mutating func index(of range: Range<Int>) -> Int {
    var slot = hash(range) & (slots.count - 1)
    while slots[slot] >= 0 {
      if end(of: slots[slot], at: range.lowerBound) == range.upperBound { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = list.count
    list.append(String(decoding: text[range], as: UTF8.self))
    places.append(range)
    lastTag.append(-1)
    if list.count * 2 > slots.count { grow() }
    return list.count - 1
  }

  /// The offset after a name, if its bytes stand at an offset.
  func end(of name: Int, at offset: Int) -> Int? {
    let place = places[name]
    guard offset + place.count <= text.count else { return nil }
    for index in 0..<place.count
    where text[offset &+ index] != text[place.lowerBound &+ index] { return nil }
    return offset + place.count
  }

  /// Begins a tag, in which every name may be an attribute once.
  mutating func beginTag() { tag += 1 }

  /// Whether the name is no attribute of this tag yet; from now on it is.
  mutating func isNewInTag(_ name: Int) -> Bool {
    guard lastTag[name] != tag else { return false }
    lastTag[name] = tag
    return true
  }

  /// The name that stood last at a place among the attributes, and the offset after `name=`, if
  /// that stands at an offset.
  ///
  /// Tools write the attributes of all tags in one order, so that this is mostly the name.
  func expected(_ place: Int, at offset: Int) -> (name: Int, end: Int)? {
    guard place < expectedNames.count, let end = end(of: expectedNames[place], at: offset),
      end < text.count, text[end] == UInt8(ascii: "=")
    else { return nil }
    return (expectedNames[place], end + 1)
  }

  /// Notes the name at a place among the attributes.
  mutating func expect(_ name: Int, _ place: Int) {
    if place < expectedNames.count {
      expectedNames[place] = name
    } else {
      expectedNames.append(name)
    }
  }

  private func hash(_ range: Range<Int>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[range]))
    return hasher.finalize()
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for (name, place) in places.enumerated() {
      var slot = hash(place) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = name
    }
  }
}
