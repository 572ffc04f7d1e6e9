extension Rule {
  /// A suppression hides nothing.
  public static let suppressionUnused = Rule(
    aboutRun: "suppression-unused", severity: .warning,
    english: RuleText(
      "A suppression hides nothing, or its time is over.",
      what: "the suppression of {rule} hides nothing",
      why: "the next finding of the kind would be hidden, for a reason that no longer holds",
      advice: "remove it; if its day is over, mend the flaw or set another day"),
    russian: RuleText(
      "Исключение ничего не скрывает, или его срок вышел.",
      what: "исключение {rule} ничего не скрывает",
      why: "оно скроет следующую такую проблему, хотя причины уже нет",
      advice: "удалите его; если вышел срок, исправьте проблему или назначьте новый день"))
}
