import EarshotText
import EarshotTree
import EarshotWriting

extension String {
  /// `#RRGGBB` as parts from 0 to 1; `nil` when it is something else.
  var colorParts: [Double]? {
    guard hasPrefix("#"), utf8.count == 7, let value = UInt32(dropFirst(), radix: 16) else {
      return nil
    }
    return [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { Double($0) / 255 }
  }

  /// The colour of a framework that has a name: black or white.
  var plainColor: String? {
    switch uppercased() {
    case "#000000": "black"
    case "#FFFFFF": "white"
    default: nil
    }
  }

  /// `#RRGGBB` as the arguments of a colour; `nil` when it is something else.
  var components: String? {
    colorParts.map { "red: \($0[0].swift), green: \($0[1].swift), blue: \($0[2].swift)" }
  }
}

extension Double {
  /// The number as code with at most three decimals.
  var swift: String {
    let rounded = (self * 1_000).rounded() / 1_000
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "0" }
    return rounded.short
  }
}

extension Rect {
  /// The place and size in words of code.
  var spokenSize: String { "\(width.swift) by \(height.swift) points at \(x.swift), \(y.swift)" }
}
