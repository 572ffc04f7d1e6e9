import EarshotTree
import EarshotWriting

/// Values of a design as text.
enum DesignValue {
  static func text(_ string: String) -> [UInt8] { JSONWriter.text(of: string) }
  static func text(_ bool: Bool) -> [UInt8] { JSONWriter.text(of: bool) }
  static func text(_ strings: [String]) -> [UInt8] { JSONWriter.text(of: strings) }
  static func text(_ number: Int) -> [UInt8] { JSONWriter.text(of: number) }

  /// A rectangle as `[[x, y], [width, height]]`, spaced as the one that it replaces.
  ///
  /// A number that is the same keeps its digits.
  static func text(_ rect: Rect, like model: [UInt8]?) -> [UInt8] {
    let numbers = [rect.x, rect.y, rect.width, rect.height]
    let model = model ?? Array("[[0, 0], [0, 0]]".utf8)
    var text: [UInt8] = []
    var place = 0
    var rest = model[...]
    while let byte = rest.first {
      let digits = rest.prefix { isOfNumber($0) }
      guard !digits.isEmpty else {
        text.append(byte)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(digits.count)
      guard place < numbers.count else { continue }
      let old = Double(String(decoding: digits, as: UTF8.self))
      let isSame = old.map { abs($0 - numbers[place]) < 0.005 } ?? false
      text += isSame ? Array(digits) : JSONWriter.text(of: rounded(numbers[place]))
      place += 1
    }
    return place == numbers.count ? text : Self.text(rect, like: nil)
  }

  /// Two decimals are finer than any display.
  private static func rounded(_ number: Double) -> Double {
    number.magnitude < 1e9 ? (number * 100).rounded() / 100 : number
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
  }
}
