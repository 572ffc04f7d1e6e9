import EarshotTree

extension Script {
  /// The script with the expectations that a run met; gestures, comments and blank lines stay.
  ///
  /// A step that passes keeps its expectations, a step without any gets what was heard. Claims
  /// about what the app was asked are kept as they are: hearing tells nothing about them.
  package func recording(_ report: ScriptReport) -> String {
    var result: [String] = []
    // How many lines are written, or left out.
    var done = 0
    for (index, (step, outcome)) in zip(steps, report.steps).enumerated() {
      guard outcome.problem == nil, !(outcome.isPassed && !step.expectations.isEmpty) else {
        continue
      }
      let old = Dictionary(
        step.expectations.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
      let before = index == 0 ? nil : report.steps[index - 1].overlay
      let written = self.expectations(of: step, outcome, over: before)
      let indent = step.expectations.first.map { lines[$0.line - 1].indentation } ?? "  "
      let new = zip(written, comments(of: step, count: written.count)).map { text, comment in
        indent + text + (comment.map { "  " + $0 } ?? "")
      }
      let end = step.expectations.map(\.line).max() ?? step.location.line
      let kept = (step.location.line..<end).filter { old[$0 + 1] == nil }.map { lines[$0] }
      result += lines[done..<step.location.line] + kept + new
      done = end
    }
    return (result + lines[done...]).joined(separator: newline)
  }

  /// The expectations that a step meets: what was heard, then all others as they are now.
  private func expectations(
    of step: Step, _ outcome: ScriptReport.Step, over before: ScreenOverlay?
  ) -> [String] {
    let speech = outcome.heard.filter { $0.kind != .sounds }
    let sounds = outcome.heard.filter { $0.kind == .sounds }
    var texts = speech.map { text(of: $0, in: step) }
    if speech.isEmpty {
      texts = Technology.vocabulary.isSilent ? sights(outcome, over: before) : ["silence"]
    }
    let expectsSound = step.expectations.contains { $0.expectation == .sounds(nil) }
    texts += sounds.map(\.expectation.text)
    if sounds.isEmpty, expectsSound { texts.append("sounds nothing") }
    for row in outcome.rows where row.isOther {
      guard let expected = row.expected else { continue }
      let isClaim = ["does ", "taps "].contains { expected.hasPrefix($0) }
      // Sights have them already.
      let isSight = ["does ", "shows "].contains { expected.hasPrefix($0) }
      if Technology.vocabulary.isSilent, isSight { continue }
      // Where nothing was observed, what was expected is the better record.
      texts.append(isClaim ? expected : row.heard ?? expected)
    }
    return texts
  }

  /// What a technology without a voice showed, what it laid over the screen, and what it did.
  private func sights(
    _ outcome: ScriptReport.Step, over before: ScreenOverlay?
  ) -> [String] {
    var texts = outcome.shown.map { ScriptExpectation.shows($0).text }
    if let overlay = outcome.overlay, overlay != before {
      texts += overlay.claims.filter { !texts.contains($0) }
    }
    let appActions = outcome.appActions.filter { $0 != ScriptExpectation.does(nil).text }
    return texts.isEmpty && appActions.isEmpty ? outcome.appActions : texts + appActions
  }

  /// What was heard, with its hint where the script has it so.
  private func text(of heard: ScriptReport.AudibleEvent, in step: Step) -> String {
    let isWhole = step.expectations.contains { written in
      switch written.expectation {
      case .says(let text), .announces(let text), .cut(let text): text == heard.line
      default: false
      }
    }
    var heard = heard
    if isWhole { heard.text = heard.line }
    return heard.expectation.text
  }

  /// The comments behind the old expectations, each in the place where it stood.
  private func comments(of step: Step, count: Int) -> [String?] {
    let old = step.expectations.map(\.comment)
    return (0..<count).map { $0 < old.count ? old[$0] : nil }
  }
}

extension ScreenOverlay {
  /// What a script says about it: its kind, and what is highlighted.
  fileprivate var claims: [String] {
    var expectations = [ScriptExpectation.overlay(kind)]
    switch kind {
    case .item, .group: expectations += badges.map { .shows($0.text) }
    case .menu:
      if let chosen, lines.indices.contains(chosen) { expectations.append(.shows(lines[chosen])) }
    default: break
    }
    return expectations.map(\.text)
  }
}

extension ScriptReport.Row {
  /// Whether it is about neither speech nor sounds.
  fileprivate var isOther: Bool {
    let words = ["focus", "screen", "does", "taps", "shows", "feels"]
    return expected.map { text in words.contains { text.hasPrefix($0 + " ") } } ?? false
  }
}

extension String {
  fileprivate var indentation: String { String(prefix { $0 == " " || $0 == "\t" }) }
}
