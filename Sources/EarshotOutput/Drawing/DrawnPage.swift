public import EarshotSession
public import EarshotSpeech

/// Screens that are shown on one page: pictures with what is said on them, stop by stop.
public struct DrawnPage: Hashable, Sendable {
  /// A screen of the page, or two versions of one.
  public struct Section: Hashable, Sendable {
    /// What it is called: the path, and the title where the input gives one.
    public var heading: String
    /// The screen; of two versions the one after.
    public var screen: DrawnScreen
    /// The version before; `nil` when nothing is compared.
    public var before: DrawnScreen?
    /// What is different; `nil` when nothing is compared.
    public var comparison: ScreenComparison?

    /// Makes a section of one screen.
    public init(heading: String, screen: DrawnScreen) {
      self.heading = heading
      self.screen = screen
    }

    /// Makes a section of two versions.
    public init(
      heading: String, before: DrawnScreen, after: DrawnScreen, comparison: ScreenComparison
    ) {
      self.heading = heading
      self.screen = after
      self.before = before
      self.comparison = comparison
    }
  }

  /// The screens in order.
  public var sections: [Section]
  /// What the listener set up; the page is in their language where it has words for it.
  public var settings: SpeechSettings
  /// How sentences are written.
  public var style: SpeechStyle
  /// What a picture shows first; the reader of the page can choose the other.
  public var mode: DrawnScreen.Mode
  /// What lies over the screens first; `nil` is nothing.
  public var overlay: Drawing.Layer.Kind?
  /// The marks that are shown first, among those that a reader can show and hide.
  public var marks: Set<Drawing.Layer.Kind> = [.numbers]

  /// Makes a page.
  public init(
    sections: [Section], settings: SpeechSettings, style: SpeechStyle = .caption,
    mode: DrawnScreen.Mode = .frames
  ) {
    self.sections = sections
    self.settings = settings
    self.style = style
    self.mode = mode
  }
}
