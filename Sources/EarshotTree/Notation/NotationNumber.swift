import EarshotText

/// Numbers as screen notation writes them: the shortest decimal that reads back equal.
enum NotationNumber {
  static func double(_ word: some StringProtocol) throws(NotationMisfit) -> Double {
    if let whole = small(word) { return Double(whole) }
    switch word {
    case "inf": return .infinity
    case "-inf": return -.infinity
    case "nan": return .nan
    default: break
    }
    // Swift reads hexadecimal numbers and names too; the notation does not.
    guard word.utf8.allSatisfy(\.isDecimal), let number = Double(word) else { throw .shape }
    guard number.isFinite else { throw .range }
    return number
  }

  static func doubles(_ word: String, count: Int) throws(NotationMisfit) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    var rest = word[...]
    while let comma = rest.utf8.firstIndex(of: UInt8(ascii: ",")) {
      numbers.append(try double(rest[..<comma]))
      rest = rest[rest.utf8.index(after: comma)...]
    }
    numbers.append(try double(rest))
    guard numbers.count == count else { throw .shape }
    return numbers
  }

  static func integer(_ word: some StringProtocol) throws(NotationMisfit) -> Int {
    // Beyond that JSON numbers are no longer exact (RFC 8259), and nothing is counted.
    if let number = Int(word), number.magnitude < 1 << 53 { return number }
    let digits = word.utf8.first == UInt8(ascii: "-") ? word.utf8.dropFirst() : word.utf8[...]
    let isNumber = !digits.isEmpty && digits.allSatisfy { $0.isDigit }
    throw isNumber ? .range : .shape
  }

  static func print(_ number: Double) -> String {
    if number.magnitude < 1e15, let whole = Int(exactly: number), whole != 0 || number.sign == .plus
    {
      return String(whole)
    }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func print(_ numbers: [Double]) -> String {
    numbers.map { print($0) }.joined(separator: ",")
  }

  /// The number of a few digits, which is what most numbers are.
  private static func small(_ word: some StringProtocol) -> Int? {
    guard (1...9).contains(word.utf8.count) else { return nil }
    var number = 0
    for byte in word.utf8 {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}

extension UInt8 {
  fileprivate var isDecimal: Bool {
    isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "e") || self == UInt8(ascii: "E")
  }
}
