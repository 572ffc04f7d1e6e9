extension String {
  /// The caption that is heard, or the word for silence in brackets when nothing is said.
  package func orSilence(_ word: String = "silence") -> String { isEmpty ? "<\(word)>" : self }
}
