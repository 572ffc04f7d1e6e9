import EarshotTree
package import EarshotVerbalizer

extension Utterance.Part {
  /// The part for the voice.
  ///
  /// - Parameter language: BCP 47 tag of the language of the system, which reads texts that name no
  ///   language of their own.
  package func verbalized(in language: String) -> VerbalizedText {
    guard let attributed, attributed.text == text else {
      return VerbalizedText(text, language: self.language ?? language)
    }
    return VerbalizedText(attributed, language: self.language ?? language)
  }
}

extension Utterance {
  /// The utterance with the words that are said in the place of those that are written.
  ///
  /// A style joins them as it joins the written ones: `SpeechStyle.caption` makes
  /// «625 знак рубля, кнопка» of the button «625 ₽».
  ///
  /// - Parameter language: BCP 47 tag of the language of the system.
  package func spoken(in language: String) -> Utterance {
    withTexts { $0.verbalized(in: language).spoken }
  }

  /// The utterance with other texts in the place of those of its parts.
  package func withTexts(_ text: (Part) -> String) -> Utterance {
    var result = self
    for place in parts.indices { result.parts[place].text = text(parts[place]) }
    return result
  }
}
