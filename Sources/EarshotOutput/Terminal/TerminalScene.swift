package import EarshotSession
package import EarshotTree
import EarshotWriting

/// The scene of a session in a terminal: the screen, the focus, the caption panel.
///
/// A value: the same scene at the same size gives the same lines.
package struct TerminalScene: Hashable, Sendable {
  /// A stop as it is drawn.
  package struct Box: Hashable, Sendable {
    /// The stop.
    package var id: Element.ID
    /// The words in the box.
    package var text: String
    /// Its place on the screen in points; `nil` when it is unknown.
    package var frame: Rect?
  }

  /// The words beside those of the screen.
  package var words = TerminalWords.english
  /// The name of the screen.
  package var title = ""
  /// The size of the screen in points; `nil` when it is unknown.
  package var size: Size?
  /// The stops in order.
  package var boxes: [Box] = []
  /// The stops in a frame: the one in focus, or those of the group that is scanned.
  package var framed: [Element.ID] = []
  /// The text of the caption panel.
  package var caption = ""
  /// The line above the captions: modes, sounds, the keys that everybody has to know.
  package var status: [String] = []
  /// States such as muted speech, and what the program has to say.
  package var notes: [String] = []
  /// The overlay of a technology over the picture, or help.
  package var overlay: ScreenOverlay?
  /// The page of the help that lies over the picture, from 0; `nil` when the overlay is none.
  package var helpPage: Int?
  /// The places of the lines of a menu that are offered together; empty when one is or none.
  package var offered: [Int] = []
  /// Whether stops are listed instead of drawn in their places.
  package var isList = false

  package init() {}

  /// Makes a scene of a screen, with words beside those of the screen.
  package init(_ screen: Transcript.OrderedScreen, words: TerminalWords = .english) {
    self.words = words
    title = screen.screen.title ?? ""
    size = screen.screen.size
    boxes = screen.order.map { stop in
      let texts = [stop.element.label.value, stop.element.value.value].compactMap { $0 }
        .filter { !$0.isEmpty }
      return Box(
        id: stop.id,
        text: (texts.isEmpty ? stop.id.rawValue : texts.joined(separator: ": "))
          + stop.element.statesInBrackets(words),
        frame: stop.element.effectiveFrame)
    }
  }

  /// The lines of a terminal, each of full width.
  package func lines(columns: Int, rows: Int, isColored: Bool) -> [String] {
    var canvas = TerminalCanvas(columns: columns, rows: rows)
    let captions = captionLines(columns: columns, rows: rows)
    let status = statusRows(columns: columns, rows: rows)
    let body = 1..<max(1, rows - status.count - captions.count)
    if let overlay, let helpPage {
      drawHelp(overlay.lines, page: helpPage, in: body, on: &canvas)
    } else if let overlay, overlay.kind == .menu {
      drawLines(overlay.lines, chosen: chosenLines(of: overlay), in: body, on: &canvas)
    } else if isList || !hasPlaces {
      drawList(in: body, on: &canvas)
    } else {
      drawPicture(in: body, on: &canvas)
    }
    // On a very low terminal the caption is what matters, so it is drawn last.
    canvas.write(head, row: 0, from: 0, to: columns, .title, isFilled: true)
    let bottom = rows - captions.count
    for (index, line) in status.enumerated() {
      let row = bottom - status.count + index
      canvas.write(line, row: row, from: 0, to: columns, .faint, isFilled: true)
    }
    for (index, line) in captions.enumerated() {
      canvas.write(line, row: bottom + index, from: 0, to: columns, .caption, isFilled: true)
    }
    return canvas.lines(isColored: isColored)
  }

  /// The caption on up to four rows, or fewer where the terminal is low; the last one is cut.
  private func captionLines(columns: Int, rows: Int) -> [String] {
    let count = min(4, max(1, rows / 4))
    return caption.onOneLine.wrapped(to: columns - 1, lines: count).map { " " + $0 }
  }

  /// Whether the stops can be drawn where they are.
  private var hasPlaces: Bool {
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return false }
    return boxes.contains { $0.frame.map { !$0.isEmpty } ?? false }
  }

  /// The stop in focus; `nil` when there is none, or a group in its place.
  var focus: Element.ID? { framed.count == 1 ? framed[0] : nil }

  /// The place of the stop in focus.
  var focusIndex: Int? { boxes.firstIndex { $0.id == focus } }

  private func chosenLines(of menu: ScreenOverlay) -> [Int] {
    offered.isEmpty ? menu.chosen.map { [$0] } ?? [] : offered
  }

  private var head: String {
    let count = (boxes.count == 1 ? words.one : words.many).filled(boxes.count)
    let place =
      focusIndex.map { words.place.filled($0 + 1, boxes.count) }
      ?? (framed.count > 1 ? "\(words.group.filled(framed.count)), \(count)" : count)
    return ([title] + [place] + notes).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The line above the captions on as many rows as it needs, up to a third of the terminal; on one
  /// row of a low one, where the stops need the room.
  private func statusRows(columns: Int, rows: Int) -> [String] {
    let line = status.filter { !$0.isEmpty }.joined(separator: " · ")
    return line.onOneLine.wrapped(to: columns, lines: rows < 16 ? 1 : rows / 3)
  }
}

extension Element {
  /// Whether it is chosen or dimmed, for who cannot see colours.
  fileprivate func statesInBrackets(_ words: TerminalWords) -> String {
    (has(.selected) ? " [\(words.selected)]" : "")
      + (has(.notEnabled) ? " [\(words.dimmed)]" : "")
  }
}
