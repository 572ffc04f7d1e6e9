package import EarshotWriting

extension OutputFormat where Document == BrailleDocument {
  /// Braille ASCII for embossers and note takers: 40 cells a line, 25 lines a page.
  ///
  /// There is no standard of such files; by convention lines end in CR LF and pages in a form feed.
  /// Stops are entries of a list, with the lines after the first moved in, and a screen begins on a
  /// new page.
  package static let brf = OutputFormat(
    id: "brf", summary: "braille for embossers, 40 cells a line, 25 lines a page",
    fileExtension: "brf"
  ) { document in
    var file = BrailleBRF()
    for line in document.lines { file.append(line) }
    return file.bytes
  }
}

/// Writes braille ASCII, page by page.
private struct BrailleBRF {
  private var written: [UInt8] = []
  /// Lines of the page so far.
  private var used = 0
  private var screen: Int?

  private static let formFeed: UInt8 = 0x0C
  private static let lineEnd: [UInt8] = [0x0D, 0x0A]

  /// The file; a form feed ends its last page as well.
  var bytes: [UInt8] { used == 0 ? written : written + [Self.formFeed] }

  mutating func append(_ line: BrailleDocument.Line) {
    if line.screen != screen { endPage() }
    screen = line.screen
    for cells in BraillePage.lines(of: line.text) {
      if used == BraillePage.lines { endPage() }
      written += BrailleASCII.bytes(of: cells) + Self.lineEnd
      used += 1
    }
  }

  private mutating func endPage() {
    guard used > 0 else { return }
    written.append(Self.formFeed)
    used = 0
  }
}
