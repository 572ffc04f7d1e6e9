import EarshotText

/// Compares one text with patterns, from the first word on.
///
/// A free slot ends where the rest of the pattern fits, so some texts fit in several ways: "drag
/// back to menu to cart". Each is a match, up to a limit, so that the time stays linear in the
/// text.
struct PatternMatcher {
  /// The words of the text without politeness.
  let tokens: ArraySlice<PhraseToken>
  /// The text.
  let text: String
  /// The words for slots.
  let vocabulary: CommandVocabulary
  /// The language of the text.
  let language: String
  /// Whether a word that is near to the one of a pattern stands for it.
  var takesNearWords = false

  /// More ways to understand one sentence are not looked for.
  private static let mostMatches = 8
  /// No name is longer.
  private static let longestName = 100

  /// What stands in the slots for each way in which the text fits the pattern.
  func matches(_ pattern: CommandPattern) -> [SlotValues] {
    var found: [SlotValues] = []
    match(pattern.parts[...], at: tokens.startIndex, SlotValues(), &found)
    return found
  }

  private func match(
    _ parts: ArraySlice<CommandPattern.Part>, at index: Int, _ values: SlotValues,
    _ found: inout [SlotValues]
  ) {
    guard found.count < Self.mostMatches else { return }
    guard let part = parts.first else {
      if index == tokens.endIndex { found.append(values) }
      return
    }
    let rest = parts.dropFirst()
    switch part {
    case .optional(let inner):
      match((inner + rest)[...], at: index, values, &found)
      match(rest, at: index, values, &found)
    case .words(let words):
      guard let word = word(at: index, among: words) else { return }
      var values = values
      correct(index, to: word, in: &values)
      match(rest, at: index + 1, values, &found)
    case .slot(.text):
      takeText(from: index, values, &found)
    case .slot(let slot) where slot.isFree:
      takeFree(slot, rest, at: index, values, &found)
    case .slot(let slot):
      var values = values
      guard let length = take(slot, at: index, &values) else { return }
      match(rest, at: index + length, values, &found)
    }
  }

  /// Takes all that follows, with its punctuation; a colon after the command goes.
  private func takeText(from index: Int, _ values: SlotValues, _ found: inout [SlotValues]) {
    guard index > tokens.startIndex else { return }
    let written = text[tokens[index - 1].range.upperBound...]
    var rest = written.drop { $0.isWhitespace || $0 == ":" || $0 == "," }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard !rest.isEmpty else { return }
    var values = values
    values.phrases.append(String(rest))
    values.freeWords += max(tokens.endIndex - index, 1)
    found.append(values)
  }

  /// Takes one word, two, three, until the rest fits.
  private func takeFree(
    _ slot: CommandPattern.Slot, _ rest: ArraySlice<CommandPattern.Part>, at index: Int,
    _ values: SlotValues, _ found: inout [SlotValues]
  ) {
    let most = slot == .item ? Self.longestName : tokens.count
    let last = min(tokens.endIndex, index + most)
    let first = rest.isEmpty ? tokens.endIndex : index + 1
    guard index < first, first <= last else { return }
    for end in first...last where rest.isEmpty || fits(rest, at: end) {
      var values = values
      let taken = tokens[index..<end]
      values.freeWords += taken.count
      if slot == .item {
        let words = taken.map(\.word)
        values.items.append(
          SpokenCommand.ItemReference(
            words: words, number: NormalizedPhrase.number(of: words, language: language)))
        values.itemRanges.append(range(of: taken))
      } else {
        values.phrases.append(written(taken))
      }
      match(rest, at: end, values, &found)
    }
  }

  /// Whether what follows a free slot can begin here: a quick look before anything is copied.
  private func fits(_ rest: ArraySlice<CommandPattern.Part>, at index: Int) -> Bool {
    guard case .words(let words)? = rest.first else { return true }
    return word(at: index, among: words) != nil
  }

  /// The word of a pattern that stands at a place; `nil` if another word does.
  private func word(at index: Int, among words: some Collection<String>) -> String? {
    guard index < tokens.endIndex else { return nil }
    let word = tokens[index].word
    if words.contains(word) { return word }
    return takesNearWords ? Suggestion.nearest(to: word, among: words) : nil
  }

  /// Notes that another word was meant than the one that was said.
  private func correct(_ index: Int, to word: String, in values: inout SlotValues) {
    guard word != tokens[index].word else { return }
    values.corrections.append(.init(range: tokens[index].range, word: word))
  }

  /// The text from the first of some words to the last, as it was written.
  private func written(_ taken: ArraySlice<PhraseToken>) -> String {
    String(text[range(of: taken)])
  }

  private func range(of taken: ArraySlice<PhraseToken>) -> Range<String.Index> {
    guard let first = taken.first, let last = taken.last else {
      return text.endIndex..<text.endIndex
    }
    // A currency sign is said after its amount but written before it.
    let start = min(
      first.range.lowerBound, taken.dropFirst().first?.range.lowerBound ?? text.endIndex)
    let end = max(last.range.upperBound, taken.dropLast().last?.range.upperBound ?? start)
    return start..<end
  }

  /// Takes a word of a closed list, or a number, and says how many words that were.
  private func take(
    _ slot: CommandPattern.Slot, at index: Int, _ values: inout SlotValues
  ) -> Int? {
    guard index < tokens.endIndex else { return nil }
    let word = nearWord(at: index, for: slot) ?? tokens[index].word
    switch slot {
    case .number: values.number = number(word)
    case .rows: values.rows = number(word)
    case .columns: values.columns = number(word)
    case .count: return takeCount(at: index, &values)
    case .direction: values.direction = vocabulary.directions[word]
    case .edge: values.direction = vocabulary.edges[word]
    case .unit: values.unit = vocabulary.units[word]
    case .item, .phrase, .text: return nil
    }
    let isTaken =
      switch slot {
      case .number: values.number != nil
      case .rows: values.rows != nil
      case .columns: values.columns != nil
      case .unit: values.unit != nil
      default: values.direction != nil
      }
    if isTaken { correct(index, to: word, in: &values) }
    return isTaken ? 1 : nil
  }

  /// The word of a closed list that was probably meant.
  private func nearWord(at index: Int, for slot: CommandPattern.Slot) -> String? {
    guard takesNearWords else { return nil }
    return switch slot {
    case .direction: word(at: index, among: vocabulary.directions.keys.sorted())
    case .edge: word(at: index, among: vocabulary.edges.keys.sorted())
    case .unit: word(at: index, among: vocabulary.units.keys.sorted())
    default: nil
    }
  }

  private func takeCount(at index: Int, _ values: inout SlotValues) -> Int? {
    if let count = vocabulary.counts[tokens[index].word] {
      values.number = count
      return 1
    }
    guard let count = number(tokens[index].word), index + 1 < tokens.endIndex,
      vocabulary.times.contains(tokens[index + 1].word)
    else { return nil }
    values.number = count
    return 2
  }

  private func number(_ word: String) -> Int? {
    NormalizedPhrase.number(of: [word], language: language)
  }
}
