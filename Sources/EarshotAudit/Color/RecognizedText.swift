public import EarshotTree

/// A line of text that was read in the picture of a screen.
public struct RecognizedText: Hashable, Sendable {
  /// The text, as far as it was recognised.
  public var text: String
  /// How sure the recognition is, from 0 to 1.
  public var confidence: Double
  /// Where it stands, in points of the screen.
  public var frame: Rect

  /// Makes a line.
  public init(text: String, confidence: Double, frame: Rect) {
    self.text = text
    self.confidence = confidence
    self.frame = frame
  }
}
