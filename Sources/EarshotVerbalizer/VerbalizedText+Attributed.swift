package import EarshotTree

extension VerbalizedText {
  /// Reads a text with speech attributes.
  ///
  /// Each run is read for itself: spelled out, with its punctuation in words, in a language of its
  /// own, or by its pronunciation.
  ///
  /// - Parameter language: BCP 47 tag of the voice where the text names no language of its own.
  package init(_ text: AttributedText, language: String? = nil) {
    self.init(plain: "", language: language)
    for run in text.joined { add(run, language) }
  }

  private mutating func add(_ run: AttributedText.Run, _ language: String?) {
    let attributes = run.attributes
    let tag = attributes.language ?? language
    var said = VerbalizedText(run, tag)
    let offset = written.utf8.count
    for index in said.differences.indices {
      let range = said.differences[index].range
      said.differences[index].range = range.lowerBound + offset..<range.upperBound + offset
    }
    for index in said.spans.indices {
      said.spans[index].pitch = min(max(attributes.pitch ?? 1, 0), 2)
      said.spans[index].ipaNotation = attributes.ipaNotation
    }
    written += said.written
    spoken += said.spoken
    verbalised += said.verbalised
    better += said.better
    betterVerbalised += said.betterVerbalised
    differences += said.differences
    spans += said.spans
  }

  /// Reads one run.
  private init(_ run: AttributedText.Run, _ tag: String?) {
    if run.attributes.ipaNotation != nil {
      self.init(plain: run.text, language: tag)
    } else if run.attributes.spellsOut == true {
      self.init(spelling: run.text, tag)
    } else if run.attributes.speaksPunctuation == true {
      self.init(naming: run.text, tag)
    } else {
      self.init(run.text, language: tag)
    }
  }

  /// Spells a text letter by letter.
  private init(spelling text: String, _ tag: String?) {
    self.init(plain: text, language: tag)
    let pack = LanguagePacks.pack(for: tag)
    let names = text.filter { !$0.isWhitespace }.map { character in
      guard character.isLetter else { return pack.signs[character] ?? String(character) }
      let capital = character.uppercased()
      return pack.letters[capital] ?? capital
    }
    say(
      names.joined(separator: " "),
      names.map { $0.isDigit ? pack.spelled($0) : $0 }.joined(separator: " "))
  }

  /// Names the signs of a text.
  private init(naming text: String, _ tag: String?) {
    self.init(plain: text, language: tag)
    let pack = LanguagePacks.pack(for: tag)
    guard !pack.signs.isEmpty else { return }
    var (spoken, verbalised) = (JoinedSpeech(), JoinedSpeech())
    for token in text.tokens {
      if let name = token.mark.flatMap({ pack.signs[$0] }) {
        spoken.add(.setOff(name))
        verbalised.add(.setOff(name))
      } else {
        spoken.add(token.text)
        verbalised.add(
          token.isNumber && pack.spellsNumbers
            ? pack.cardinal(digits: token.text) : String(token.text))
      }
    }
    say(spoken.text, verbalised.text)
  }

  /// Says words that are right as they are said.
  private mutating func say(_ spoken: String, _ verbalised: String) {
    self.spoken = spoken
    self.verbalised = verbalised
    betterVerbalised = verbalised
    if !spans.isEmpty { spans[0].text = verbalised }
  }
}

extension String {
  fileprivate var isDigit: Bool { utf8.count == 1 && UInt8(self) != nil }
}

extension AttributedText {
  /// The runs, with neighbours in one that a voice says in the same way.
  fileprivate var joined: [Run] {
    var joined: [Run] = []
    for run in runs where !run.text.isEmpty {
      if let last = joined.last, last.attributes.isSaid(like: run.attributes) {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    return joined
  }
}

extension AttributedText.Attributes {
  fileprivate func isSaid(like other: AttributedText.Attributes) -> Bool {
    language == other.language && pitch == other.pitch && ipaNotation == nil
      && other.ipaNotation == nil && (spellsOut ?? false) == (other.spellsOut ?? false)
      && (speaksPunctuation ?? false) == (other.speaksPunctuation ?? false)
  }
}
