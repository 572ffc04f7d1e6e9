import EarshotText
import EarshotTree

extension Rule {
  static let controlLabelSplit = Rule(
    "control-label-split", .simplify, .warning, .high, .hard,
    "A control is apart from the text that names it.",
    what: "the control is apart from its name \"{name}\"",
    why: "focus on the control tells its state and not what it switches or takes",
    advice: "give the control this text as its label and make the text no stop",
    wcag: ["1.3.1", "3.3.2"],
    references: [.wcag("labels-or-instructions.html"), .apple("uikit/uiaccessibilityelement")],
    settings: ["caption-gap": 12, "help-length": 80], supersededBy: ["error-not-attached"],
    screen: "375x812",
    fails: """
      tableview frame 0,300,375,92
        cell frame 0,300,375,92
          text "Сообщать об акциях" frame 20,312,240,44
          ▼ button toggleButton "" value "1" frame 304,324,51,31
      ---
      text "Brightness" frame 24,250,100,22
      ▼ adjustable "" type UISlider value "50%" frame 24,276,327,31
      ---
      cell
        ▼ button toggleButton "I accept the terms" value "0"
        text "I accept the terms"
      ---
      text "Full name" frame 16,100,72,14
      text "(required)" frame 94,100,60,14
      ▼ textEntry "" value "First name" frame 16,120,343,44
      --- The name stands over its explanation.
      text "Push notifications" frame 16,300,240,20
      text "When new captures arrive" frame 16,322,240,18
      ▼ button toggleButton "" value "1" frame 304,304,51,31
      ---
      text "Currency:" frame 16,212,80,20
      ▼ button "Euro" frame 100,200,90,44
      ---
      text "Guests" frame 24,340,90,24
      ▼ stepper frame 250,336,101,32
        button "Decrement" frame 250,336,50,32
        button "Increment" frame 301,336,50,32
      """,
    passes: """
      cell
        view text "Push notifications"
        button toggleButton "Push notifications" value "1"
      ---
      header "Contacts" frame 16,100,343,22
      textEntry "E-mail" frame 16,126,343,40
      ---
      text "50 %" frame 24,250,100,22
      adjustable "Brightness" value "50 %" frame 24,276,327,31
      --- A long text is help, and is heard better apart.
      cell
        text "When this is on, we tell you about orders, bonuses and offers by e-mail, by text \
        message and on the lock screen."
        button toggleButton "" value "1"
      --- The text is the footnote of the field above it.
      textEntry "Phone" frame 16,100,343,40
      text "We never call" frame 16,142,343,16
      textEntry "" frame 16,168,343,40
      """,
    boundaries: """
      --- caption-gap
      text "Card number" frame 16,100,343,20
      ▼ textEntry "" frame 16,{131|132},343,40
      --- help-length
      cell
        text "Do not show the names of my friends on {a|the} map when somebody else is \
      looking at it"
        ▼ button toggleButton "" value "0"
      """,
    check: .screen { run in
      let stops = run.screen.stops
      var done: Set<Node> = []
      run.judge(stops.indices) { index, run in
        if let caption = run.captionWithColon(beside: index, in: stops) {
          let (button, name) = (stops[index], caption.spokenLabel.strippedOfSeparators)
          // The button may do something else than change what the caption tells.
          return .review(
            ["name": .text(name)], on: button,
            fix: run.joining(
              [caption], to: button, [.label(.known(name)), .value(.known(button.spokenLabel))]),
            covers: [caption, button.row].compactMap(\.self))
        }
        let stepper = run.screen.nativeStepper(of: stops[index])
        let control = stepper ?? stops[index]
        guard stepper != nil || control.isValueControl && !control.tellsPage,
          done.insert(control).inserted
        else {
          return .inapplicable
        }
        if let missing = control.missing(.label) { return missing }
        let end = index + (stepper == nil ? 1 : 2)
        guard let text = run.splitName(of: control, before: index, after: end, in: stops) else {
          return .pass
        }
        let texts = run.withTextBefore(text)
        let name = texts.map(\.spokenLabel).joined(separator: " ")
        var changes: [Fix.Change] = [.label(.known(name))]
        if !control.isStop { changes += [.isElement(true), .insertTraits(.adjustable)] }
        if let frame = run.frame(around: texts + [control]), let own = control.frame {
          // A finger finds a switch with its text more easily when there is room around both.
          let room = control.role == .toggle ? frame.grown(by: Rule.pairRoom) : frame
          changes += [.frame(room), .activationPoint(own.center)]
        }
        let fix = run.changing(control, changes, removing: texts)
        // The row is covered, so that it is not reported for the same cause.
        let covers = texts + [control.row].compactMap(\.self)
        // Of a cell a page source may hold the parts that UIKit joins.
        let isJoined =
          control.row?.element.type == "XCUIElementTypeCell" && !control.spokenLabel.isEmpty
        return isJoined
          ? .review(["name": .text(name)], on: control, fix: fix, covers: covers)
          : .fail(["name": .text(name)], on: control, fix: fix, covers: covers)
      }
    })
}

extension String {
  /// Whether it has several words and the mark of a sentence at its end.
  fileprivate var endsSentence: Bool {
    guard let last, ".!…。！".contains(last) else { return false }
    return split(whereSeparator: \.isWhitespace).count >= 3 || last == "。" || last == "！"
  }
}

