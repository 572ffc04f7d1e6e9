package import EarshotTree

/// A line of text that was read in the picture of a screen.
package struct RecognizedText: Hashable, Sendable {
  /// The text, as far as it was recognised.
  package var text: String
  /// How sure the recognition is, from 0 to 1.
  package var confidence: Double
  /// Where it stands, in points of the screen.
  package var frame: Rect

  /// Makes a line.
  package init(text: String, confidence: Double, frame: Rect) {
    self.text = text
    self.confidence = confidence
    self.frame = frame
  }
}
