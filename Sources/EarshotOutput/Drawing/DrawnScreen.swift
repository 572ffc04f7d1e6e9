public import EarshotBraille
public import EarshotSession
import EarshotTree

/// What is drawn of a screen, and how: the screen, what is said on it, what stands beside.
public struct DrawnScreen: Hashable, Sendable {
  /// What the picture shows.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The frames of the elements, over the screenshot if there is one.
    case frames
    /// What the ear sees: the words of every element on black, in place.
    case ear
  }

  /// The screen in its reading order.
  public var screen: Transcript.OrderedScreen
  /// What is said at each stop, in the order of the stops.
  public var lines: [Transcript.Line]
  /// The screenshot, as the file that it is; it is stretched over the screen.
  public var screenshot: AuditDocument.Picture?
  /// The place of the stop in focus, from 0; `nil` draws no focus and no caption.
  public var focus: Int?
  /// The cells of the braille display; `nil` draws none.
  public var braille: BrailleCells?
  /// What other technologies put over the screen, each a layer of its own.
  public var overlays: [ScreenOverlay] = []
  /// The language of the titles of the picture: `en` or `ru`.
  public var language = "en"

  /// Makes what is drawn of a screen.
  public init(screen: Transcript.OrderedScreen, lines: [Transcript.Line]) {
    self.screen = screen
    self.lines = lines
  }

  /// Draws it.
  ///
  /// Nothing is placed over another text: what has no room where it belongs stands near, or in a
  /// list below the screen.
  ///
  /// - Parameters:
  ///   - mode: what the picture shows.
  ///   - layers: what of it is drawn; others are left out.
  public func drawing(
    _ mode: Mode, layers: Set<Drawing.Layer.Kind> = Set(Drawing.Layer.Kind.allCases)
  ) -> Drawing {
    let size = screen.screen.size ?? Size(width: 375, height: 812)
    return Drawing(
      title: screen.screen.title ?? "", summary: "",
      view: Rect(x: 0, y: 0, width: size.width, height: size.height),
      background: mode == .ear ? .black : .white)
  }
}
