/// An utterance in writing: the sentence, and what follows it after pauses.
public struct SpokenText: Hashable, Sendable {
  /// The sentence without its hint; empty when nothing is said.
  public var sentence: String
  /// The hints, joined; `nil` if there is none.
  public var hint: String?
  /// The lines after the hint.
  public var extra: [String]

  /// Makes a text.
  public init(sentence: String, hint: String? = nil, extra: [String] = []) {
    self.sentence = sentence
    self.hint = hint
    self.extra = extra
  }

  /// Everything on one line, joined by commas, as the caption panel shows it.
  public var line: String {
    ([sentence] + [hint].compactMap { $0 } + extra).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
