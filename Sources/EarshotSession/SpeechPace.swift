package import EarshotSpeech

/// How long words and pauses take, as an estimate; a voice tells the real times.
public struct SpeechPace: Hashable, Sendable {
  /// Speech rate from 0 to 1 as the setting of the phone has it; 0.5 is where a new phone stands.
  public var rate: Double
  /// The pause before a value in seconds at normal speed; it is not published, this one is assumed.
  public var shortPause: Double
  /// The pause before a hint in seconds at normal speed; an assumption as well.
  public var longPause: Double

  /// Characters that are spoken in a second at a rate of 0.5; an assumption.
  static let charactersPerSecond = 14.0

  /// Makes a pace.
  public init(rate: Double = 0.5, shortPause: Double = 0.15, longPause: Double = 0.5) {
    self.rate = min(max(rate, 0), 1)
    self.shortPause = shortPause
    self.longPause = longPause
  }

  /// How much faster than normal: a quarter at 0, once at 0.5, four times at 1.
  package var factor: Double { rate <= 0.5 ? 0.25 + 1.5 * rate : 1 + 6 * (rate - 0.5) }

  /// Seconds that an utterance takes.
  package func duration(of utterance: Utterance) -> Double {
    utterance.parts.reduce(0) { seconds, part in
      let words = SpeechPace.duration(of: part.text, factor: factor)
      return seconds + words + pause(part.pauseBefore)
    }
  }

  /// Seconds that words take at a multiple of the normal speed.
  ///
  /// A sign is as long as a letter: a comma or a dash between words is a short pause, and a period or a
  /// colon before more words takes twice as long (F71, F72).
  package static func duration(of words: String, factor: Double) -> Double {
    let letters = words.utf16.count + words.longPauses - words.dashesBetweenWords
    return Double(letters) / (charactersPerSecond * factor)
  }

  /// Seconds of a pause, which shrinks with the rate as the words do.
  package func pause(_ pause: Utterance.Pause) -> Double {
    switch pause {
    case .none: 0
    case .short: shortPause / factor
    case .long: longPause / factor
    }
  }
}

extension String {
  /// The signs inside of a text after which a voice makes a long pause.
  fileprivate var longPauses: Int {
    zip(utf8, utf8.dropFirst()).count { sign, next in
      next == UInt8(ascii: " ")
        && [UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";")].contains(sign)
    }
  }

  /// The dashes with spaces around them; one of the spaces is no sound of its own.
  fileprivate var dashesBetweenWords: Int {
    guard utf8.contains(0xE2) else { return 0 }
    return split(separator: " ").count { $0 == "—" || $0 == "–" }
  }
}
