/// The words of a rule in one language.
package struct RuleText: Hashable, Sendable {
  /// The flaw that the rule finds, as one sentence for a list.
  package let summary: String
  /// The problem: one line, with `{name}` where data of the finding stands; see ``WordTemplate``.
  package let what: String
  /// Who is hurt, and how.
  package let why: String
  /// The advice, with `{name}` where data of the finding stands.
  package let advice: String

  /// Makes the words of a rule.
  init(_ summary: String, what: String, why: String, advice: String) {
    self.summary = summary
    self.what = what
    self.why = why
    self.advice = advice
  }

  /// The words of the rules by language and id; English stands in the rules themselves.
  static let translations: [String: [Rule.ID: RuleText]] = ["ru": table(russian)]

  /// Reads blocks of four lines, one for each property, that begin with `--- ` and the id of a rule.
  static func table(_ blocks: [String]) -> [Rule.ID: RuleText] {
    let texts = blocks.flatMap(RuleExamples.blocks).map { block in
      let lines = block.lines.map(String.init)
      precondition(lines.count == 4, "the words of \(block.title) are no four lines")
      return (
        block.title, RuleText(lines[0], what: lines[1], why: lines[2], advice: lines[3])
      )
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }
}
