package import EarshotSpeech

/// The braille of a phone: the rules by which a technology reads cells and writes them.
///
/// They come from outside, because no technology holds tables of its own; the name says which.
package struct BrailleTables: Hashable, Sendable {
  /// The reason why nothing can be read or written.
  package struct Problem: Error, Hashable {
    /// The problem, in a sentence without a capital and a period.
    package var message: String
    /// The remedy.
    package var help: String

    /// Makes a problem.
    package init(message: String, help: String) {
      self.message = message
      self.help = help
    }
  }

  /// The cells that are under the fingers at once, with their words.
  package struct Window: Hashable, Sendable {
    /// The cells, as characters of the block Braille Patterns.
    package var cells: String
    /// The words that they stand for.
    package var text: String

    /// Makes a window.
    package init(cells: String, text: String) {
      self.cells = cells
      self.text = text
    }
  }

  /// The name and version, such as `liblouis 3.24.0`; the same name gives the same cells.
  package let name: String
  /// The text that the cells of a word stand for in a language, a BCP 47 tag; empty for signs that
  /// only tell how the next cells are read.
  package let read: @Sendable (_ cells: [UInt8], _ language: String) throws(Problem) -> String
  /// The windows of an utterance, one after another, on a display of some cells.
  package let write:
    @Sendable (_ utterance: Utterance, _ language: String, _ cells: Int) throws(Problem) -> [Window]

  /// Makes tables of what reads and what writes.
  package init(
    name: String,
    read: @escaping @Sendable ([UInt8], String) throws(Problem) -> String,
    write: @escaping @Sendable (Utterance, String, Int) throws(Problem) -> [Window]
  ) {
    self.name = name
    self.read = read
    self.write = write
  }

  package static func == (one: BrailleTables, other: BrailleTables) -> Bool {
    one.name == other.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
