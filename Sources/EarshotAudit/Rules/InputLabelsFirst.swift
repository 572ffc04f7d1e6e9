import EarshotTree

extension Rule {
  /// The list of names for voice is not in order.
  static let inputLabelsFirst = Rule(
    "input-labels-first", step: .label, severity: .warning, confidence: .high, impact: .slows,
    criteria: ["2.5.3"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityuserinputlabels"
    ],
    yieldsTo: ["voice-visible-text-missing"],
    english: RuleText(
      "The names for Voice Control are empty, blank, repeated or in the wrong order.",
      what: "the first name for Voice Control should be “{name}”; the list is: {names}",
      why: "Voice Control shows the first name and obeys the others; "
        + "a blank or repeated one takes a place, an empty list takes the name away",
      advice: "put the visible text first, then other words for it; no blank or repeated names"),
    russian: RuleText(
      "Имена для Управления голосом пусты, повторяются или стоят не в том порядке.",
      what: "первым именем для Управления голосом должно быть «{name}»; список: {names}",
      why: "Управление голосом показывает первое имя и слушается остальных; "
        + "пустое или повторное занимает место, пустой список лишает имени",
      advice: "первым поставьте видимый текст, затем другие слова; без пустых и повторных"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Корзина\" names none",
        "▼ button \"Settings\" names \"Settings\" \" \"",
        "▼ button \"Photo of a cat\" names \"Cat\" \"cat\"",
        "▼ button \"Send\" names \"Submit\" \"Send\" appearance (text \"Send\")",
      ],
      passing: [
        "button \"Корзина, 2 товара\" names \"Корзина\" appearance (text \"Корзина\")",
        "button \"Send\" names \"Send\" \"Submit\" appearance (text \"Send\")",
        "button \"Settings\"",
      ],
      falsePositives: [
        // Without visible text the author chooses what comes first.
        "button \"Close\" names \"Dismiss\" \"Close\" appearance (image \"xmark\")",
        // A short form of the visible text comes first on purpose.
        "button \"Add to cart\" names \"Add\" \"Add to cart\" appearance (text \"Add to cart\")",
      ])
  ) { run in
    for stop in run.screen.controls {
      guard let names = run[stop].element.userInputLabels.value else { continue }
      let clean = names.cleanNames(run.screen.speakableTexts(of: stop))
      guard clean != names || names.isEmpty else {
        run.pass(stop)
        continue
      }
      let words: [Fix.Words] =
        clean.isEmpty
        ? [run[stop].spokenLabel.isEmpty ? .toWrite(.name) : .known(run[stop].spokenLabel)]
        : clean.map { .known($0) }
      run.fail(
        stop,
        [
          "name": .text(words[0].text),
          "names": .text(names.isEmpty ? "—" : names.joined(separator: ", ")),
        ],
        fix: .of(run[stop].element.id, .inputLabels(words)))
    }
  }
}

extension [String] {
  /// The names without blank and repeated ones, the one that says a visible text first.
  fileprivate func cleanNames(_ texts: [String]) -> [String] {
    if count == 1, !self[0].trimmed.isEmpty { return self }
    var seen: Set<String> = []
    var names = filter { name in
      let folded = name.trimmed.folded
      return !folded.isEmpty && seen.insert(folded).inserted
    }
    // Where no name says the text, another rule speaks.
    let first = names.firstIndex { name in texts.contains { $0.isSaid(by: name) } }
    if let first, first > 0 { names.insert(names.remove(at: first), at: 0) }
    return names
  }
}
