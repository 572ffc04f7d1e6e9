package import EarshotCaptures
import EarshotSpeech
import EarshotText
import EarshotTree
import EarshotVoiceOver

/// Reads captures for the verbs, which so say the same about them and end with the same statuses.
package struct InputReader {
  /// The options of speech; their language is also that of texts beside the input.
  package var speech: SpeechOptions
  /// The options of importers.
  package var imports: ImportOptions
  /// The place for messages.
  package var messages: Messages

  /// The storyboards and xibs with nothing to hear that are worth no more than a note, by path.
  package var forgivenDocuments = ForgivenDocuments.none

  /// Whether pictures are recognised although no setting asks for it yet, because a session may.
  package var mayRecognizePictures = false

  /// Which documents may be silent: code fills some, and a launch screen has nothing to say.
  package enum ForgivenDocuments: Sendable {
    case none, all
    case among(Set<String>)

    fileprivate func contains(_ path: String) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .among(let paths): paths.contains(path)
      }
    }
  }

  package init(
    speech: SpeechOptions = SpeechOptions(), imports: ImportOptions, messages: Messages
  ) {
    self.speech = speech
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
        path, profile: speech.profile, language: speech.language, messages)
    } catch let error as CaptureError
      where isForgiven(path) && [.noScreen, .otherPlatform].contains(error.code)
    {
      if isJoined(path) { throw .emptyDocument }
      messages.note(
        error.code == .noScreen ? "left to code: \(error.message)" : "left out: \(error.message)",
        path: path)
      throw .emptyDocument
    } catch {
      throw messages.error(error, path: path)
    }
    messages.say(capture, path: path)
    messages.say(unread: capture, path: path)
    proposeLanguage(for: capture, path)
    if speech.voiceOver?.verbosity.describesImages == true {
      PictureRecognizer(speech.describer, messages).look(
        at: &capture, path, language: speech.language)
    } else if mayRecognizePictures {
      // Nobody has asked for it yet, so that nothing is said about it.
      PictureRecognizer(speech.describer, Messages(isQuiet: true, log: MessageLog())).look(
        at: &capture, path, language: speech.language)
    }
    if let profile = speech.profile {
      for index in capture.screens.indices { capture.screens[index].idiom = profile.idiom }
    }
    return capture
  }

  /// The names of the screens of an input.
  ///
  /// Throws ``RunFailure`` after saying why it cannot be read.
  ///
  /// - Parameter name: the path that the input is known by.
  func screenList(of path: String, named name: String) throws(RunFailure) -> ScreenList {
    guard !BuiltInScreens.isMeant(by: path), SourceInput.isMeant(by: path) else {
      return ScreenList(of: try capture(path), name)
    }
    do {
      return try SourceInput.list(
        path, entry: imports.entry, language: speech.language, imports.code, messages)
    } catch {
      throw messages.error(error, path: path)
    }
  }

  /// Whether a document is read along with code, which tells the screens of its classes.
  package func isJoined(_ path: String) -> Bool {
    guard InputFolder.isDocument(path), let code = imports.code else { return false }
    return imports.entry != nil || !code.classes(joinedWith: path).isEmpty
  }

  /// Whether a path is that of a document which a project may hold without any words in it.
  private func isForgiven(_ path: String) -> Bool {
    InputFolder.isDocument(path) && forgivenDocuments.contains(path)
  }

  /// Reads an input on which something is heard.
  ///
  /// Throws ``RunFailure`` after saying why it cannot be read, or that nothing is heard.
  package func heardCapture(_ path: String) throws(RunFailure) -> Capture {
    let capture = try capture(path)
    guard capture.screens.contains(where: { !$0.readingOrder.isEmpty }) else {
      throw silence(of: capture, path: path)
    }
    return capture
  }

  /// Why a capture is no success though it was read; an empty tree is never a pass.
  package func silence(of capture: Capture, path: String) -> RunFailure {
    // What is heard may stand in the part that is missing, and that has been said.
    if capture.cut != nil { return .badInput }
    if isForgiven(path) {
      messages.note("nothing to hear: it is left to code, or silent as a launch screen", path: path)
      return .emptyDocument
    }
    for screen in capture.screens { warn(of: screen.readingOrder.problems, path) }
    let reason = capture.silence?.message ?? "no element of the screen gets focus"
    messages.error(
      reason.contains("nothing to hear") ? reason : "nothing to hear: \(reason)",
      help: help(onSilence: capture, path), path: path, at: capture.silence?.location)
    return .badInput
  }

  private func help(onSilence capture: Capture, _ path: String) -> String {
    if InputFolder.isDocument(path) {
      return "code fills it, or it is silent as a launch screen; take a capture of the app as it "
        + "runs"
    }
    let isSeen = capture.screens.flatMap(\.allElements).contains { element in
      let look = element.appearance.value
      return !element.isAccessibilityElement
        && (look?.text?.isEmpty == false || look?.pictureText != nil || look?.drawing != nil)
    }
    return isSeen
      ? "what it shows is no accessibility element; 'earshot audit \(path)' says what to set"
      : "capture the screen again when it is in sight, or check '--from \(capture.format)'"
  }

  /// Says when the texts are in another language than the one that they are heard in by default.
  private func proposeLanguage(for capture: Capture, _ path: String) {
    guard !messages.isQuiet, speech.language == nil,
      capture.screens.allSatisfy({ $0.language == nil }),
      let language = Language(lettersOf: labels(of: capture)),
      Phrasebook.book(for: language.tag) != nil
    else { return }
    messages.note(
      "the texts seem to be in '\(language.tag)' and are read as on an English phone; name the "
        + "language of the phone with --language \(language.tag)", path: path)
  }

  /// The first labels of a capture, as many as tell a language.
  private func labels(of capture: Capture) -> String {
    var labels = ""
    for element in capture.screens.lazy.flatMap(\.allElements) {
      labels += " " + (element.label.value ?? "")
      if labels.utf8.count >= 2_000 { break }
    }
    return labels
  }
}
