import EarshotTree

extension RuleCheck {
  /// Which texts of strings files a rule looks at.
  enum FileScope: Sendable {
    case all
    /// Those that are made for listeners; on a screen the others have attributes or names of
    /// products that no strings file tells.
    case spoken
  }

  /// Judges the labels and values of stops, with one finding for a stop, and the texts of strings
  /// files, with one finding for a key.
  ///
  /// What a person typed into a field is not judged. The finding has the words at fault as `part`.
  ///
  /// - Parameters:
  ///   - applies: whether the rule is about stops of a role.
  ///   - all: a text that lacks one of these classes is right.
  ///   - any: a text that lacks all of these classes is right.
  ///   - dependsOnVoice: whether a flaw is a question in languages other than Russian: the sources
  ///     tell what a Russian voice makes of short forms, and other voices were heard to expand them.
  ///   - flaw: what is wrong with a text; `nil` when it is right.
  static func texts(
    _ parts: [SpokenText.Part] = [.label, .value],
    of applies: @escaping @Sendable (Role) -> Bool = { _ in true },
    all: CharacterClasses = [], any: CharacterClasses = [], inFiles files: FileScope = .all,
    dependsOnVoice: Bool = false, flaw: @escaping @Sendable (SpokenText) -> SpokenFlaw?
  ) -> RuleCheck {
    let judge = SpokenTextJudge(
      parts: parts, applies: applies, all: all, any: any, files: files,
      dependsOnVoice: dependsOnVoice, flaw: flaw)
    return RuleCheck(screen: { judge.look(at: &$0) }, strings: { judge.look(at: &$0) })
  }
}

/// What a rule about spoken texts does with a screen and with strings files.
private struct SpokenTextJudge: Sendable {
  let parts: [SpokenText.Part]
  let applies: @Sendable (Role) -> Bool
  let all: CharacterClasses
  let any: CharacterClasses
  let files: RuleCheck.FileScope
  let dependsOnVoice: Bool
  let flaw: @Sendable (SpokenText) -> SpokenFlaw?

  func look(at run: inout RuleContext) {
    let settings = run.settings
    for node in run.screen.stops where applies(node.role) {
      var first: SpokenFlaw?
      var edits: [Fix.Edit] = []
      for part in parts where concerns(node, part) {
        let text = SpokenText(part, of: node, on: run.screen, settings: settings)
        guard var flaw = flaw(text) else { continue }
        if dependsOnVoice, text.language != "ru" { flaw.isQuestion = true }
        first = first ?? flaw
        edits.append(Fix.Edit(node.element.id, flaw.change(of: part)))
      }
      if let first {
        let part: [String: Finding.Argument] = ["part": .text(first.part)]
        run.take(
          first.isQuestion
            ? .review(part, fix: Fix(edits), severity: first.severity)
            : .fail(part, fix: Fix(edits), severity: first.severity), on: node)
      } else if !node.spokenLabel.isEmpty || node.element.value.value != nil {
        run.pass(node)
      }
    }
  }

  func look(at run: inout StringsRun) {
    let settings = run.settings
    run.judgeTexts(where: { applies($0.role) }, isOnlySpoken: files == .spoken) {
      entry, previous, language in
      let text = SpokenText(entry, after: previous, language: language, settings: settings)
      guard concerns(text.classes), let flaw = flaw(text) else { return nil }
      return (
        ["part": .text(entry.sample.written(flaw.part))],
        .of(entry.id, flaw.change(of: .label)), flaw.severity
      )
    }
  }

  private func concerns(_ node: Node, _ part: SpokenText.Part) -> Bool {
    if part == .value, node.role.isField { return false }
    return concerns(part == .label ? node.labelClasses : node.valueClasses)
  }

  private func concerns(_ classes: CharacterClasses) -> Bool {
    classes.isSuperset(of: all) && (any.isEmpty || !classes.isDisjoint(with: any))
  }
}
