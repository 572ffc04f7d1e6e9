import EarshotTree

extension Rule {
  static let numberSplit = Rule(
    "number-split", .simplify, .warning, .medium, .slows,
    "The number of a step or rank is a stop of its own.",
    what: "the number “{number}” is a stop of its own before “{text}”"
      + "{more|=0||, and so is # more|, and so are # more}",
    why: "a listener hears numbers alone and swipes twice for each step",
    advice: "make one element of the number and its text: “{suggestion}”",
    wcag: ["1.3.1"], references: [.wcag("info-and-relationships.html")],
    settings: ["gap": 48], supersededBy: ["row-too-many-stops", "pair-split"], screen: "375x812",
    fails: """
      ▼ text "1" frame 16,100,24,24
      text "Open Settings" frame 56,100,300,24
      text "2" frame 16,140,24,24
      text "Choose the keyboard" frame 56,136,300,48
      text "3" frame 16,190,24,24
      text "Turn it on" frame 56,190,300,24
      --- screen 375x812 de
      view
        ▼ text "1." frame 16,100,24,24
        text "Wien" frame 56,100,300,24
      view
        text "2." frame 16,140,24,24
        text "Graz" frame 56,140,300,24
      ---
      header "How to begin" frame 16,60,340,30
      ▼ text "1)" frame 16,100,24,24
      text "Plug in the lamp" frame 50,100,200,24
      text "2)" frame 16,160,24,24
      text "Wait for the light" frame 50,160,200,24
      button "Done" frame 16,220,340,48
      """,
    passes: """
      text "1. Open Settings" frame 16,100,340,24
      text "2. Choose the keyboard" frame 16,140,340,24
      --- One number may be anything.
      text "3" frame 16,100,24,24
      text "Unread letters" frame 56,100,300,24
      --- Numbers that do not count on.
      text "12" frame 16,100,24,24
      text "Letters" frame 56,100,300,24
      text "7" frame 16,140,24,24
      text "Parcels" frame 56,140,300,24
      --- A row that takes the tap is one stop.
      button cell "1, Wien" frame 16,100,340,40
        text "1" frame 16,100,24,24
        text "Wien" frame 56,100,300,24
      button cell "2, Graz" frame 16,140,340,40
        text "2" frame 16,140,24,24
        text "Graz" frame 56,140,300,24
      --- The days of a month.
      text "1" frame 16,100,24,24
      text "2" frame 56,100,24,24
      text "3" frame 96,100,24,24
      """,
    boundaries: """
      --- gap
      ▼ text "1" frame 16,100,24,24
      text "Open Settings" frame {88|89},100,200,24
      text "2" frame 16,140,24,24
      text "Turn it on" frame {88|89},140,200,24
      """,
    check: .screen { run in
      let steps = run.numberedSteps
      guard let first = steps.first else { return }
      if steps.contains(where: { $0.number.isReachedFromCode && $0.text.isReachedFromCode }) {
        return run.incomplete(.notCaptured(.label), first.number)
      }
      if steps.contains(where: { $0.number.row?.mergesTextsInUIKit == true }) {
        return run.incomplete(.notCaptured(.isAccessibilityElement), first.number)
      }
      // Of a long list the first one shows what to do; a fix of hundreds of places helps nobody.
      let edits: [Fix.Edit] =
        steps.count > 12
        ? []
        : steps.flatMap { step -> [Fix.Edit] in
          let frame = run.frame(around: [step.number, step.text]).map { Fix.Change.frame($0) }
          return [
            Fix.Edit(step.text, .label(.known(step.label))),
            Fix.Edit(step.number, .isElement(false)),
          ] + (frame.map { [Fix.Edit(step.text, $0)] } ?? [])
        }
      run.fail(
        first.number,
        [
          "number": .text(first.number.spokenLabel), "text": .text(first.text.spokenLabel),
          "more": .count(steps.count - 1), "suggestion": .text(first.label),
        ],
        fix: edits.isEmpty ? nil : Fix(edits),
        covers: [first.text] + steps.dropFirst().flatMap { [$0.number, $0.text] })
    })
}

/// A number with the text that it counts.
private struct NumberedStep {
  let number: Node
  let text: Node
  let count: Int

  /// The words of both as one.
  var label: String { "\(count). \(text.spokenLabel)" }
}

extension RuleContext {
  /// The longest of the lists of numbers that count on from 1, each with the text beside it; none for
  /// fewer than two.
  fileprivate var numberedSteps: [NumberedStep] {
    let stops = screen.stops
    var lists: [[NumberedStep]] = []
    for (number, text) in zip(stops, stops.dropFirst()) {
      guard let count = number.stepNumber, isBeside(text, number) else { continue }
      let step = NumberedStep(number: number, text: text, count: count)
      if count == 1 {
        lists.append([step])
      } else if let last = lists.last?.last, count == last.count + 1, last.isAbove(number) {
        lists[lists.count - 1].append(step)
      }
    }
    return lists.max { $0.count < $1.count }.flatMap { $0.count > 1 ? $0 : nil } ?? []
  }

  /// Whether a text stands right beside a number, in its row.
  private func isBeside(_ text: Node, _ number: Node) -> Bool {
    guard text.isBodyText, !text.reactsToTap, !text.spokenLabel.isFigure,
      text.spokenLabel.contains(where: \.isLetter), let own = number.frame, let other = text.frame,
      own.isInRow(with: other), own.width < other.width
    else { return false }
    return own.horizontalGap(to: other) <= self["gap"]
  }
}

extension NumberedStep {
  /// Whether another number stands in the same column further down.
  fileprivate func isAbove(_ other: Node) -> Bool {
    guard let own = number.frame, let frame = other.frame else { return false }
    return frame.y >= own.maxY - 1 && own.horizontalOverlap(with: frame) > 0
  }
}

extension Node {
  /// The number that a text consists of: "1", "2.", "3)".
  fileprivate var stepNumber: Int? {
    guard isBodyText, !reactsToTap, spokenLabel.utf8.count <= 3 else { return nil }
    let digits =
      spokenLabel.last.map { ".):".contains($0) } == true
      ? spokenLabel.dropLast() : spokenLabel[...]
    guard digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return Int(digits)
  }
}
