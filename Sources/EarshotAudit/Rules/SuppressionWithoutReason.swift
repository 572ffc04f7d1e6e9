extension Rule {
  /// A suppression does not say why.
  public static let suppressionWithoutReason = Rule(
    aboutRun: "suppression-without-reason", severity: .warning,
    english: RuleText(
      "A suppression gives no reason.",
      what: "the suppression of {rule} gives no reason",
      why: "nobody can tell whether it still holds",
      advice: "say why the finding does not count"),
    russian: RuleText(
      "У исключения нет причины.",
      what: "у исключения {rule} не названа причина",
      why: "никто не узнает, нужно ли оно еще",
      advice: "напишите, почему проблема не считается"))
}
