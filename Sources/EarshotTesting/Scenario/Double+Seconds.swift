import EarshotText

extension Double {
  /// Seconds with two digits, as wide as the others.
  var asSeconds: String {
    let hundredths = Int(clamping: (self * 100).rounded())
    let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }
}
