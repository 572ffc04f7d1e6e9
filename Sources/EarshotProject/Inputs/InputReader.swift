package import EarshotCaptures
package import EarshotTree

/// Reads captures for the verbs, which so say the same about them and end with the same statuses.
package struct InputReader {
  /// The system that the user names.
  package var profile: Profile?
  /// The language that the user names, for texts beside the input.
  package var language: String?
  /// The options of importers.
  package var imports: ImportOptions
  /// The place for messages.
  package var messages: Messages

  /// Makes a reader.
  package init(
    profile: Profile? = nil, language: String? = nil, imports: ImportOptions, messages: Messages
  ) {
    self.profile = profile
    self.language = language
    self.imports = imports
    self.messages = messages
  }

  /// Reads an input and says what is odd about it.
  ///
  /// Throws ``RunFailure`` after saying why it cannot be read.
  package func capture(_ path: String) throws(RunFailure) -> Capture {
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
  package func silence(of capture: Capture, path: String) -> RunFailure {
    messages.error(
      "nothing to hear: no element of the screen gets focus",
      help: "capture the screen again when it is in sight, or check '--from \(capture.format)'",
      path: path)
    return .badInput
  }
}
