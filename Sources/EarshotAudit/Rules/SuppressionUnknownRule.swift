extension Rule {
  /// A suppression names a rule that does not exist.
  public static let suppressionUnknownRule = Rule(
    aboutRun: "suppression-unknown-rule", severity: .warning,
    english: RuleText(
      "A suppression names a rule that does not exist.",
      what: "the suppression names '{rule}', which is no rule",
      why: "it hides nothing, and whoever wrote it thinks that it does",
      advice: "name a rule that 'earshot rules' lists; the nearest is {nearest}"),
    russian: RuleText(
      "В исключении названо правило, которого нет.",
      what: "в исключении названо '{rule}', а такого правила нет",
      why: "оно ничего не скрывает, хотя автор думает иначе",
      advice: "назовите правило из списка 'earshot rules'; ближайшее: {nearest}"))
}
