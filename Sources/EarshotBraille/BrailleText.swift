package import EarshotSpeech

/// Speech as text and as braille cells, with the way back to the parts.
package struct BrailleText: Hashable, Sendable {
  /// A part of an utterance.
  package struct Part: Hashable, Sendable {
    /// The role of the part.
    package var role: Utterance.Role
    /// Its place in the text, in Unicode scalars.
    package var text: Range<Int>
    /// Its place among the cells.
    package var cells: Range<Int>

    /// Makes a part.
    package init(role: Utterance.Role, text: Range<Int>, cells: Range<Int>) {
      self.role = role
      self.text = text
      self.cells = cells
    }
  }

  /// The words, as the caption panel shows them.
  package var text = ""
  /// The cells; their places are in ``text``.
  package var cells = BrailleCells()
  /// The parts, in the order of the text.
  package var parts: [Part] = []
  /// The languages of words that have no table and are written by that of the reader, sorted.
  package var unwritten: [String] = []

  /// The part at a place of the text; `nil` between parts.
  ///
  /// - Parameter place: in Unicode scalars.
  package func part(at place: Int) -> Part? { parts.first { $0.text.contains(place) } }

  /// The cells at which a word of the text begins.
  ///
  /// Not every such cell follows an empty one: in Russian, none is left after a comma.
  var wordStarts: Set<Int> {
    let scalars = Array(text.unicodeScalars)
    var starts: Set<Int> = []
    for (cell, place) in cells.places.enumerated() where cell > 0 {
      let before = cells.places[cell - 1]
      guard before < place, place < scalars.count else { continue }
      if scalars[before..<place].contains(where: \.properties.isWhitespace),
        !scalars[place].properties.isWhitespace
      {
        starts.insert(cell)
      }
    }
    return starts
  }
}
