package import EarshotSpeech
package import EarshotTree

/// How VoiceOver comes to a target, and what it says.
package struct VoiceOverReach: Hashable, Sendable {
  /// How focus comes to it.
  package enum Way: Hashable, Sendable {
    /// Focus stops at it; its place from 1 and the number of all stops.
    case stop(Int, of: Int)
    /// Focus stops at elements in it, and a double tap on them acts on it.
    case inside(Element.ID)
    /// It is a link in a text at which focus stops, found by the links rotor.
    case link(in: Element.ID)
    /// It is a target of a rotor of the app.
    case rotor(String)
    /// An action of the element around it does the same.
    case action(String, of: Element.ID)
  }

  /// How focus comes to it.
  package var way: Way
  /// The speech when focus comes from the stop before; empty if nothing of its own is said.
  package var utterance: Utterance
  /// Whether it has to be scrolled into sight, which focus does by itself.
  package var isOffscreen: Bool

  /// The sentence without hint as the caption panel shows it.
  package var sentence: String { SpeechStyle.caption(utterance).sentence }

  init(_ way: Way, _ utterance: Utterance = Utterance(), isOffscreen: Bool = false) {
    self.way = way
    self.utterance = utterance
    self.isOffscreen = isOffscreen
  }
}
