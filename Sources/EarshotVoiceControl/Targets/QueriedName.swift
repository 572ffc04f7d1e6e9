/// A name as it was said, compared in the language of the user and in English.
struct QueriedName {
  private let said: [NameForms.Form]
  /// How well the words of kinds fit; many targets share them.
  private var kinds: [String: Int?] = [:]

  init(_ words: [String], language: String) {
    let own = NormalizedPhrase(words: words, language: language)
    // English commands are understood in every language, so their names are too.
    let english = NormalizedPhrase(words: words, language: "en")
    said = (own.language == english.language ? [own] : [own, english]).map(NameForms.Form.init)
  }

  /// How well a target answers, 0 is best; `nil` if it does not answer.
  mutating func rank(of target: VoiceControlTarget, _ forms: inout NameForms) -> Int? {
    var best: Int?
    for name in target.phrases {
      guard let match = match(name, &forms) else { continue }
      best = min(QueriedName.rank(match), best ?? .max)
    }
    if let label = target.hiddenLabel, let match = match(label, &forms) {
      best = min(QueriedName.rank(match) + 2, best ?? .max)
    }
    if best != nil { return best }
    for word in target.kinds {
      guard let rank = kind(word, &forms) else { continue }
      best = min(rank, best ?? .max)
    }
    return best
  }

  /// How well a single name fits, 0 is best; `nil` if it does not.
  func rank(of name: String, _ forms: inout NameForms) -> Int? { match(name, &forms)?.rawValue }

  private func match(_ name: String, _ forms: inout NameForms) -> NormalizedPhrase.Match? {
    var best: NormalizedPhrase.Match?
    for said in said {
      let written = forms.form(of: name, language: said.form.language)
      guard let match = said.match(written) else { continue }
      best = min(match, best ?? match)
    }
    return best
  }

  private mutating func kind(_ word: String, _ forms: inout NameForms) -> Int? {
    if let known = kinds[word] { return known }
    let rank = match(word, &forms).map { QueriedName.kindRank + $0.rawValue }
    kinds[word] = .some(rank)
    return rank
  }

  /// The whole of a label behind a name stands between the whole of a name and words of one.
  private static func rank(_ match: NormalizedPhrase.Match) -> Int {
    match < .part ? match.rawValue : match.rawValue + 2
  }

  /// The rank of the whole of a name with other endings.
  static let lastWholeRank = NormalizedPhrase.Match.wholeInflected.rawValue
  private static let kindRank = 100
}
