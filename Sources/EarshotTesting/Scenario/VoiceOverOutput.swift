public import EarshotSession
public import EarshotSpeech
public import EarshotTree

/// The output of VoiceOver after one gesture, until the user moved on.
public struct VoiceOverOutput: Hashable, Sendable {
  /// The lines that began, words and sounds, with when and how they ended.
  public var lines: [Transcript.Line]
  /// The element in focus afterwards.
  public var focus: Element.ID?
  /// The actions that the app was asked for, in order.
  public var actions: [ElementAction]
  /// How captions are written.
  public var style: SpeechStyle

  /// Makes an output.
  public init(
    lines: [Transcript.Line], focus: Element.ID?, actions: [ElementAction],
    style: SpeechStyle = .caption
  ) {
    self.lines = lines
    self.focus = focus
    self.actions = actions
    self.style = style
  }

  /// The captions, in order; what was cut is among them.
  public var captions: [String] { captions { _ in true } }
  /// The captions of what began and was interrupted.
  public var cut: [String] { captions { $0.completion == .cut } }
  /// The texts that the app announced, without descriptions of elements.
  public var announcements: [String] {
    captions { $0.cause == .announced && $0.element == nil }
  }
  /// The sounds, in order.
  public var sounds: [Sound] { lines.compactMap(\.sound) }

  private func captions(where isIncluded: (Transcript.Line) -> Bool) -> [String] {
    lines.filter { $0.sound == nil && isIncluded($0) }.map { $0.caption(style) }
  }
}

extension Transcript.Line {
  /// The line as `earshot read` writes it.
  func caption(_ style: SpeechStyle) -> String {
    var line = self
    line.screen = 0
    let screens = [Transcript.OrderedScreen(Screen(elements: []))]
    return Transcript(screens: screens, lines: [line], settings: SpeechSettings())
      .captions(style).joined(separator: " ")
  }
}
