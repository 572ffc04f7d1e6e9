import EarshotTree

extension Rule {
  static let duplicateAnnouncement = Rule(
    "duplicate-announcement", .simplify, .warning, .high, .slows,
    "Two stops one after another say the same.",
    what: "\"{text}\" is said again right after it was heard",
    why: "a listener takes it for a second thing and swipes back to compare",
    advice: "hide the stop that only repeats",
    references: [.apple("uikit/uiaccessibilityelement")],
    supersededBy: ["image-decorative-exposed", "control-label-split", "rating-split"],
    screen: "375x812",
    fails: """
      button "Pepperoni, 589 roubles"
      ▼ text "589 roubles"
      ---
      cell
        ▼ text "Избранное"
        button "Избранное"
      ---
      text "Flight to Lisbon" frame 16,100,343,22
      ▼ text "flight to lisbon" frame 16,124,343,22
      """,
    passes: """
      text "Pepperoni"
      text "Margherita"
      ---
      button "Send message"
      text "message"
      ---
      tableview
        cell
          text "Delivered"
        cell
          text "Delivered"
      --- A button repeats the heading on purpose.
      header "Sign in"
      button "Sign in"
      --- The score of a match and the days of the week.
      text "0"
      text "0"
      text "S"
      text "S"
      --- Two buttons of one name are another problem.
      button "Edit"
      button "Edit"
      --- The same word far away on the screen.
      text "Today" frame 16,100,343,22
      text "Today" frame 16,500,343,22
      """,
    check: .screen { run in
      let stops = run.screen.stops
      run.judge(zip(stops, stops.dropFirst())) { pair, run in
        let (first, second) = pair
        guard !second.foldedLabel.isEmpty else { return .inapplicable }
        guard run.sayAlike(first, second) else { return .pass }
        // Code may set the text of what has an outlet.
        if first.isReachedFromCode || second.isReachedFromCode {
          return .incomplete(.notCaptured(.label))
        }
        if first.role == .text, second.reactsToTap, !first.reactsToTap {
          // A heading comes before what it is about on purpose.
          guard first.isBodyText else { return .inapplicable }
          if let missing = first.missing(.traits) { return missing }
          guard first.row != nil else { return .inapplicable }
        }
        guard !(first.reactsToTap && second.reactsToTap), run.areClose(first, second) else {
          return .inapplicable
        }
        // Headings are what people jump by, so a heading is never the one that goes.
        let staysSecond = second.reactsToTap || second.isHeading
        let (repeating, other) = staysSecond ? (first, second) : (second, first)
        return .fail(
          ["text": .text(second.spokenLabel)], on: repeating, fix: .isElement(false),
          covers: [other], severity: other.isHeading ? .info : nil)
      }
    })
}

extension RuleContext {
  /// Whether the second says what the first says, or a part of it that stands between commas.
  fileprivate func sayAlike(_ first: Node, _ second: Node) -> Bool {
    let (long, short) = (first.foldedLabel, second.foldedLabel)
    // A single letter or digit stands for different things each time; "Label" is what Interface
    // Builder writes before anybody does.
    guard short.utf8.count > 2, short.count > 2, short != "label", second.value.isEmpty
    else { return false }
    if long == short { return first.value.isEmpty && !short.isAmount }
    guard long.utf8.count > short.utf8.count + 1, !second.reactsToTap,
      long.utf8.contains(where: { $0.separatesParts })
    else { return false }
    return long.split { ",;\n".contains($0) }.contains { $0.trimmedSpaces == short[...] }
  }

  /// Whether both are parts of one thing: in one row or none, and near each other.
  fileprivate func areClose(_ first: Node, _ second: Node) -> Bool {
    guard first.row == second.row else { return false }
    guard let frame = first.frame, let other = second.frame else { return true }
    return frame.verticalGap(to: other) <= 16 && frame.horizontalGap(to: other) <= 40
  }
}

extension UInt8 {
  /// Whether it is a comma, a semicolon or a line break.
  fileprivate var separatesParts: Bool { self == 0x2C || self == 0x3B || self == 0x0A }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmedSpaces: Substring {
    let start = drop { $0 == " " }
    guard let end = start.lastIndex(where: { $0 != " " }) else { return start }
    return start[...end]
  }
}
