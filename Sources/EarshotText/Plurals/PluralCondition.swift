/// A condition of a plural rule in the notation of LDML, such as
/// `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
struct PluralCondition: Hashable, Sendable {
  /// A comparison of an operand, or of what is left of it after division.
  struct Relation: Hashable, Sendable {
    var operand: Character
    var divisor: UInt64?
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]

    /// Whether the relation holds for a number.
    func holds(for operands: PluralOperands) -> Bool {
      guard let value = value(of: operands) else { return isNegated }
      return ranges.contains { $0.contains(value) } != isNegated
    }

    /// The operand; `nil` for one with digits behind the point, which no range holds.
    private func value(of operands: PluralOperands) -> UInt64? {
      let value: UInt64? =
        switch operand {
        case "i": operands.i
        case "v": UInt64(operands.v)
        case "w": UInt64(operands.w)
        case "f": operands.f
        case "t": operands.t
        case "c", "e": UInt64(operands.e)
        default: operands.n
        }
      return value.map { whole in divisor.map { whole % $0 } ?? whole }
    }
  }

  /// The relations: one row of them holds when all in it do, the condition when one row does.
  private(set) var alternatives: [[Relation]]

  /// Reads a condition; `nil` when it is not in the notation.
  ///
  /// An empty one always holds.
  init?(_ text: Substring) {
    alternatives = []
    guard !text.isEmpty else { return }
    var row: [Relation] = []
    var words = text.split(separator: " ")[...]
    while !words.isEmpty {
      guard let relation = Self.relation(&words) else { return nil }
      row.append(relation)
      switch words.popFirst() {
      case "and": continue
      case "or", nil:
        alternatives.append(row)
        row = []
      default: return nil
      }
    }
  }

  /// Whether the condition holds for a number.
  func holds(for operands: PluralOperands) -> Bool {
    alternatives.isEmpty
      || alternatives.contains { row in row.allSatisfy { $0.holds(for: operands) } }
  }

  private static func relation(_ words: inout ArraySlice<Substring>) -> Relation? {
    guard let name = words.popFirst(), name.count == 1, let operand = name.first,
      "nivwftce".contains(operand)
    else { return nil }
    var divisor: UInt64?
    if words.first == "%" {
      words.removeFirst()
      guard let number = words.popFirst().flatMap({ UInt64($0) }), number > 0 else { return nil }
      divisor = number
    }
    guard let sign = words.popFirst(), sign == "=" || sign == "!=", let list = words.popFirst()
    else { return nil }
    let ranges = list.split(separator: ",").compactMap(range)
    guard ranges.count == list.split(separator: ",").count else { return nil }
    return Relation(operand: operand, divisor: divisor, isNegated: sign == "!=", ranges: ranges)
  }

  private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
    let ends = text.split(separator: ".").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last, ends.count <= 2 else {
      return nil
    }
    return first...last
  }
}
