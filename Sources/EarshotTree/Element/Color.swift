/// A colour in sRGB, with its contrast to others.
package struct Color: Hashable, Sendable {
  /// Red, green and blue from 0 to 255.
  package var red, green, blue: Double

  /// Reads `#RRGGBB`; `nil` when the text is no such colour.
  package init?(hex: String) {
    guard hex.utf8.count == 7, hex.hasPrefix("#"), let value = Int(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: Double(value >> 16 & 255), green: Double(value >> 8 & 255), blue: Double(value & 255))
  }

  /// Makes a colour of channels from 0 to 255.
  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour as `#RRGGBB`.
  package var hex: String {
    "#"
      + [red, green, blue].map { channel in
        let text = String(Int(channel.rounded()), radix: 16, uppercase: true)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }

  /// Relative luminance from 0 to 1, by WCAG 2.2 with the knee of sRGB at 0.04045.
  package var luminance: Double {
    0.2126 * Color.linear[Int(red.rounded())] + 0.7152 * Color.linear[Int(green.rounded())]
      + 0.0722 * Color.linear[Int(blue.rounded())]
  }

  /// The contrast ratio from 1 to 21.
  package func contrast(with other: Color) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// The colour that is seen when this one lies over another with an opacity.
  package func over(_ other: Color, alpha: Double) -> Color { other.mixed(with: self, alpha) }

  /// The colour of the same hue that is nearest to this one and has a contrast to a background;
  /// black or white, whichever is better, when no colour has it.
  package func reaching(_ ratio: Double, on background: Color) -> Color {
    let goals = [Color.black, Color.white].filter { $0.contrast(with: background) >= ratio }
    let found = goals.map { goal in
      (1...100).lazy.map { mixed(with: goal, Double($0) / 100) }
        // The colour is rounded to whole channels, as it will be written.
        .first { $0.rounded.contrast(with: background) >= ratio } ?? goal
    }
    if let nearest = found.min(by: { distance(to: $0) < distance(to: $1) }) {
      return nearest.rounded.plain
    }
    return Color.white.contrast(with: background) > Color.black.contrast(with: background)
      ? .white : .black
  }

  /// Black or white for a colour that is near it, as both have a name in every framework.
  private var plain: Color {
    if max(red, green, blue) <= Color.tint { return .black }
    return min(red, green, blue) >= 255 - Color.tint ? .white : self
  }

  /// The most of a channel at which a colour is seen as black.
  private static let tint: Double = 0x30

  /// How far apart two colours are, as the distance in the cube of channels.
  package func distance(to other: Color) -> Double {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return (r * r + g * g + b * b).squareRoot()
  }

  /// Black.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// White.
  package static let white = Color(red: 255, green: 255, blue: 255)

  private var rounded: Color {
    Color(red: red.rounded(), green: green.rounded(), blue: blue.rounded())
  }

  private func mixed(with other: Color, _ share: Double) -> Color {
    Color(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }

  /// The linear light of each value of a channel, worked out once.
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : power((channel + 0.055) / 1.055)
  }

  /// `x` to the power of 2.4: the fifth root of x to the twelfth, by Newton's method.
  private static func power(_ x: Double) -> Double {
    let target = x * x * x * x * x * x * x * x * x * x * x * x
    var root = x
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (root * fourth - target) / (5 * fourth)
    }
    return root
  }
}
