extension String {
  /// Whether it is a colour such as `#D32F2F` that people call red.
  var isRedColor: Bool {
    guard utf8.count == 7, let number = Int(dropFirst(), radix: 16) else { return false }
    let (red, green, blue) = (number >> 16, number >> 8 & 255, number & 255)
    return red >= 140 && red - max(green, blue) >= 70 && abs(green - blue) <= 60
  }
}
