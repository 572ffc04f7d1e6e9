import EarshotTree

extension Rule {
  /// A label is the name of a system symbol.
  static let labelIsSymbolName = Rule(
    "label-is-symbol-name", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["1.1.1"],
    references: ["https://developer.apple.com/sf-symbols/"],
    yieldsTo: ["icon-button-label-missing", "tab-label-missing", "image-label-missing"],
    english: RuleText(
      "A label is the name of a system symbol.",
      what: "the label “{label}” is the name of a symbol",
      why: "listeners hear the words of a catalogue of pictures and not what the element does",
      advice: "set accessibilityLabel to what the element shows or does"),
    russian: RuleText(
      "Название — имя системного символа.",
      what: "название «{label}» — это имя символа",
      why: "слушатель слышит имя из каталога картинок, а не то, что делает элемент",
      advice: "напишите в accessibilityLabel, что элемент показывает или делает"),
    examples: RuleExamples(
      failing: [
        "▼ button \"xmark.circle.fill\"",
        "screen ru\ntext \"Избранное\"\n▼ image \"heart.slash\"",
        "tabbar\n  ▼ button tabBarItem \"magnifyingglass\" appearance (image \"magnifyingglass\")",
        "▼ button \"chevron.left\"\nheader \"Orders\"",
      ],
      passing: [
        "button \"Close\"\nbutton \"Back\"",
        "button \"Heart\"\nimage \"Circle\"",
        "screen ru\nbutton \"Поиск\"",
      ],
      falsePositives: [
        // An address that is there to be read.
        "link \"info.square\" appearance (text \"info.square\")",
        // Addresses and versions have dots too.
        "link \"example.com\"\nlink \"docs.swift.org\"\nbutton \"1.2.3\"",
      ])
  ) { run in
    for stop in run.screen.stops where run.hasLabel(stop) {
      let makeup = run[stop].makeup
      let isSymbol =
        makeup.isSubset(of: [.lower, .digit, .dot]) && makeup.contains(.lower)
        && SymbolWords.isName(run[stop].spokenLabel)
      if isSymbol, !run.screen.showsLabel(of: stop) {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(stop)
      }
    }
  }
}
