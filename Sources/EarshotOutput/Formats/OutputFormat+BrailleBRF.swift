import EarshotBraille

extension OutputFormat where Document == BrailleDocument {
  /// Braille ASCII for embossers and note takers: 40 cells a line, 25 lines a page.
  ///
  /// There is no standard of such files; by convention lines end in CR LF and pages in a form feed.
  /// Stops are entries of a list, with the lines after the first moved in, and a screen begins on a
  /// new page.
  public static var brf: OutputFormat<BrailleDocument> {
    OutputFormat(
      id: "brf", summary: "braille for embossers, 40 cells a line, 25 lines a page",
      fileExtension: "brf",
      write: { document in
        var bytes: [UInt8] = []
        var used = 0
        var screen = document.lines.first?.screen
        for line in document.lines {
          var startsPage = line.screen != screen
          screen = line.screen
          for cells in BraillePage.lines(of: line.text) {
            if startsPage || used == BraillePage.lines {
              bytes.append(formFeed)
              used = 0
              startsPage = false
            }
            bytes += BrailleASCII.bytes(of: cells) + lineEnd
            used += 1
          }
        }
        return used == 0 ? bytes : bytes + [formFeed]
      })
  }
}

private let formFeed: UInt8 = 0x0C
private let lineEnd: [UInt8] = [0x0D, 0x0A]
