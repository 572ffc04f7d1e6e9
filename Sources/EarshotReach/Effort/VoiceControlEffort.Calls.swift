import EarshotTree
import EarshotVoiceControl

extension VoiceControlEffort {
  /// The ways of calling one target by words.
  struct Calls {
    let target: VoiceControlTarget
    let element: Element
    /// The fewest words that only this target answers to.
    let unique: String?
    /// The fewest words that it answers to among others, and its number among them.
    let ambiguous: (phrase: String, number: Int)?

    init(_ target: VoiceControlTarget, among targets: VoiceControlTargets, _ element: Element) {
      var forms = NameForms()
      let runs = WordRuns(targets, &forms)
      self.target = target
      self.element = element
      var unique: String?
      var ambiguous: (phrase: String, number: Int)?
      let names = Calls.names(of: target, element)
      let whole = Set(names.map { NormalizedPhrase($0, language: targets.language).words })
      for phrase in Calls.phrases(in: names, language: targets.language) {
        // A part of its name that is a part of another one cannot be its own.
        if ambiguous != nil, runs.areShared(phrase.words), !whole.contains(phrase.words) {
          continue
        }
        let answering = targets.answering(to: phrase.words, &forms)
        guard let place = answering.firstIndex(where: { $0.id == target.id }) else { continue }
        let text = phrase.words.joined(separator: " ")
        if answering.count == 1 {
          unique = text
          break
        }
        if ambiguous == nil { ambiguous = (text, place + 1) }
      }
      self.unique = unique
      self.ambiguous = ambiguous
    }

    /// The names of which words may be said: what is displayed first.
    private static func names(of target: VoiceControlTarget, _ element: Element) -> [String] {
      [target.name].compactMap(\.self) + (element.userInputLabels.value ?? [])
        + [element.label.value].compactMap(\.self) + target.names
    }

    /// The runs of words in names that sound shortest, each once.
    private static func phrases(in names: [String], language: String) -> [NormalizedPhrase] {
      var seen: Set<[String]> = []
      var phrases: [(form: NormalizedPhrase, count: Int, order: Int)] = []
      for name in names {
        let words = Array(NormalizedPhrase(name, language: language).words.prefix(lastWord))
        for length in 1...max(1, min(words.count, longest)) where length <= words.count {
          for start in 0...(words.count - length) {
            let run = Array(words[start..<start + length])
            // Nobody calls a thing by a preposition or a sign alone (an assumption).
            guard run == words || run.contains(where: { $0.count > 2 }) else { continue }
            guard seen.insert(run).inserted else { continue }
            let form = NormalizedPhrase(words: run, language: language)
            phrases.append((form, form.spelledWords.count, phrases.count))
          }
        }
      }
      return phrases.sorted { ($0.count, $0.order) < ($1.count, $1.order) }.map(\.form)
    }

    /// More words take longer than showing numbers and saying one.
    private static let longest = 6
    /// Nobody listens to a hundred words of a name and calls it by those behind them.
    private static let lastWord = 100
  }
}

/// Which words stand together in the names of several targets, so that none of them answers alone.
private struct WordRuns {
  private let names: [[String]]

  init(_ targets: VoiceControlTargets, _ forms: inout NameForms) {
    names = targets.compactMap { target in
      target.name.map { forms.form(of: $0, language: targets.language).form.words }
    }
  }

  /// Whether several displayed names hold the words, one after another.
  func areShared(_ words: [String]) -> Bool {
    var isFound = false
    for name in names where name.holds(words) {
      if isFound { return true }
      isFound = true
    }
    return false
  }
}

extension [String] {
  /// Whether the words of a run stand in these, one after another.
  fileprivate func holds(_ run: [String]) -> Bool {
    guard run.count <= count else { return false }
    return (0...count - run.count).contains { start in
      run.indices.allSatisfy { self[start + $0] == run[$0] }
    }
  }
}
