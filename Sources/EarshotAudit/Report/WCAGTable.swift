/// The success criteria of WCAG 2.2 that the rules of an audit look at, with what was found.
package struct WCAGTable: Hashable, Sendable {
  /// A success criterion.
  package struct Row: Hashable, Sendable {
    /// The number, such as `4.1.2`.
    package var number: String
    /// The name in WCAG.
    package var name: String
    /// The level: `A`, `AA` or `AAA`.
    package var level: String
    /// The number of flaws that fail it.
    package var flaws: Int
    /// The number of questions about it that only a person can answer.
    package var questions: Int
    /// Whether a rule about it could measure something.
    package var isMeasured: Bool
  }

  /// The criteria in their order.
  package let rows: [Row]

  /// Counts the findings of an audit that count.
  package init(_ document: AuditDocument) {
    let measured = Set(AuditSummary(document).measured)
    let counted = document.counted.map(\.problem)
    rows = Self.names.compactMap { number, name, level in
      let rules = document.rules.filter { $0.criteria.contains(number) }
      guard !rules.isEmpty else { return nil }
      let found = counted.filter { $0.rule.criteria.contains(number) }
      return Row(
        number: number, name: name, level: level, flaws: found.count { !$0.isQuestion },
        questions: found.count(where: \.isQuestion),
        isMeasured: rules.contains { measured.contains($0.id) })
    }
  }

  /// The criteria that rules name, in the order of WCAG.
  static let names: [(number: String, name: String, level: String)] = [
    ("1.1.1", "Non-text Content", "A"), ("1.3.1", "Info and Relationships", "A"),
    ("1.3.2", "Meaningful Sequence", "A"), ("1.4.1", "Use of Color", "A"),
    ("1.4.3", "Contrast (Minimum)", "AA"), ("1.4.4", "Resize Text", "AA"),
    ("1.4.5", "Images of Text", "AA"), ("1.4.6", "Contrast (Enhanced)", "AAA"),
    ("1.4.11", "Non-text Contrast", "AA"), ("2.1.1", "Keyboard", "A"),
    ("2.1.2", "No Keyboard Trap", "A"), ("2.4.1", "Bypass Blocks", "A"),
    ("2.4.2", "Page Titled", "A"), ("2.4.3", "Focus Order", "A"),
    ("2.4.4", "Link Purpose (In Context)", "A"), ("2.4.6", "Headings and Labels", "AA"),
    ("2.4.7", "Focus Visible", "AA"), ("2.4.11", "Focus Not Obscured (Minimum)", "AA"),
    ("2.5.2", "Pointer Cancellation", "A"), ("2.5.3", "Label in Name", "A"),
    ("2.5.5", "Target Size (Enhanced)", "AAA"), ("2.5.8", "Target Size (Minimum)", "AA"),
    ("3.1.1", "Language of Page", "A"), ("3.1.2", "Language of Parts", "AA"),
    ("3.1.4", "Abbreviations", "AAA"), ("3.3.1", "Error Identification", "A"),
    ("3.3.2", "Labels or Instructions", "A"), ("4.1.2", "Name, Role, Value", "A"),
    ("4.1.3", "Status Messages", "AA"),
  ]
}
