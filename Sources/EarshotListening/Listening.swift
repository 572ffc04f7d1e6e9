import Foundation

/// The passes over recordings that lie ready, and what is concluded from them.
struct Listening {
  var decoder: BatchDecoder
  var dictionary: URL
  var grammar: GrammarFile
  /// The automaton of the whole grammar.
  var automaton: String
  var isEnglish: Bool
  /// As many sentences are named where one has to ask.
  var alternatives: Int
  /// Whether to hear freely what is far from the grammar, which takes longest.
  var describesRefused: Bool

  /// The passes in which sentences are looked for; what is not settled then is asked for.
  private static let mostPasses = 8

  /// The sentences that were found for a recording, best first.
  private struct Candidates {
    var decodings: [Decoding] = []
    /// Whether nothing is left that could rival the best: the next sentence is far behind it.
    var isDone = false
  }

  /// The speech in each recording.
  func hear(count: Int, meaning: (String) -> String) throws -> [RecognizedSpeech] {
    let phones = try decoder.phones(count: count, dictionary: dictionary)
    var all = [Candidates](repeating: Candidates(), count: count)
    // The automaton without what was found gives the exact score of the next best. The lattice of
    // PocketSphinx lists few sentences, and scores even those that sound the same differently.
    for _ in 0..<Listening.mostPasses {
      var automata: [Int: String] = [:]
      for (index, candidates) in all.enumerated() where !candidates.isDone {
        let found = candidates.decodings.map(\.words)
        automata[index] = found.isEmpty ? automaton : grammar.text(excluding: found)
      }
      guard !automata.isEmpty else { break }
      let decodings = try decoder.sentences(automata, dictionary: dictionary)
      for index in all.indices where !all[index].isDone {
        add(decodings[index], to: &all[index], phones[index])
      }
    }
    for index in all.indices { all[index].decodings.sort { $0.score > $1.score } }
    let isContested = all.map { !$0.isDone || self.isContested($0.decodings, meaning: meaning) }
    var speech = all.indices.map { index in
      judge(
        all[index].decodings, against: phones[index], isContested: isContested[index],
        meaning: meaning)
    }
    try hearFreely(&speech, all.map(\.decodings), phones, isContested: isContested)
    return speech
  }

  /// Hears again, without the grammar, what was not understood.
  private func hearFreely(
    _ speech: inout [RecognizedSpeech], _ decodings: [[Decoding]], _ phones: [Int: Decoding],
    isContested: [Bool]
  ) throws {
    let odd = speech.indices.filter { index in
      let confidence = speech[index].sentences.first?.confidence ?? 0
      let isPossible = confidence > Judgement.hopelessness
      return speech[index].decision != .understood && (isPossible || describesRefused)
    }
    let words = isEnglish ? try decoder.words(odd) : [:]
    for index in odd {
      let heard = (words[index] ?? phones[index])?.words ?? []
      speech[index].heardAs = heard.joined(separator: " ").lowercased()
      // The same words without the grammar are evidence of their own, where no rival is near.
      guard isEnglish, !heard.isEmpty, heard == decodings[index].first?.words else { continue }
      speech[index].decision = isContested[index] ? .unsure : .understood
    }
  }

  /// Whether sentences that do different things are too near to each other.
  private func isContested(_ decodings: [Decoding], meaning: (String) -> String) -> Bool {
    let close = decodings.filter { (decodings.first?.score ?? 0) - $0.score < Judgement.margin }
    return Set(close.flatMap { readings(of: $0).map(meaning) }).count > 1
  }

  /// Adds what a pass found, and decides whether to look for more.
  private func add(
    _ decoding: Decoding?, to candidates: inout Candidates, _ phones: Decoding?
  ) {
    guard let decoding, !decoding.words.isEmpty,
      // An automaton may end early, where its end was not reached.
      !grammar.readings(of: decoding.words).isEmpty
    else {
      candidates.isDone = true
      return
    }
    candidates.decodings.append(decoding)
    let best = candidates.decodings.map(\.score).max() ?? 0
    let isFar = best - decoding.score >= Judgement.margin
    let judgement = phones.flatMap { Judgement(of: decoding, against: $0) }
    // Nobody asks what else may have been said in speech that is far from the grammar.
    let isFarFromAll = candidates.decodings.count == 1 && judgement?.isHopeless != false
    candidates.isDone = isFar || isFarFromAll
  }

  private func readings(of decoding: Decoding) -> [String] { grammar.readings(of: decoding.words) }

  /// The conclusion from the sentences that were found.
  private func judge(
    _ decodings: [Decoding], against phones: Decoding?, isContested: Bool,
    meaning: (String) -> String
  ) -> RecognizedSpeech {
    let leftOut = grammar.leftOut
    guard let best = decodings.first, let phones,
      let judgement = Judgement(of: best, against: phones)
    else { return RecognizedSpeech(sentences: [], decision: .refused, leftOut: leftOut) }
    let shares = decodings.flatMap { decoding in
      let share = Judgement.share(ofScore: decoding.score, best: best.score)
      return readings(of: decoding).map { (text: $0, share: share) }
    }
    let bestMeaning = shares.first.map { meaning($0.text) } ?? ""
    let rivals = shares.filter { meaning($0.text) != bestMeaning }
    // What does the same as the best takes nothing from its confidence.
    let sum = rivals.map(\.share).reduce(1, +)
    let sentences = shares.prefix(alternatives).map {
      RecognizedSentence(text: $0.text, confidence: judgement.confidence * $0.share / sum)
    }
    // With the sounds of another language too much is mistaken for anything to be done unasked.
    let isSure =
      isEnglish && judgement.confidence >= Judgement.acceptance && !isContested
    let decision: RecognizedSpeech.Decision =
      judgement.confidence < Judgement.refusal ? .refused : isSure ? .understood : .unsure
    return RecognizedSpeech(sentences: sentences, decision: decision, leftOut: leftOut)
  }
}
