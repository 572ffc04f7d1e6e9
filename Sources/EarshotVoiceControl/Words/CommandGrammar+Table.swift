extension CommandGrammar {
  /// The sentences of each meaning in the order of meanings, for the page of commands.
  package var table: [[CommandPattern]] {
    let patterns = Dictionary(grouping: patterns, by: \.meaning)
    return CommandMeaning.allCases.map { patterns[$0] ?? [] }
  }
}
