import EarshotTree

/// The pictures of a screen as it changes under a technology of a tab; only the latest are kept.
struct MomentDrawings {
  /// The most drawings that are kept: a page asks for the one that it was told last.
  private static let limit = 8

  /// The address of the drawing of the screen as it is.
  private(set) var current: String
  private let opened: LibraryScreen
  private let studio: Studio
  /// The addresses of what was drawn since, from the oldest on.
  private var drawn: [String] = []

  /// Begins with the screen as it was opened.
  init(_ opened: LibraryScreen, _ studio: Studio) {
    self.opened = opened
    self.studio = studio
    current = studio.plainDrawing(of: opened)
  }

  /// Draws the screen as it is now.
  mutating func draw(_ screen: OrderedScreen) {
    current = studio.drawing(ofMoment: screen)
    drawn.append(current)
    if drawn.count > Self.limit { studio.pictures.remove([drawn.removeFirst()]) }
  }

  /// The address of the screenshot, which belongs to the screen as it was captured.
  ///
  /// - Parameter revision: how often the screen has been another one.
  func screenshot(at revision: Int) -> String? {
    revision == 0 ? studio.picture(of: opened) : nil
  }

  /// Forgets what was drawn, for a room that is closed.
  func forget() { studio.pictures.remove(drawn) }
}
