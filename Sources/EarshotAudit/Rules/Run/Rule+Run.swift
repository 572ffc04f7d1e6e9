extension Rule {
  /// An entry of the baseline hides nothing.
  package static let baselineStale = Rule(
    aboutRun: "baseline-stale", .warning, .slows,
    "An entry of the baseline hides nothing any more.",
    what: "the baseline still lists {entry}, which is gone",
    why: "a finding of the same kind could come back unseen",
    advice: "run with --ratchet to remove what is gone")

  /// There is nothing to hear on a screen.
  package static let captureEmpty = Rule(
    aboutRun: "capture-empty", .error, .blocks,
    "A capture has nothing to hear.",
    what: "there is nothing to hear: no element of the screen gets focus",
    why: "nothing was checked, so nothing is known to be right",
    advice: "capture the screen again when it is in sight")

  /// A suppression hides every rule in a whole file.
  package static let suppressionBlanket = Rule(
    aboutRun: "suppression-blanket", .warning, .slows,
    "A suppression hides every rule in a whole file, or to its end.",
    what: "from here to the end of the file every rule is silent",
    why: "it hides what nobody has seen yet",
    advice: "name the rules, or end it with 'earshot:enable all'")

  /// A suppression names a rule that does not exist.
  package static let suppressionUnknownRule = Rule(
    aboutRun: "suppression-unknown-rule", .warning, .slows,
    "A suppression names a rule that does not exist.",
    what: "the suppression names '{rule}', which is no rule",
    why: "it hides nothing, and whoever wrote it thinks that it does",
    advice: "name a rule that 'earshot rules' lists; the nearest is {nearest}")

  /// A suppression hides nothing.
  package static let suppressionUnused = Rule(
    aboutRun: "suppression-unused", .warning, .slows,
    "A suppression hides nothing, or its time is over.",
    what: "the suppression of {rule} hides nothing",
    why: "the next finding of the kind would be hidden, for a reason that no longer holds",
    advice: "remove it; if its day is over, mend the flaw or set another day")

  /// A suppression does not say why.
  package static let suppressionWithoutReason = Rule(
    aboutRun: "suppression-without-reason", .warning, .slows,
    "A suppression gives no reason.",
    what: "the suppression of {rule} gives no reason",
    why: "nobody can tell whether it still holds",
    advice: "say why the finding does not count")

  /// Makes a rule about the run; whoever runs the audit says what it finds.
  private init(
    aboutRun id: String, _ severity: Severity, _ impact: Impact, _ summary: String,
    what: String, why: String, advice: String
  ) {
    self.init(
      id, .tool, severity, .high, impact, summary, what: what, why: why, advice: advice,
      check: .screen { _ in })
  }
}
