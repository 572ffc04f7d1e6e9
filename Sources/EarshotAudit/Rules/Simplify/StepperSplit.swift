import EarshotTree

extension Rule {
  static let stepperSplit = Rule(
    "stepper-split", .simplify, .warning, .high, .slows,
    "Minus, amount and plus are three stops.",
    what: "minus, the amount \"{value}\" and plus are three stops",
    why: "after each tap on plus a listener has to go back to hear the new amount",
    advice: "make one adjustable element with the amount as its value",
    wcag: ["1.3.1"], references: [.apple("uikit/uiaccessibilitytraits")], screen: "375x812",
    fails: """
      view frame 24,400,327,56
        button dimmed "ic_minus" frame 28,404,48,48
        ▼ text "1" frame 96,404,20,48
        button "ic_plus" frame 132,404,48,48
      ---
      button "−"
      ▼ text "2 шт."
      button "+"
      ---
      button "Fewer guests" frame 200,100,44,44
      ▼ button "2" frame 250,100,60,44
      button "More guests" frame 316,100,44,44
      ---
      ▼ text "3" frame 150,300,30,40
      button "Decrease" frame 250,300,44,40
      button "Increase" frame 300,300,44,40
      --- The stepper of the system holds no amount, so this one was made by hand.
      stepper "Quantity" value "1"
        button "-"
        ▼ text "1"
        button "+"
      """,
    passes: """
      adjustable "Количество" value "1"
      ---
      button "Previous month"
      text "2026"
      button "Next month"
      ---
      button "Minus"
      text "Calculator"
      button "Plus"
      --- The buttons of the stepper of the system say what they are.
      text "3"
      stepper
        button "Decrement"
        button "Increment"
      --- The keys of a calculator stand around its display.
      text "42" frame 16,100,343,80
      button "-" frame 16,300,80,80
      button "+" frame 100,300,80,80
      """,
    check: .screen { run in
      let stops = run.screen.stops
      run.judge(stops.indices) { index, run in
        let stop = stops[index]
        // What is adjustable is the stepper as it should be.
        if stop.role == .adjustable { return .pass }
        guard stop.role == .text || stop.role == .button, stops.count >= 3,
          stop.spokenLabel.isAmount
        else { return .inapplicable }
        let start = max(0, index - 2)
        let neighbours = (start...max(start, min(index, stops.count - 3))).lazy.map { place in
          (place..<place + 3).filter { $0 != index }.map { stops[$0] }
        }
        guard let buttons = neighbours.first(where: { run.isStepper($0, around: stop) }) else {
          return .inapplicable
        }
        let value = stop.spokenLabel
        let first = (start...index).first { $0 == index || buttons.contains(stops[$0]) } ?? index
        let caption = run.caption(ofStepper: buttons + [stop], at: first)
        return .fail(
          ["value": .text(value)], on: stop,
          fix: run.joining(
            buttons + [caption].compactMap(\.self), to: stop,
            [
              .removeTraits([.staticText, .button]), .insertTraits(.adjustable),
              .label(caption.map { .known($0.spokenLabel) } ?? .toWrite(.name)),
              .value(.known(value)),
            ]), covers: buttons)
      }
    })
}

extension RuleContext {
  /// The text in front of the parts of a stepper in their row, which names it; `nil` when there is
  /// none.
  ///
  /// - Parameter place: the place of the first part among the stops of the screen.
  fileprivate func caption(ofStepper parts: [Node], at place: Int) -> Node? {
    guard place > 0, let frame = screen.stops[place].frame else { return nil }
    let text = screen.stops[place - 1]
    guard text.role == .text, !text.isHeading, !text.reactsToTap, !text.spokenLabel.hasNoWord,
      !text.spokenLabel.contains(where: \.isNumber), let other = text.frame,
      other.isInRow(with: frame), other.maxX <= frame.x + 1
    else { return nil }
    let around = text.parent?.index
    let parents = parts.flatMap { [$0.parent?.index, $0.parent?.parent?.index] }
    return parents.contains(around) ? text : nil
  }

  /// Whether two buttons take one away and add one, beside the amount.
  fileprivate func isStepper(_ buttons: [Node], around amount: Node) -> Bool {
    guard buttons.count == 2, buttons.allSatisfy({ $0.role == .button }) else {
      return false
    }
    let names = buttons.map { button in
      let own = button.foldedLabel
      return own.isEmpty ? (button.image ?? "").lowercased() : own
    }
    guard names[0].hasWord(of: Lexicon.all[.decrease]), names[1].hasWord(of: Lexicon.all[.increase])
    else { return false }
    guard buttons.allSatisfy({ screen.nativeStepper(of: $0) == nil }) else { return false }
    guard let frame = amount.frame else { return true }
    return buttons.allSatisfy { $0.frame?.isInRow(with: frame) ?? true }
  }
}
