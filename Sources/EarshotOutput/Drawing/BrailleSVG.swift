package import EarshotBraille
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == BrailleDocument {
  /// The formats of braille, sorted by name.
  package static var all: [OutputFormat<BrailleDocument>] { [braille, svg, brf] }

  /// A picture of the display for each of its turns, with the words beneath.
  package static let svg = OutputFormat(
    id: "braille-svg", summary: "pictures of the braille display with the words beneath",
    fileExtension: "svg"
  ) { SVGWriter.svg(BrailleSVG(document: $0).drawing) }
}

/// Draws every turn of the display, one below the other; more room is between stops.
private struct BrailleSVG {
  let document: BrailleDocument

  private static let gap = 14.0

  var drawing: Drawing {
    let size = BrailleArtist.size(cells: document.display.cells)
    var marks: [Drawing.Mark] = []
    var y = Self.gap
    for line in document.lines {
      let text = Array(line.text.text.unicodeScalars)
      for window in document.windows(of: line) {
        marks += BrailleArtist.marks(
          of: window, window.words(of: text), at: Point(x: Self.gap, y: y), element: line.element)
        y += size.height
      }
      y += Self.gap
    }
    return Drawing(
      title: "Braille of \(document.path)",
      summary: "What is heard, as a braille display of \(document.display.cells) cells shows it.",
      view: Rect(x: 0, y: 0, width: size.width + 2 * Self.gap, height: y),
      layers: [Drawing.Layer(.braille, marks)])
  }
}
