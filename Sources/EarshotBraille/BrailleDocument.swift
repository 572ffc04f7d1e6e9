package import EarshotSession
import EarshotSpeech
package import EarshotTree

/// The speech of one input as a braille display shows it, stop by stop.
package struct BrailleDocument: Hashable, Sendable {
  /// The speech at a stop.
  package struct Line: Hashable, Sendable {
    /// The place of its screen, from 0.
    package var screen: Int
    /// The element; `nil` for a line that is about none.
    package var element: Element.ID?
    /// The words and their cells.
    package var text: BrailleText

    /// Makes a line.
    package init(screen: Int, element: Element.ID?, text: BrailleText) {
      self.screen = screen
      self.element = element
      self.text = text
    }
  }

  /// The path of the input as the user wrote it.
  package var path: String
  /// The lines in the order in which they are heard.
  package var lines: [Line]
  /// The display.
  package var display: BrailleDisplay
  /// Whether the words stand above their cells, where a format has a place for them.
  package var showsText: Bool

  /// The languages of words for which there is no table, sorted.
  package var unwritten: [String] { Set(lines.flatMap(\.text.unwritten)).sorted() }

  /// Writes what is heard in braille; sounds are left out.
  ///
  /// Throws ``BrailleError``.
  package init(
    _ reading: Reading, by translator: some BrailleTranslator, _ code: BrailleCode,
    on display: BrailleDisplay = BrailleDisplay(), showsText: Bool = false
  ) throws {
    path = reading.path
    self.display = display
    self.showsText = showsText
    lines = try reading.transcript.lines.compactMap { line in
      let text = try translator.braille(of: line.utterance, code)
      guard !text.text.isEmpty else { return nil }
      return Line(screen: line.screen, element: line.element, text: text)
    }
  }

  /// The windows of a line on the display, one after another.
  package func windows(of line: Line) -> [BrailleLine] {
    var shown = BrailleLine(line.text, on: display)
    var windows = [shown]
    while shown.panRight() { windows.append(shown) }
    return windows
  }
}
