/// Finds the texts that hold what a pattern of a project describes.
///
/// Some patterns take for ever on some texts; whoever runs audits may put a search with a limit in
/// the place of the plain one: see ``CustomRule/search``.
package protocol PatternSearch: Sendable {
  /// The texts that hold a match; `nil` when that takes too long to find out.
  ///
  /// - Parameters:
  ///   - texts: the texts.
  ///   - pattern: the regular expression.
  ///   - rule: the rule that looks for it.
  func matches(in texts: Set<String>, of pattern: String, for rule: Rule.ID) -> Set<String>?
}

/// Looks as long as it takes.
package struct PlainPatternSearch: PatternSearch {
  /// Makes a search.
  package init() {}

  /// The texts that hold a match; none where the pattern is no regular expression.
  package func matches(
    in texts: Set<String>, of pattern: String, for rule: Rule.ID
  ) -> Set<String>? {
    // A pattern is no value that tasks may share, so each run makes its own.
    guard let regex = try? Regex(pattern) else { return [] }
    return texts.filter { $0.contains(regex) }
  }
}
