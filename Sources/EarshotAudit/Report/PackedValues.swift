/// Texts and numbers in a row, for what is written and read so often that a container for each value
/// would take too long.
///
/// Who reads takes them in the order in which they were put.
struct PackedValues: Sendable, Codable {
  /// The values are not those that the reader expects.
  struct Mismatch: Error {}

  private var texts: [String] = []
  private var numbers: [Int] = []
  private var nextText = 0
  private var nextNumber = 0

  private enum CodingKeys: CodingKey { case texts, numbers }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    texts = try container.decode([String].self, forKey: .texts)
    numbers = try container.decode([Int].self, forKey: .numbers)
  }

  mutating func put(_ text: String) { texts.append(text) }
  mutating func put(_ number: Int) { numbers.append(number) }
  mutating func put(_ flag: Bool) { numbers.append(flag ? 1 : 0) }

  /// Puts how many there are, and each.
  mutating func put<Items: Collection>(
    _ items: Items, _ one: (inout PackedValues, Items.Element) -> Void
  ) {
    put(items.count)
    for item in items { one(&self, item) }
  }

  mutating func text() throws(Mismatch) -> String {
    guard nextText < texts.count else { throw Mismatch() }
    defer { nextText += 1 }
    return texts[nextText]
  }

  mutating func number() throws(Mismatch) -> Int {
    guard nextNumber < numbers.count else { throw Mismatch() }
    defer { nextNumber += 1 }
    return numbers[nextNumber]
  }

  mutating func flag() throws(Mismatch) -> Bool { try number() != 0 }

  /// Takes how many there are, and each.
  mutating func items(_ one: (inout PackedValues) throws(Mismatch) -> Void) throws(Mismatch) {
    let count = try number()
    guard count >= 0, count <= texts.count + numbers.count else { throw Mismatch() }
    for _ in 0..<count { try one(&self) }
  }
}

extension PackedValues {
  mutating func put(_ counts: [IncompleteReason: Int]) {
    put(counts) {
      $0.put($1.key.id)
      $0.put($1.value)
    }
  }

  mutating func reasons() throws(Mismatch) -> [IncompleteReason: Int] {
    var counts: [IncompleteReason: Int] = [:]
    try items { (values) throws(Mismatch) in
      guard let reason = IncompleteReason(id: try values.text()) else { throw Mismatch() }
      counts[reason] = try values.number()
    }
    return counts
  }
}
