import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// Types into the field in focus; what was typed is spoken.
  mutating func type(_ text: String, on screen: Transcript.OrderedScreen) -> [Response] {
    ask(.type(text), .type(text), of: cursor, on: screen)
  }

  /// Deletes before the caret; what was deleted is spoken.
  mutating func deleteBackward(
    _ count: Int, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    ask(.deleteBackward(count), .delete, of: cursor, on: screen)
  }

  /// Echoes what was typed; a secure field does not tell it.
  func sayTyped(
    _ text: String, _ attempt: Attempt, _ result: ActionResult,
    on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard result.isHandled else { return [.sound(.boundary)] }
    // Return in a field of one line does what the app wants, and types nothing.
    if text == "\n", let before = attempt.before, screen[before.id]?.value == before.value {
      return []
    }
    return [sayCharacters(text, of: attempt)]
  }

  /// Says characters that were typed or are gone; those of a secure field it does not tell.
  private func sayCharacters(_ text: String, of attempt: Attempt) -> Response {
    switch text {
    case " ": say(.space, cause: .changed)
    case "\n": say(.newLine, cause: .changed)
    default:
      speakText(
        attempt.before?.has(.secureTextField) == true ? text.bullets : text, cause: .changed)
    }
  }

  /// Says the characters that are gone.
  func sayDeleted(
    _ attempt: Attempt, _ result: ActionResult, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    let before = attempt.before?.typedText ?? ""
    let after = attempt.before.flatMap { screen[$0.id] }?.typedText ?? ""
    guard result.isHandled, before.count > after.count, before.hasPrefix(after) else {
      return [.sound(.boundary)]
    }
    return [sayCharacters(String(before.dropFirst(after.count)), of: attempt)]
  }
}
