extension Rule {
  /// An entry of the baseline hides nothing.
  public static let baselineStale = Rule(
    aboutRun: "baseline-stale", severity: .warning,
    english: RuleText(
      "An entry of the baseline hides nothing any more.",
      what: "the baseline still lists {entry}, which is gone",
      why: "a finding of the same kind could come back unseen",
      advice: "run with --ratchet to remove what is gone"),
    russian: RuleText(
      "Запись в списке известных проблем больше ничего не скрывает.",
      what: "в списке известных проблем осталась запись {entry}, а проблемы уже нет",
      why: "такая же проблема может вернуться незамеченной",
      advice: "запустите с --ratchet, чтобы убрать лишнее"))
}
