package import EarshotBraille
package import EarshotSession
import EarshotSpeech
package import EarshotWriting

/// A drawing of a screen: the screen, the speech on it, and the notes beside it.
package struct DrawnScreen: Hashable, Sendable {
  /// The mode of a picture.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The frames of the elements, over the screenshot if there is one.
    case frames
    /// What the ear sees: the words of every element on black, in place.
    case ear
  }

  /// The screen in its reading order.
  package var screen: Transcript.OrderedScreen
  /// The speech at each stop, in the order of the stops.
  package var lines: [Transcript.Line]
  /// The screenshot, as the file that it is; it is stretched over the screen.
  package var screenshot: ImageFile?
  /// The place of the stop in focus, from 0; `nil` draws no focus and no caption.
  package var focus: Int?
  /// The line of the braille display; `nil` draws none.
  package var braille: BrailleLine?
  /// The overlays of other technologies, each a layer of its own.
  package var overlays: [ScreenOverlay] = []
  /// Whether the screen is predicted at another text size, whose texts are then drawn.
  package var isEnlarged = false
  /// The language in which is spoken as a tag; the words around the picture are Russian or English.
  package var language = "en"
  /// For whom it is predicted, such as "iOS 18, phone"; a part of the summary.
  package var assumption = ""

  /// Makes what is drawn of a screen.
  package init(screen: Transcript.OrderedScreen, lines: [Transcript.Line]) {
    self.screen = screen
    self.lines = lines
  }

  /// What is said at a stop.
  func utterance(_ index: Int) -> Utterance {
    lines.indices.contains(index) ? lines[index].utterance : Utterance()
  }

  /// Whether the source tells where at least one element is.
  package var hasPlaces: Bool { ScreenPlan(screen).screen != nil }

  /// The layers that a picture has unless others are chosen.
  ///
  /// Words would hide a screenshot, and what another technology puts over the screen. A technology
  /// without a voice has no captions, and its own frame instead of the one of VoiceOver. What the ear
  /// sees is VoiceOver's alone.
  package func layers(of mode: Mode) -> Set<Drawing.Layer.Kind> {
    var layers = Set(Drawing.Layer.Kind.allCases)
    layers.remove(.coverage)
    layers.remove(.texts)
    switch mode {
    case .frames where isEnlarged: return DrawnScreen.textLayers
    case .frames:
      layers.remove(.hidden)
      if screenshot != nil { layers.remove(.words) }
      if !overlays.isEmpty {
        layers.subtract([
          .words, .numbers, .path, .activation, .groups, .touch, .focus, .caption, .list,
          .legend,
        ])
      }
    case .ear:
      layers.subtract([.screenshot, .groups, .touch, .frames, .path, .activation, .numbers])
      layers.subtract(Drawing.Layer.Kind.overlays)
    }
    return layers
  }

  /// The layers of a picture of what a finger that explores finds.
  package static let coverageLayers: Set<Drawing.Layer.Kind> = [
    .screenshot, .coverage, .edges, .words, .numbers, .list,
  ]

  /// The layers of a picture of what is seen at a text size.
  private static let textLayers: Set<Drawing.Layer.Kind> = [.frames, .edges, .texts, .list]

  /// Draws it.
  ///
  /// No text stands on another: what has no room where it belongs stands near, or in a list below
  /// the screen.
  ///
  /// - Parameters:
  ///   - mode: what the picture shows.
  ///   - layers: what of it is drawn; `nil` is ``layers(of:)``.
  package func drawing(_ mode: Mode, layers: Set<Drawing.Layer.Kind>? = nil) -> Drawing {
    var artist = ScreenArtist(self, mode, layers ?? self.layers(of: mode))
    return artist.drawing()
  }
}
