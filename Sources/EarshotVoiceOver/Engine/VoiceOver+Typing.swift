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
  func sayTyped(_ text: String, _ attempt: Attempt, _ result: ActionResult) -> [Response] {
    guard result.isHandled else { return [.sound(.boundary)] }
    let isSecret = attempt.before?.has(.secureTextField) ?? false
    return [speakText(isSecret ? text.bullets : text, cause: .changed)]
  }

  /// Says the characters that are gone.
  func sayDeleted(
    _ attempt: Attempt, _ result: ActionResult, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    let before = attempt.before?.typedText ?? ""
    let after = stop(on: screen)?.element.typedText ?? ""
    guard result.isHandled, before.count > after.count, before.hasPrefix(after) else {
      return [.sound(.boundary)]
    }
    let deleted = String(before.dropFirst(after.count))
    let isSecret = attempt.before?.has(.secureTextField) ?? false
    return [speakText(isSecret ? deleted.bullets : deleted, cause: .changed)]
  }
}
