extension Rule {
  /// The rules about a run itself: its inputs, its suppressions, its baseline; sorted by id.
  ///
  /// No screen shows what they find, so they have no examples.
  package static let tool: [Rule] = [
    .baselineStale, .captureEmpty, .suppressionBlanket, .suppressionUnknownRule, .suppressionUnused,
    .suppressionWithoutReason,
  ]

  /// All rules that the manual explains, sorted by id.
  package static var manual: [Rule] { (all + tool + code + imported).sorted { $0.id < $1.id } }

  /// Whether it is about the run and not about what is on a screen.
  package var isAboutRun: Bool { Rule.tool.contains { $0.id == id } }
}
