import EarshotCaptures
import EarshotTree

/// Reads captures for the verbs, which so say the same about them and end with the same statuses.
struct InputReader {
  /// The system that the user names.
  var profile: Profile?
  /// The language that the user names, for texts beside the input.
  var language: String?
  /// What stands beside the inputs or is not in them.
  var imports: ImportOptions
  var messages: Messages

  /// Reads an input and says what is odd about it.
  ///
  /// Throws ``ReadFailure`` after saying why it cannot be read.
  func capture(_ path: String) throws(ReadFailure) -> Capture {
    var capture: Capture
    do {
      capture = try imports.capture(
        path, profile: profile, language: language, messages)
    } catch {
      throw messages.error(error, path: path)
    }
    messages.say(capture, path: path)
    messages.say(unread: capture.unread, path: path)
    if let profile {
      for index in capture.screens.indices { capture.screens[index].idiom = profile.idiom }
    }
    return capture
  }

  /// Why a capture is no success though it was read; an empty tree is never a pass.
  func silence(of capture: Capture, path: String) -> ReadFailure {
    messages.error(
      "nothing to hear: no element of the screen gets focus",
      help: "capture the screen again when it is in sight, or check '--from \(capture.format)'",
      path: path)
    return .badInput
  }
}
