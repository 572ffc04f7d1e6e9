public import EarshotSession
public import EarshotTree

/// What is shown of a session in a terminal: the screen, the focus, the caption panel.
///
/// A value: the same scene at the same size gives the same lines.
public struct TerminalScene: Hashable, Sendable {
  /// A stop as it is drawn.
  public struct Box: Hashable, Sendable {
    /// The stop.
    public var id: Element.ID
    /// The words in the box.
    public var text: String
    /// Its place on the screen in points; `nil` when it is unknown.
    public var frame: Rect?
  }

  /// A list that lies over the picture.
  public struct Overlay: Hashable, Sendable {
    /// The lines.
    public var lines: [String]
    /// The line that is chosen.
    public var chosen: Int?

    /// Makes a list.
    public init(lines: [String], chosen: Int? = nil) {
      self.lines = lines
      self.chosen = chosen
    }
  }

  /// The name of the screen.
  public var title = ""
  /// The size of the screen in points; `nil` when it is unknown.
  public var size: Size?
  /// The stops in order.
  public var boxes: [Box] = []
  /// The stop in focus.
  public var focus: Element.ID?
  /// What the caption panel shows.
  public var caption = ""
  /// The name of the rotor mode; empty when there is none.
  public var rotor = ""
  /// The sounds that were made last.
  public var sounds: [String] = []
  /// States such as muted speech, and what the program has to say.
  public var notes: [String] = []
  /// What lies over the picture: help, or the item chooser.
  public var overlay: Overlay?
  /// Whether stops are listed instead of drawn in their places.
  public var isList = false

  /// Makes an empty scene.
  public init() {}

  /// Makes a scene of a screen.
  public init(_ screen: Transcript.OrderedScreen) {
    title = screen.screen.title ?? ""
    size = screen.screen.size
    boxes = screen.order.map { stop in
      let words = [stop.element.label.value, stop.element.value.value].compactMap { $0 }
        .filter { !$0.isEmpty }
      return Box(
        id: stop.id, text: words.isEmpty ? stop.id.rawValue : words.joined(separator: ": "),
        frame: stop.element.effectiveFrame)
    }
  }

  /// The lines of a terminal, each of full width.
  public func lines(columns: Int, rows: Int, isColored: Bool) -> [String] {
    var canvas = TerminalCanvas(columns: columns, rows: rows)
    let captions = captionLines(columns: columns, rows: rows)
    let body = 1..<max(1, rows - 1 - captions.count)
    if let overlay {
      draw(overlay, in: body, on: &canvas)
    } else if isList || !hasPlaces {
      drawList(in: body, on: &canvas)
    } else {
      drawPicture(in: body, on: &canvas)
    }
    // On a very low terminal the caption is what matters, so it is drawn last.
    canvas.write(head, row: 0, from: 0, to: columns, .title, isFilled: true)
    let bottom = rows - captions.count
    canvas.write(status, row: bottom - 1, from: 0, to: columns, .faint, isFilled: true)
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

  var focusIndex: Int? { boxes.firstIndex { $0.id == focus } }

  private var head: String {
    let place =
      focusIndex.map { "stop \($0 + 1) of \(boxes.count)" } ?? "\(boxes.count) stops"
    return ([title] + [place] + notes).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var status: String {
    let marks = sounds.map { "♪ \($0)" }
    return ([rotor.isEmpty ? "" : "rotor: \(rotor)"] + marks + ["? keys, q leaves"])
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
