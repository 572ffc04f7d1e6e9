import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// What a gesture does while fingers write braille (F313, F314); `nil` where it does what it always
  /// does.
  ///
  /// One finger up or down chooses among spellings, which are not known here.
  mutating func answerInBraille(
    _ gesture: Gesture, on screen: Transcript.OrderedScreen
  ) -> [Response]? {
    guard preferences.writesBraille else {
      if case .dots = gesture { return [.sound(.boundary)] }
      return nil
    }
    switch gesture {
    case .dots(let dots): return write(.dots(dots), on: screen)
    case .swipeRight: return write(.space, on: screen)
    case .swipeLeft: return write(.delete, on: screen)
    case .twoFingerSwipeRight: return write(.newLine, on: screen)
    case .twoFingerSwipeLeft: return write(.deleteWord, on: screen)
    case .twoFingerSwipeDown: return write(.endOfWord, on: screen)
    case .twoFingerSwipeUp: return changeBrailleLanguage(on: screen)
    case .threeFingerSwipe(.down): return closeBrailleInput()
    case .swipeUp, .swipeDown: return []
    default: return nil
    }
  }

  /// Ends braille input; the rotor is where it was before any mode was chosen.
  private mutating func closeBrailleInput() -> [Response] {
    endBrailleInput()
    rotorMode = nil
    return [say(.rotor(.brailleInput)), say(.off, cause: .changed)]
  }

  /// Forgets the word that is being written.
  mutating func endBrailleInput() {
    preferences.writesBraille = false
    brailleTyping = nil
  }

  /// The languages of braille input: those that the listener set up, else that of the phone.
  private var brailleLanguages: [String] {
    let chosen = preferences.brailleLanguages.map(\.rawValue)
    return chosen.isEmpty ? [settings.language] : chosen
  }

  /// Takes a key and changes the field accordingly.
  private mutating func write(
    _ key: BrailleKey, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard let braille, let field = screen.editedField else { return [.sound(.boundary)] }
    var typing = brailleTyping(in: field)
    let before = typing.input.text
    do {
      try typing.input.press(key) { try braille.read($0, $1) }
    } catch {
      return [.sound(.boundary)]
    }
    brailleTyping = typing
    return edit(field, from: before, to: typing.input.text)
  }

  private mutating func changeBrailleLanguage(
    on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard brailleLanguages.count > 1, let braille, let field = screen.editedField else {
      return [.sound(.boundary)]
    }
    var typing = brailleTyping(in: field)
    try? typing.input.press(.nextLanguage) { try braille.read($0, $1) }
    brailleTyping = typing
    return [say(.languageName(typing.input.language), cause: .changed)]
  }

  /// What is being written into a field; anew where the app changed it meanwhile.
  private func brailleTyping(in field: Element) -> BrailleTyping {
    let languages = brailleLanguages
    if let brailleTyping, brailleTyping.agrees(with: field),
      brailleTyping.input.languages == languages
    {
      return brailleTyping
    }
    let place = brailleTyping?.input.place ?? 0
    return BrailleTyping(
      field: field.id,
      input: BrailleInput(
        languages, at: languages.indices.contains(place) ? place : 0, after: field.typedText))
  }

  /// Asks the app for the difference of two texts at the end of a field.
  private mutating func edit(
    _ field: Element, from before: String, to after: String
  ) -> [Response] {
    guard before != after else { return [] }
    let common = before.commonPrefix(with: after)
    let removed = before.count - common
    let added = String(after.dropFirst(common))
    attempt = Attempt(kind: added.isEmpty ? .delete : .type(added), before: field)
    let length = field.typedText.count
    let action: ElementAction =
      if removed == 0 {
        .type(added)
      } else if added.isEmpty {
        .deleteBackward(removed)
      } else {
        .replace(max(0, length - removed)..<length, with: added)
      }
    return [.perform(action, field.id)]
  }
}

extension VoiceOver {
  /// Why dots cannot be written; `nil` if they can.
  func brailleProblem(on screen: Transcript.OrderedScreen) -> ScriptProblem? {
    guard preferences.writesBraille else {
      return ScriptProblem(
        "braille input is off",
        help: "turn the rotor to it by 'rotor brailleInput', or write 'set brailleInput on' above "
          + "the steps")
    }
    guard screen.editedField != nil else {
      return ScriptProblem(
        "no field is edited, so nothing takes the dots",
        help: "go to a text field and write 'doubleTap' before")
    }
    guard let braille else {
      return ScriptProblem(
        "there are no braille tables here", help: "run the script by 'earshot drive'")
    }
    do throws(BrailleTables.Problem) {
      _ = try braille.read([1], brailleTyping?.input.language ?? brailleLanguages[0])
      return nil
    } catch {
      return ScriptProblem(error.message, help: error.help)
    }
  }
}

extension String {
  /// The number of characters with which both texts begin.
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
