public import EarshotTree

/// An overlay that a technology draws over a screen: names, numbers, a grid, a menu, the frame that
/// scanning stands on.
public struct ScreenOverlay: Hashable, Sendable {
  /// The kind of an overlay.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The name of each item, Voice Control.
    case names
    /// A number for each item, Voice Control.
    case numbers
    /// Cells with numbers, Voice Control.
    case grid
    /// Numbers for the items that answer to one name, Voice Control.
    case choice
    /// One item in the frame of the scanner, Switch Control.
    case item
    /// Several items in the frame of the scanner, Switch Control.
    case group
    /// A menu with its lines.
    case menu
    /// The lines that look for a point, Switch Control.
    case point
  }

  /// A text that stands on an element or in a frame.
  public struct Badge: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The element; `nil` for a cell of a grid.
    public var element: Element.ID?
    /// Where it stands, in screen coordinates; `nil` if the source gives no frame.
    public var frame: Rect?

    /// Makes a text on an element or in a frame.
    package init(_ text: String, element: Element.ID? = nil, frame: Rect? = nil) {
      self.text = text
      self.element = element
      self.frame = frame
    }
  }

  /// A mark before a line of a menu.
  package enum LineMark: Hashable, Sendable {
    /// A picture by its name.
    case icon(String)
    /// A dot, for what has no picture.
    case dot
    /// Nothing.
    case none
  }

  /// The kind of an overlay.
  public var kind: Kind
  /// Texts on elements or in frames.
  public var badges: [Badge]
  /// The lines of a menu.
  public var lines: [String]
  /// The place of the chosen line, or of the group of lines that is offered first, from 0.
  public var chosen: Int?
  /// The places of the lines of a menu that are offered together; empty for the chosen one alone.
  package var offered: [Int] = []
  /// The marks before the lines of a menu; empty where it has none.
  package var marks: [LineMark] = []
  /// Frames that are drawn without a text, in screen coordinates; of a menu that of its item.
  ///
  /// Of the lines that look for a point the first one glides. It lies across the screen; with a
  /// second one, which is the height that was chosen, it stands upright.
  public var frames: [Rect]

  /// Makes an overlay.
  package init(
    _ kind: Kind, badges: [Badge] = [], lines: [String] = [], chosen: Int? = nil,
    frames: [Rect] = []
  ) {
    self.kind = kind
    self.badges = badges
    self.lines = lines
    self.chosen = chosen
    self.frames = frames
  }

  /// Whether the frame at a place is a line that stands upright.
  ///
  /// A low screen has bands that are broader than high, so the frame alone does not tell.
  package func isUpright(at place: Int) -> Bool {
    kind == .point && place == 0 && frames.count > 1
  }
}
