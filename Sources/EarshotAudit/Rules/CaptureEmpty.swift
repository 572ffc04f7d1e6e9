extension Rule {
  /// There is nothing to hear on a screen.
  public static let captureEmpty = Rule(
    aboutRun: "capture-empty", severity: .error, impact: .blocks,
    english: RuleText(
      "A capture has nothing to hear.",
      what: "there is nothing to hear: no element of the screen gets focus",
      why: "nothing was checked, so nothing is known to be right",
      advice: "capture the screen again when it is in sight"),
    russian: RuleText(
      "На снимке экрана нечего слушать.",
      what: "слушать нечего: ни один элемент экрана не получает фокус",
      why: "ничего не проверено, и считать экран верным нельзя",
      advice: "снимите экран еще раз, когда он виден"))
}
