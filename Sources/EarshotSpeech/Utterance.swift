public import EarshotTree

/// The speech for one stop, as typed parts; a style turns it into text.
public struct Utterance: Hashable, Sendable {
  /// The parts in the order in which they are spoken.
  public var parts: [Part]
  /// BCP 47 tag of the language of the system; `nil` when it is not told.
  package var language: String?

  /// Makes an utterance of parts.
  public init(parts: [Part] = []) {
    self.parts = parts
  }

  /// An announcement: a text without type words.
  public static func announcement(_ text: String, language: String? = nil) -> Utterance {
    Utterance(parts: [Part(.announcement, authored: text, language: language, field: nil)])
  }
}

extension Utterance {
  /// The role of a part.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The name of a container, on entry.
    case container
    /// A state: selected, dimmed, on, is editing, expanded.
    case state
    /// The name.
    case label
    /// The value.
    case value
    /// Headers, row, column and spans of a table cell.
    case table
    /// Custom content of high importance.
    case content
    /// The type, such as "button".
    case trait
    /// The place in a series.
    case position
    /// The start or end of a list or landmark.
    case edge
    /// What activation does, after a pause.
    case hint
    /// A line after the hint: actions or more content are available.
    case extra
    /// A text that the app announces.
    case announcement
  }

  /// How long the voice waits before a part.
  public enum Pause: String, Hashable, Sendable, CaseIterable {
    /// Not longer than between words joined by a comma.
    case none
    /// Before the value; 150 ms unless set otherwise.
    case short
    /// Before the hint; 500 ms unless set otherwise.
    case long
  }

  /// In which voice a part is spoken.
  public enum Tone: String, Hashable, Sendable, CaseIterable {
    /// As everything else.
    case normal
    /// Slightly different, for values.
    case value
    /// For type words.
    case role
    /// For hints.
    case hint
  }

  /// The provenance of the words of a part.
  public enum Provenance: String, Hashable, Sendable, CaseIterable {
    /// The app wrote them.
    case authored
    /// The system says them, and a public source gives the words.
    case verified
    /// The system says something here; the words are assumptions.
    case unverified
    /// No words are known in the language, so the English ones stand here.
    case fallback
  }

  /// A stretch of speech with one meaning.
  public struct Part: Hashable, Sendable {
    /// The role of the part.
    public var role: Role
    /// The words as a caption has them, not yet capitalised.
    public var text: String
    /// The words as a script has them, with their period if they are a phrase.
    package var script: String
    /// The phrase, when the system says it.
    package var phrase: Phrase?
    /// BCP 47 tag of the language of the words; `nil` is the language of the app.
    public var language: String?
    /// The property of the element that it comes from.
    package var field: Element.Field?
    /// How long the voice waits before it.
    public var pauseBefore: Pause
    /// In which voice it is spoken.
    public var tone: Tone
    /// Where the words come from.
    public var provenance: Provenance
    /// The words with speech attributes, when the app set any.
    public var attributed: AttributedText?

    /// Makes a part of words that the app wrote.
    public init(
      _ role: Role, authored text: String, language: String?, field: Element.Field?,
      attributed: AttributedText? = nil
    ) {
      self.role = role
      self.text = text
      script = text
      self.language = language
      self.field = field
      pauseBefore = role.pauseBefore
      tone = role.tone
      provenance = .authored
      self.attributed = attributed
    }

    /// Makes a part of words that the system says.
    package init(
      _ role: Role, _ phrase: Phrase, _ wording: Wording, language: String,
      field: Element.Field? = nil, isFallback: Bool = false
    ) {
      self.role = role
      text = wording.caption
      script = wording.script
      self.phrase = phrase
      self.language = language
      self.field = field
      pauseBefore = role.pauseBefore
      tone = role.tone
      provenance = isFallback ? .fallback : wording.isVerified ? .verified : .unverified
    }
  }
}

extension Utterance.Role {
  fileprivate var pauseBefore: Utterance.Pause {
    switch self {
    case .value: .short
    case .hint: .long
    default: .none
    }
  }

  fileprivate var tone: Utterance.Tone {
    switch self {
    case .value: .value
    case .trait: .role
    case .hint: .hint
    default: .normal
    }
  }
}
