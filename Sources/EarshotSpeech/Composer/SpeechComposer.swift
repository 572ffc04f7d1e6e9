package import EarshotTree

/// Composes what is said about a stop: parts in the canonical order, each from one place.
///
/// The order is: container entry, selected, table headers, label, table position, value, important
/// content, not enabled, types, the value of a field that is edited, expanded, position, edge, hints, then what else is available. Its
/// sources are listed in `Documentation/VoiceOver/Order.md`.
package struct SpeechComposer: Sendable {
  /// The settings of the listener.
  package let settings: SpeechSettings
  let words: Vocabulary

  /// Makes a composer for a listener.
  package init(settings: SpeechSettings = SpeechSettings()) {
    self.settings = settings
    var words = Vocabulary(system: settings.language)
    words.saysOlderWords = settings.variants.contains(.olderWords)
    self.words = words
  }

  /// The utterance for a stop.
  ///
  /// - Parameters:
  ///   - stop: the stop that gets focus.
  ///   - entered: the containers that focus was not in before, outermost first.
  ///   - rotors: the rotors of the views around it that focus was not in before.
  package func utterance(
    for stop: ReadingOrder.Stop, entering entered: some Sequence<Enclosure> = [],
    rotors: [String] = []
  ) -> Utterance {
    let subject = SpeechSubject(stop: stop, settings: settings, systemWords: words)
    if let web = stop.element.web.value {
      return utterance(of: subject.parts(of: web, entering: entered))
    }
    var parts = settings.verbosity.speaksContainers ? subject.entries(of: entered) : []
    if settings.verbosity.controls == .before { parts += subject.types }
    parts += subject.selectedBefore
    if settings.verbosity.speaksTableHeaders { parts += subject.tableHeaders }
    parts += subject.label
    parts += subject.tablePosition
    if !subject.saysValueLast { parts += subject.value + subject.placeInValue }
    parts += subject.chartSummary
    if settings.verbosity.speaksCustomContent { parts += subject.importantContent }
    parts += subject.selectedAfter
    parts += subject.notEnabled
    if settings.verbosity.controls == .after { parts += subject.types }
    parts += subject.states(besidesTypes: settings.verbosity.controls != .after)
    parts += subject.edited
    parts += subject.guess
    parts += subject.recognized
    parts += subject.expanded
    if settings.verbosity.controls != .none { parts += subject.place }
    if settings.speaksHints { parts += subject.hints + subject.hints(ofRotors: rotors) }
    parts += subject.extras
    return utterance(of: parts)
  }
}

extension SpeechComposer {
  /// The utterance of a value alone, as after an adjustment; the state, for a switch.
  package func value(of element: Element) -> Utterance {
    let subject = SpeechSubject(
      stop: ReadingOrder.Stop(element: element), settings: settings, systemWords: words)
    let state =
      element.web.value.map(subject.check) ?? subject.switchState
    return utterance(of: subject.value + state)
  }

  /// The utterance of a phrase of the system.
  package func utterance(for phrase: Phrase) -> Utterance {
    utterance(of: [words.part(.announcement, phrase)])
  }

  private func utterance(of parts: [Utterance.Part]) -> Utterance {
    let isDigitByDigit = settings.verbosity.numbers == .digits
    var utterance = Utterance(parts: isDigitByDigit ? parts.map(\.spellingNumbers) : parts)
    utterance.language = settings.language
    return utterance
  }

  /// The words for a phrase in the language of the system.
  package func words(for phrase: Phrase) -> String { words.part(.announcement, phrase).text }
}

extension Utterance.Part {
  /// The part with its numbers read digit by digit, unless the app says how it is read.
  fileprivate var spellingNumbers: Utterance.Part {
    guard attributed == nil, text.contains(where: \.isNumber) else { return self }
    var runs: [AttributedText.Run] = []
    for character in text {
      let isDigit = character.isNumber
      if let last = runs.indices.last, (runs[last].attributes.spellsOut == true) == isDigit {
        runs[last].text.append(character)
      } else {
        var attributes = AttributedText.Attributes()
        attributes.spellsOut = isDigit ? true : nil
        runs.append(AttributedText.Run(String(character), attributes))
      }
    }
    var part = self
    part.attributed = AttributedText(runs: runs)
    return part
  }
}
