/// A text with speech attributes, `accessibilityAttributedLabel` and its siblings.
public struct AttributedText: Hashable, Sendable {
  /// How a stretch of the text is to be spoken; `nil` means not set.
  public struct Attributes: Hashable, Sendable {
    /// BCP 47 tag of the language, `accessibilitySpeechLanguage`.
    public var language: String?
    /// Pitch from 0 to 2, 1 is normal, `accessibilitySpeechPitch`.
    public var pitch: Double?
    /// Pronunciation in the International Phonetic Alphabet, `accessibilitySpeechIPANotation`.
    public var ipaNotation: String?
    /// Whether characters are spelled one by one, `accessibilitySpeechSpellOut`.
    public var spellsOut: Bool?
    /// Whether punctuation is spoken, `accessibilitySpeechPunctuation`.
    public var speaksPunctuation: Bool?
    /// Heading level from 1 to 6, `accessibilityTextHeadingLevel`.
    public var headingLevel: Int?
    /// Kind of text, such as `sourceCode`, `accessibilityTextContextual`.
    public var context: String?
    /// Names of custom meaning, `accessibilityTextCustom`.
    public var custom: [String]?

    /// Makes attributes of which none is set.
    public init() {}
  }

  /// A stretch of text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The characters of the stretch.
    public var text: String
    /// How they are spoken.
    public var attributes: Attributes

    /// Makes a stretch of text.
    public init(_ text: String, _ attributes: Attributes = Attributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The stretches in order.
  public var runs: [Run]

  /// Makes a text of stretches.
  public init(runs: [Run]) {
    self.runs = runs
  }

  /// The characters without attributes.
  public var text: String { runs.reduce(into: "") { $0 += $1.text } }
}
