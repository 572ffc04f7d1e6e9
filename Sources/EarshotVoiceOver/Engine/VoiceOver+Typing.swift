import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// Types into the field in focus; what was typed is spoken.
  mutating func type(_ text: String) -> [Response] {
    attempt = Attempt(kind: .type(text), action: .type(text), before: nil, chain: [])
    return [.perform(.type(text), cursor)]
  }

  /// Deletes before the caret.
  mutating func deleteBackward(_ count: Int) -> [Response] {
    attempt = Attempt(kind: .other, action: .deleteBackward(count), before: nil, chain: [])
    return [.perform(.deleteBackward(count), cursor)]
  }
}
