import EarshotTree

extension SpeechSubject {
  /// What a field that is edited says after its type: its value, then where characters go.
  ///
  /// "text field, is editing, some text, character mode, insertion point at end", as recorded; an
  /// empty field says only "insertion point at start".
  var edited: [Utterance.Part] {
    guard isEdited else { return [] }
    guard saysValueLast else { return [words.part(.state, .insertionPointAtStart)] }
    let isAtStart = settings.variants.contains(.insertionPointAtStart)
    let point: Phrase = isAtStart ? .insertionPointAtStart : .insertionPointAtEnd
    return value + [words.part(.state, .characterMode), words.part(.state, point)]
  }

  /// Whether its value follows its type: the text of a field that is edited, but no placeholder.
  var saysValueLast: Bool { isEdited && !element.typedText.isEmpty }

  /// The number of characters that a secure field hides; `nil` when its value tells them.
  var hiddenCharacters: Int? {
    // The bullets may be those of a placeholder.
    let value = element.typedText
    guard traits.contains(.secureTextField), !value.isEmpty,
      value.allSatisfy({ SpeechSubject.masks.contains($0) })
    else { return nil }
    return value.count
  }

  func masked(_ count: Int) -> Utterance.Part {
    var part = words.part(.value, .characters(count), field: .value)
    // A test compares what the app has.
    part.script = element.value.value ?? ""
    return part
  }

  /// The signs that stand for hidden characters.
  private static let masks: Set<Character> = ["•", "●", "*", "∙", "⦁"]
}

extension SpeechSubject {
  /// What the system takes a picture without a name for: "Button, possibly, add".
  ///
  /// The system looks at the picture; only its name can be known here.
  var guess: [Utterance.Part] {
    guard isGuessed, let picture = element.appearance.value?.image, !picture.isEmpty else {
      return []
    }
    return [words.part(.state, .possibly)] + authored(.label, picture, .appearance)
  }

  /// Whether the listener's system guesses what the picture shows.
  private var isGuessed: Bool {
    settings.variants.contains(.guessedPictures)
      && !traits.isDisjoint(with: [.button, .image])
      && label.isEmpty && (value.isEmpty || isSwitch)
  }
}
