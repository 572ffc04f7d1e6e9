extension Utterance.Part {
  /// The part for the voice.
  ///
  /// - Parameter language: BCP 47 tag of the language of the system, which reads texts that name no
  ///   language of their own.
  public func voiceText(in language: String) -> VoiceText {
    VoiceText(text, language: self.language ?? language)
  }
}
