import EarshotVoiceControl

/// A grammar as the automaton that PocketSphinx reads.
///
/// PocketSphinx would copy the names for each sentence of a JSGF; here sentences that end alike
/// share states, so a thousand names are listed once. An automaton can leave sentences out as well,
/// which gives the exact score of the next best one.
struct GrammarFile {
  /// A word or a slot.
  private enum Symbol: Hashable {
    case word(String)
    case slot(String)
  }

  /// The rest of a sentence, and how far it has followed the sentences that are left out.
  private struct State: Hashable {
    var rest: ArraySlice<Symbol>
    var excluded: Int?
  }

  private struct Transition: Hashable {
    var source: Int
    var target: Int
    var word: String
  }

  private struct Phrase: Hashable {
    var words: [String]
    var text: String
  }

  private var sentences: [[Symbol]] = []
  private var phrases: [String: [Phrase]]

  /// Phrases that have no word.
  private(set) var leftOut: [String] = []

  /// Reads a grammar.
  ///
  /// - Parameters:
  ///   - grammar: what may be said.
  ///   - words: the words of a phrase; none when it cannot be said.
  init(_ grammar: RecognitionGrammar, words: (String) -> [String]) {
    phrases = [:]
    for (slot, texts) in grammar.slots {
      phrases[slot] = texts.map { Phrase(words: words($0), text: $0) }
    }
    for sentence in grammar.sentences {
      let symbols = sentence.split(separator: " ").flatMap { part -> [Symbol] in
        if part.hasPrefix("<"), part.hasSuffix(">") {
          return [.slot(String(part.dropFirst().dropLast()))]
        }
        return words(String(part)).map(Symbol.word)
      }
      if !symbols.isEmpty, !sentences.contains(symbols) { sentences.append(symbols) }
    }
    omit { $0.isEmpty }
  }

  /// Leaves out the phrases, and the sentences, that hold a word without sound.
  mutating func omit(_ silent: Set<String>) {
    guard !silent.isEmpty else { return }
    omit { !silent.isDisjoint(with: $0) }
    sentences.removeAll { sentence in
      sentence.contains { if case .word(let word) = $0 { silent.contains(word) } else { false } }
    }
  }

  private mutating func omit(where isSilent: ([String]) -> Bool) {
    for slot in phrases.keys.sorted() {
      let all = phrases[slot] ?? []
      leftOut += all.filter { isSilent($0.words) }.map(\.text)
      phrases[slot] = all.filter { !isSilent($0.words) }
    }
  }

  /// Every word that may be said.
  var words: Set<String> {
    var words = Set(phrases.values.joined().flatMap(\.words))
    for case .word(let word) in sentences.joined() { words.insert(word) }
    return words
  }

  /// The automaton, without some sentences; `nil` if nothing can be said.
  func text(excluding excluded: [[String]] = []) -> String? {
    let trie = WordTrie(excluded)
    var numbers: [State: Int] = [:]
    var queue: [State] = []
    // In an order that is always the same, so that equal grammars give equal files.
    var lines: [String] = []
    var known: Set<Transition> = []
    func number(of state: State) -> Int {
      if let number = numbers[state] { return number }
      // 0 is the start and 1 the end.
      numbers[state] = numbers.count + 2
      queue.append(state)
      return numbers.count + 1
    }
    func add(from source: Int, _ state: State) {
      for words in starts(of: state.rest) {
        guard case .word(let word)? = words.first else { continue }
        let next = State(
          rest: words.dropFirst(), excluded: trie.step(from: state.excluded, by: word))
        if next.rest.isEmpty, trie.isEnd(next.excluded) { continue }
        let target = next.rest.isEmpty ? 1 : number(of: next)
        if known.insert(Transition(source: source, target: target, word: word)).inserted {
          lines.append("TRANSITION \(source) \(target) 1.0 \(word)")
        }
      }
    }
    for sentence in sentences { add(from: 0, State(rest: sentence[...], excluded: trie.root)) }
    while let state = queue.popLast() { add(from: numbers[state] ?? 0, state) }
    guard known.contains(where: { $0.target == 1 }) else { return nil }
    let header = ["FSG_BEGIN grammar", "NUM_STATES \(numbers.count + 2)", "START_STATE 0"]
    return (header + ["FINAL_STATE 1"] + lines + ["FSG_END", ""]).joined(separator: "\n")
  }

  /// The rests of a sentence, with a slot at the beginning filled by each of its phrases.
  private func starts(of rest: ArraySlice<Symbol>) -> [ArraySlice<Symbol>] {
    guard case .slot(let slot)? = rest.first else { return rest.isEmpty ? [] : [rest] }
    return (phrases[slot] ?? []).map { $0.words.map(Symbol.word)[...] + rest.dropFirst() }
  }

  /// The sentences of the grammar that are said with these words, as the grammar spells them.
  ///
  /// They are more than one when names differ only in what is not said, such as "Wi-Fi" and
  /// "wi-fi".
  func readings(of words: [String]) -> [String] {
    var readings: [String] = []
    for sentence in sentences {
      for reading in self.readings(of: words[...], as: sentence[...]) where !reading.isEmpty {
        let text = reading.joined(separator: " ")
        if !readings.contains(text) { readings.append(text) }
      }
    }
    return readings
  }

  private func readings(of words: ArraySlice<String>, as rest: ArraySlice<Symbol>) -> [[String]] {
    switch rest.first {
    case nil: words.isEmpty ? [[]] : []
    case .word(let word):
      words.first == word
        ? readings(of: words.dropFirst(), as: rest.dropFirst()).map { [word] + $0 } : []
    case .slot(let slot):
      (phrases[slot] ?? []).filter { words.starts(with: $0.words) }.flatMap { phrase in
        readings(of: words.dropFirst(phrase.words.count), as: rest.dropFirst())
          .map { [phrase.text] + $0 }
      }
    }
  }
}

/// Sentences as a tree of words.
private struct WordTrie {
  private var children: [[String: Int]] = [[:]]
  private var ends: Set<Int> = []

  init(_ sentences: [[String]]) {
    for sentence in sentences {
      var node = 0
      for word in sentence {
        if let next = children[node][word] {
          node = next
        } else {
          children.append([:])
          children[node][word] = children.count - 1
          node = children.count - 1
        }
      }
      ends.insert(node)
    }
  }

  /// Where each sentence begins; `nil` if there is none.
  var root: Int? { children.count > 1 ? 0 : nil }

  /// Where a word leads to; `nil` if no sentence goes on with it.
  func step(from node: Int?, by word: String) -> Int? { node.flatMap { children[$0][word] } }

  /// Whether a sentence ends here.
  func isEnd(_ node: Int?) -> Bool { node.map(ends.contains) ?? false }
}
