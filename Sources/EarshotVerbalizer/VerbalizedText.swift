/// One text for the eye and for the ear: as it is written, as it is said, and as it should be said.
///
/// Captions show ``written`` and never anything else. What VoiceOver says is kept literally, with
/// its mistakes, because they are what a listener hears; ``differences`` has them as data.
package struct VerbalizedText: Hashable, Sendable {
  /// As it is written.
  package var written: String
  /// As it is said by what the sources report: signs, units and times in words, digits kept, such
  /// as «30 сэмэ».
  package var spoken: String
  /// ``spoken`` with the numbers in words as well, such as «тридцать сэмэ».
  package var verbalised: String
  /// As it should be said, digits kept, such as «30 сантиметров».
  package var better: String
  /// ``better`` with the numbers in words, declined, such as «от тридцати сантиметров».
  package var betterVerbalised: String
  /// Where what is said is not what should be said, in the order of the text.
  package var differences: [Difference]
  /// The text for a voice, in spans of one language and prosody.
  package var spans: [Span]

  /// Makes a text that is said as it is written.
  init(plain text: String, language: String?) {
    written = text
    spoken = text
    verbalised = text
    better = text
    betterVerbalised = text
    differences = []
    spans = text.isEmpty ? [] : [Span(text, language: language)]
  }

  /// Reads a text in a language.
  ///
  /// - Parameter language: BCP 47 tag of the voice; `nil` says only what no language changes.
  package init(_ text: String, language: String? = nil) {
    self = TextNormalizer(text, language: language).text(written: text, tag: language)
  }

  /// The text with only what is known of some kinds put right; `nil` if only a person can put
  /// one of them right.
  package func better(_ kinds: Set<Kind>) -> String? {
    var text = ""
    var place = written.utf8.startIndex
    for difference in differences where kinds.contains(difference.kind) {
      guard let words = difference.shouldBeSaid else { return nil }
      let start = written.utf8.index(written.utf8.startIndex, offsetBy: difference.range.lowerBound)
      text += written[place..<start] + words
      place = written.utf8.index(start, offsetBy: difference.range.count)
    }
    return text + written[place...]
  }
}

extension VerbalizedText {
  /// A span that is said otherwise than it should be.
  package struct Difference: Hashable, Sendable {
    /// The kind of the text.
    package var kind: Kind
    /// The span as it is written.
    package var written: String
    /// The place of the span in ``VerbalizedText/written``, in UTF-8 code units.
    package var range: Range<Int>
    /// The text as it is spoken.
    package var said: String
    /// The words that should be said; `nil` if only a person can tell.
    package var shouldBeSaid: String?

    /// Makes a difference.
    package init(
      _ kind: Kind, written: String, range: Range<Int>, said: String, shouldBeSaid: String?
    ) {
      self.kind = kind
      self.written = written
      self.range = range
      self.said = said
      self.shouldBeSaid = shouldBeSaid
    }
  }

  /// The kind of a span of text that a voice does not say as people do.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A sign or a short form of money.
    case currency
    /// A short form of a unit after a number.
    case unit
    /// A time of day.
    case time
    /// Two times of day with a dash between them.
    case timeRange
    /// A date in digits.
    case date
    /// Two numbers with a dash or a plus-minus sign between them.
    case range
    /// A number with an ending, such as «1-й».
    case ordinal
    /// A number with decimals.
    case decimal
    /// A long run of digits: phone, card or code.
    case digits
    /// A shortened word, such as «См.».
    case abbreviation
    /// Capitals that stand for words.
    case acronym
    /// A picture among the letters.
    case emoji
    /// Another sign.
    case symbol
    /// Brackets and quotation marks, which are read aloud.
    case brackets
    /// The name of a picture file.
    case pictureName
    /// A word in other letters than those of the voice.
    case foreignWord
  }

  /// A span of text in one language and one prosody.
  package struct Span: Hashable, Sendable {
    /// The words, with the numbers in words where the language is known.
    package var text: String
    /// BCP 47 tag of the voice; `nil` is the language of the system.
    package var language: String?
    /// Pitch from 0 to 2, 1 is normal.
    package var pitch: Double
    /// Pronunciation in the International Phonetic Alphabet, in the place of the words.
    package var ipaNotation: String?

    /// Makes a span.
    package init(
      _ text: String, language: String? = nil, pitch: Double = 1, ipaNotation: String? = nil
    ) {
      self.text = text
      self.language = language
      self.pitch = pitch
      self.ipaNotation = ipaNotation
    }
  }
}
