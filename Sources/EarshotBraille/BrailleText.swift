public import EarshotSpeech

/// What is said, as text and as braille cells, with the way back to the parts.
public struct BrailleText: Hashable, Sendable {
  /// A part of an utterance.
  public struct Part: Hashable, Sendable {
    /// What it tells.
    public var role: Utterance.Role
    /// Its place in the text, in Unicode scalars.
    public var text: Range<Int>
    /// Its place among the cells.
    public var cells: Range<Int>

    /// Makes a part.
    public init(role: Utterance.Role, text: Range<Int>, cells: Range<Int>) {
      self.role = role
      self.text = text
      self.cells = cells
    }
  }

  /// The words, as the caption panel shows them.
  public var text: String
  /// The cells; their places are in ``text``.
  public var cells: BrailleCells
  /// The parts, in the order of the text.
  public var parts: [Part]

  /// Makes a text.
  public init(text: String = "", cells: BrailleCells = BrailleCells(), parts: [Part] = []) {
    self.text = text
    self.cells = cells
    self.parts = parts
  }
}
