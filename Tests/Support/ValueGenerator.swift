public import EarshotTree

/// Makes random texts, numbers and other values of properties.
public struct ValueGenerator: Sendable {
  /// Whether values may be such as no app has.
  public let isOdd: Bool
  /// The ids that references name.
  public let ids: [Element.ID]

  /// Makes values for a screen with some ids.
  public init(isOdd: Bool, ids: [Element.ID]) {
    self.isOdd = isOdd
    self.ids = ids
  }

  private static let texts = [
    "A", "Cheese", "В ресторане", "169 рублей, 40 г", "none", "unknown", "button", "#1", "ru",
    "Schaltfläche", "12:30", "x y z", "a(b)", "a/b-c_d.e:f",
  ]

  private static let oddTexts = [
    "", " ", "  two  spaces ", "\"", "\\", "\\n", "line\nline", "\r\n", "\t", "\u{0}", "\u{1B}[0m",
    "👩‍👩‍👧‍👦🇷🇺", "\u{301}acute", "e\u{301}", "é", "\u{202E}right\u{202C}", "\u{200F}", "\u{FEFF}",
    "\u{2028}", "\u{A0}", "?", "?x", "(", ")", "# no comment", "שלום", "ไทย", "\u{10FFFF}",
    "\u{7F}",
    "\u{AD}", "\u{FE0F}",
  ]

  /// A text.
  public func text(_ random: inout SeededGenerator) -> String {
    guard isOdd, random.oneIn(2) else { return random.pick(ValueGenerator.texts) }
    if random.oneIn(3) { return random.pick(ValueGenerator.oddTexts) }
    return random.list(3) { $0.pick(ValueGenerator.texts + ValueGenerator.oddTexts) }.joined()
  }

  /// A BCP 47 tag, sometimes something that is none.
  public func language(_ random: inout SeededGenerator) -> String {
    let odd = isOdd && random.oneIn(4)
    return odd
      ? text(&random) : random.pick(["ru", "en", "de", "en-US", "zh-Hant", "fil", "sr-Latn-RS"])
  }

  /// A number that is not NaN.
  public func number(_ random: inout SeededGenerator) -> Double {
    switch random.int(1...(isOdd ? 10 : 6)) {
    case 1...4: return Double(random.int(-10...900))
    case 5, 6: return Double(random.int(-1000...9000)) / Double(random.int(1...7))
    case 7: return random.pick([.infinity, -.infinity, 0, -0.0, 1e300, -1e-300])
    case 8:
      return random.pick([Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e15, 1e16])
    default:
      let number = Double(bitPattern: random.next())
      return number.isNaN ? 0.1 : number
    }
  }

  /// A whole number.
  public func integer(_ random: inout SeededGenerator) -> Int {
    if isOdd, random.oneIn(8) {
      return random.pick([1 << 53 - 1, 1 - 1 << 53, -1, Int(random.int(0...9999))])
    }
    return random.int(0...6)
  }

  /// A rectangle.
  public func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: number(&random), y: number(&random), width: number(&random), height: number(&random))
  }

  /// A place.
  public func point(_ random: inout SeededGenerator) -> Point {
    Point(x: number(&random), y: number(&random))
  }

  /// An id of the screen, sometimes one that it does not have.
  public func reference(_ random: inout SeededGenerator) -> Element.ID {
    guard !ids.isEmpty, !random.oneIn(5) else { return Element.ID(text(&random)) }
    return random.pick(ids)
  }

  /// A value, empty or not captured.
  public func property<Value>(
    _ random: inout SeededGenerator, _ make: (inout SeededGenerator) -> Value
  ) -> Property<Value> {
    switch random.int(1...6) {
    case 1, 2: .given(make(&random))
    case 3: .notCaptured
    default: .empty
    }
  }

  /// A value or `nil`.
  public func optional<Value>(
    _ random: inout SeededGenerator, _ make: (inout SeededGenerator) -> Value
  ) -> Value? {
    random.oneIn(3) ? make(&random) : nil
  }
}
