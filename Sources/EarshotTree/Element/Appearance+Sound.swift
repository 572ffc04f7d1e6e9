extension Appearance {
  /// Whether a text is a colour, `#RRGGBB`.
  package static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#")
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// The appearance without what no view can look like.
  package var sound: Appearance {
    var sound = self
    if let color, !Appearance.isColor(color) { sound.color = nil }
    if let background, !Appearance.isColor(background) { sound.background = nil }
    if let darkColor, !Appearance.isColor(darkColor) { sound.darkColor = nil }
    if let darkBackground, !Appearance.isColor(darkBackground) { sound.darkBackground = nil }
    if let fontWeight, FontWeight(rawValue: fontWeight) == nil { sound.fontWeight = nil }
    if let backgroundAlpha, !(0...1).contains(backgroundAlpha) { sound.backgroundAlpha = nil }
    if let alpha, !(0...1).contains(alpha) { sound.alpha = nil }
    if let fontSize, !(fontSize > 0 && fontSize <= CoordinateRange.farthest) {
      sound.fontSize = nil
    }
    if let fixedHeight, !(fixedHeight > 0 && fixedHeight <= CoordinateRange.farthest) {
      sound.fixedHeight = nil
    }
    if let numberOfLines, numberOfLines < 0 { sound.numberOfLines = nil }
    if let visibleFrame, !visibleFrame.isWithinReach { sound.visibleFrame = nil }
    return sound
  }
}