extension Node {
  /// Whether it stands at a page of so many, which no text beside it is the name of.
  fileprivate var tellsPage: Bool {
    let words = value.lowercased().split(separator: " ")
    return element.isPageControl
      || words.count == 4 && ["page", "seite", "página", "страница"].contains(words[0])
        && Int(words[1]) != nil && Int(words[3]) != nil
  }

  /// Whether it is a field with a placeholder of its own, and so is the next stop: a text above them
  /// is the title of the form.
  fileprivate func isFirstOfForm(before next: Node?) -> Bool {
    guard role.isField, !placeholder.isEmpty, let next, next.role.isField else { return false }
    return !next.placeholder.isEmpty
  }
}

extension Rule {
  /// The room around a text and its switch in points.
  private static var pairRoom: Double { 12 }
}

extension RuleContext {
  /// The text with a colon at its end that says what the button after it in its row is about.
  ///
  /// A lower caption may be read after a higher button.
  fileprivate func captionWithColon(beside index: Int, in stops: [Node]) -> Node? {
    let button = stops[index]
    guard button.role == .button, button.value.isEmpty, !button.spokenLabel.isEmpty,
      let other = button.frame
    else { return nil }
    return [index - 1, index + 1].lazy.filter(stops.indices.contains).map { stops[$0] }.first {
      guard $0.isBodyText, !$0.reactsToTap, ":：".contains($0.spokenLabel.last ?? " "),
        let frame = $0.frame
      else { return false }
      return frame.isInRow(with: other) && frame.horizontalGap(to: other) <= 40
        && screen.leading(frame) < screen.leading(other)
    }
  }

  /// The stop with the text that names a control: the one before it, or after it in its row.
  fileprivate func splitName(
    of control: Node, before start: Int, after end: Int,
    in stops: [Node]
  ) -> Node? {
    if start > 0, mayName(stops[start - 1], control) {
      let text = stops[start - 1]
      if control.isFirstOfForm(before: end < stops.count ? stops[end] : nil) { return nil }
      if isBeside(text, control) {
        return title(over: text, at: start - 2, in: stops, beside: control) ?? text
      }
      let previous = start > 1 ? stops[start - 2] : nil
      if isAbove(text, control), !isFootnote(text, of: previous, above: control) { return text }
    }
    // What follows a field in its row is a unit, not a name.
    guard end < stops.count, !control.role.isField, mayName(stops[end], control),
      isBeside(stops[end], control)
    else { return nil }
    // In a row of several controls a text stands before the one it names.
    let next = end + 1 < stops.count ? stops[end + 1] : nil
    if let next, next.role.isControl, isBeside(stops[end], next) { return nil }
    return stops[end]
  }

  /// The text right above another one, both beside a control: the name over its explanation.
  private func title(over text: Node, at index: Int, in stops: [Node], beside control: Node)
    -> Node?
  {
    guard stops.indices.contains(index), mayName(stops[index], control),
      let upper = stops[index].frame, let lower = text.frame, let other = control.frame
    else { return nil }
    let gap = lower.y - upper.maxY
    let isOver = gap > -2 && gap <= 8 && abs(screen.leading(upper) - screen.leading(lower)) <= 2
    return isOver && upper.y < other.maxY && upper.maxY > other.y - 8 ? stops[index] : nil
  }

  /// Whether a text can be the name of a control that has none, or has the same.
  private func mayName(_ text: Node, _ control: Node) -> Bool {
    guard text.isBodyText, text.value.isEmpty else { return false }
    // Cells that code makes copies of need not stand on one screen.
    let rows = [text.row, control.row]
    if rows[0] != rows[1], rows.contains(where: { $0?.isPrototype == true }) { return false }
    let name = text.spokenLabel
    // "x=12" is what a programmer watches.
    guard !name.contains("="), !name.isStandIn, !name.isFigure, !name.hasNoWord,
      name.count <= Int(clamping: self["help-length"])
    else {
      return false
    }
    // A sentence before a field says what to do, or that there is nothing yet.
    if control.role.isField, name.endsSentence { return false }
    let own = control.foldedLabel
    return own.isEmpty || own == text.foldedLabel
  }

  /// Whether both stand in one row, of the screen or of a list.
  private func isBeside(_ text: Node, _ control: Node) -> Bool {
    if let frame = text.frame, let other = control.frame {
      return frame.isInRow(with: other)
    }
    guard let row = control.row else { return false }
    return text.row == row
  }

  /// Whether a text stands right above a control.
  private func isAbove(_ text: Node, _ control: Node) -> Bool {
    guard let frame = text.frame, let other = control.frame else { return false }
    let gap = other.y - frame.maxY
    return gap > -2 && gap < self["caption-gap"] && frame.horizontalOverlap(with: other) > 0
  }

  /// Whether a text belongs to the control above it rather than to the one below.
  private func isFootnote(_ text: Node, of previous: Node?, above control: Node) -> Bool {
    guard let previous, previous.role.isControl, let upper = previous.frame,
      let frame = text.frame, let lower = control.frame
    else { return false }
    return frame.y - upper.maxY <= lower.y - frame.maxY && upper.maxY <= frame.y + 2
  }

  /// The text with the one before it in its line: "Name" and "(required)" are one name.
  fileprivate func withTextBefore(_ text: Node) -> [Node] {
    guard let frame = text.frame,
      let before = screen.order.stop(before: text.element.id).flatMap({ screen[$0.id] }),
      before.isBodyText, let other = before.frame, other.isInRow(with: frame),
      other.horizontalGap(to: frame) <= 16
    else { return [text] }
    return [before, text]
  }
}
