package import EarshotComparison
package import EarshotSpeech

/// Screens that are shown on one page: pictures with what is said on them, stop by stop.
package struct DrawnPage: Hashable, Sendable {
  /// A screen of the page, or two versions of one.
  package struct Section: Hashable, Sendable {
    /// The heading: the path, and the title where the input gives one.
    package var heading: String
    /// The screen; of two versions the one after.
    package var screen: DrawnScreen
    /// The version before; `nil` when nothing is compared.
    package var before: DrawnScreen?
    /// The difference; `nil` if nothing is compared.
    package var comparison: ScreenComparison?

    /// Makes a section of one screen.
    package init(heading: String, screen: DrawnScreen) {
      self.heading = heading
      self.screen = screen
    }

    /// Makes a section of two versions.
    package init(
      heading: String, before: DrawnScreen, after: DrawnScreen, comparison: ScreenComparison
    ) {
      self.heading = heading
      self.screen = after
      self.before = before
      self.comparison = comparison
    }
  }

  /// The screens in order.
  package var sections: [Section]
  /// The settings of the listener; the page is in their language where it has words for it.
  package var settings: SpeechSettings
  /// How sentences are written.
  package var style: SpeechStyle
  /// The mode that a picture shows first; the reader of the page can choose the other.
  package var mode: DrawnScreen.Mode
  /// The overlay of the screens at first; `nil` is none.
  package var overlay: Drawing.Layer.Kind?
  /// The marks that are shown first, among those that a reader can show and hide.
  package var marks: Set<Drawing.Layer.Kind> = [.numbers]

  package init(
    sections: [Section], settings: SpeechSettings, style: SpeechStyle = .caption,
    mode: DrawnScreen.Mode = .frames
  ) {
    self.sections = sections
    self.settings = settings
    self.style = style
    self.mode = mode
  }
}
