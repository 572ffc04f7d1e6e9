import EarshotText

extension CommandGrammar {
  /// The commands of one category, as a person may say them.
  package struct Examples: Hashable, Sendable {
    /// The category.
    package var category: CommandCategory
    /// Its title in the language of the grammar.
    package var title: String
    /// Sentences such as "Swipe <direction> [at <item name>]".
    package var sentences: [String]
  }

  /// Examples of commands, category by category, for "Show commands": one sentence for each
  /// meaning.
  package var examples: [Examples] {
    CommandCategory.allCases.map { category in
      var shown: Set<CommandMeaning> = []
      let sentences = patterns.filter {
        $0.category == category && shown.insert($0.meaning).inserted
      }
      return Examples(
        category: category, title: vocabulary.categoryTitles[category] ?? category.rawValue,
        sentences: sentences.map { shownText(of: $0.parts).capitalizingFirst })
    }
  }

  /// A sentence to be read: the first of each choice, and only those options that say more.
  private func shownText(of parts: [CommandPattern.Part]) -> String {
    parts.compactMap { part -> String? in
      switch part {
      case .words(let words): return words.first
      case .slot(let slot): return "<\(vocabulary.slotTitles[slot] ?? slot.rawValue)>"
      case .optional(let inner):
        let text = shownText(of: inner)
        return text.contains("<") ? "[\(text)]" : nil
      }
    }.joined(separator: " ")
  }

  /// The sentences without free text, and what their slots may hold, for a recogniser.
  ///
  /// Items stand as whole names, without what follows the first comma, and as single words, the
  /// way they may be said; sentences about text are there only while a field is edited.
  package func spokenSentences(items: [String], isFieldEdited: Bool) -> RecognitionGrammar {
    var sentences: [String] = []
    for pattern in patterns where isFieldEdited || pattern.category != .text {
      for wording in pattern.wordings where !wording.contains(where: \.isText) {
        sentences.append(sentence(wording, item: "item"))
        if wording.contains(.slot(.item)) { sentences.append(sentence(wording, item: "number")) }
      }
    }
    return RecognitionGrammar(
      sentences: Self.unique(sentences), slots: slots(for: items), language: language)
  }

  private func sentence(_ wording: [CommandPattern.Piece], item: String) -> String {
    wording.map { piece in
      switch piece {
      case .word(let word): word
      case .slot(.item): "<\(item)>"
      case .slot(.rows), .slot(.columns): "<number>"
      case .slot(let slot): "<\(slot.rawValue)>"
      }
    }.joined(separator: " ")
  }

  private func slots(for items: [String]) -> [String: [String]] {
    let numbers = (1...max(99, min(items.count, 999))).compactMap(spelled)
    let counts = (2...10).compactMap(spelled).flatMap { number in
      vocabulary.times.map { "\(number) \($0)" }
    }
    return [
      "item": Self.unique(items.flatMap(spokenNames)),
      "number": numbers,
      "count": vocabulary.counts.keys.sorted() + counts,
      "direction": vocabulary.directions.keys.sorted(),
      "edge": vocabulary.edges.keys.sorted(),
      "unit": vocabulary.units.keys.sorted(),
    ]
  }

  private func spelled(_ number: Int) -> String? {
    NormalizedPhrase.spelling(of: number, language: language)?.joined(separator: " ")
  }

  /// The ways in which an item may be named: all of its name, its first part, each of its words.
  private func spokenNames(of item: String) -> [String] {
    let first = item.prefix { $0 != "," && $0 != "." && $0 != "(" }
    let whole = NormalizedPhrase(item, language: language).spelledWords
    let start = NormalizedPhrase(String(first), language: language).spelledWords
    let words = whole.filter { $0.count > 2 }
    let names = [whole, start] + words.map { [$0] }
    return names.flatMap { name in
      name.isEmpty ? [] : [name.joined(separator: " ")] + asked(name)
    }
  }

  /// The name in the form in which it is also asked for.
  private func asked(_ name: [String]) -> [String] {
    let changed = name.map(VoiceControlLanguage.all[language].asked)
    return changed == name ? [] : [changed.joined(separator: " ")]
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension CommandPattern.Piece {
  /// Whether any text can stand here, which only dictation can hear.
  fileprivate var isText: Bool { self == .slot(.phrase) || self == .slot(.text) }
}
