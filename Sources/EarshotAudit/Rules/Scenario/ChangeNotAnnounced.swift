import EarshotSession
import EarshotTree

extension Rule {
  static let changeNotAnnounced = Rule(
    "change-not-announced", .scenario, .warning, .medium, .hard,
    "What the user does changes a text elsewhere, and nothing says so.",
    what: "“{old}” becomes “{new}” in silence",
    why: "a listener does not know what came of it, and has to search the screen",
    advice: "announce the new text, or put it into the value of what is operated",
    wcag: ["4.1.3"],
    references: [
      .apple("uikit/uiaccessibility/notification/announcement"), .wcag("status-messages.html"),
    ],
    supersededBy: ["error-not-announced"],
    fails: """
      session
      button "Add mushrooms" id add
      text "$4.23" id price
      > focus add
      ▼ > doubleTap
      > app label price "$4.52"
      --- session ru
      textEntry "Город" id city input (editing)
      text "12 результатов" id count
      > focus city
      ▼ > type "Аб"
      > app label count "2 результата"
      --- session
      button "Pepperoni" id add
      button "Cart" value "0" id cart
      > focus add
      ▼ > doubleTap
      > app value cart "1"
      > wait 2
      """,
    passes: """
      session
      button "Add mushrooms" id add
      text "$4.23" id price
      > focus add
      > doubleTap
      > app label price "$4.52"
      > post announcement "$4.52"
      --- session
      button "Size" value "Small" id size
      > focus size
      > doubleTap
      > app value size "Medium"
      --- session
      button "Add" id add
      text "11:58" id clock
      > focus add
      > doubleTap
      > wait 2
      > app label clock "11:59"
      > wait 2
      --- A new screen is heard as such.
      session
      button "Next" id next
      header "Step 1" id title
      > focus next
      > doubleTap
      > app label title "Step 2"
      > post screenChanged title
      """,
    check: .eachExchange { exchange, run in
      guard exchange.actions.contains(where: \.action.isChange), let old = exchange.before,
        let new = exchange.screens.last, !exchange.tellsScreenChange(),
        !exchange.isCutShort, !new.isNewScreen(after: old)
      else { return }
      let acted = Set(
        exchange.actions.compactMap(\.element) + [exchange.step.focus].compactMap(\.self))
      let said = Set(exchange.said().lettersAndDigits)
      let isTyping = exchange.actions.contains { action in
        action.action.isTyping
          || action.element.flatMap { old.ordered[$0] }?.has(.keyboardKey) == true
      }
      let own = Set(exchange.ownChanges.map(\.element))
      let changed = new.changedStops(since: old).filter { stop in
        // VoiceOver itself says what is typed into a field.
        !acted.contains(stop.id) && !own.contains(stop.id)
          && !(isTyping && stop.element.isTextField)
          && !run.session.restless.contains(stop.id) && !stop.element.has(.updatesFrequently)
      }
      let silent = changed.compactMap { stop -> (node: Node, old: String, new: String)? in
        guard let node = new.audited[stop.id], let before = old.audited[stop.id] else { return nil }
        let words = node.words.wordsMissing(in: before.words)
        // Whoever hears a part of what is new knows that something came of it.
        guard !words.isEmpty, said.isDisjoint(with: words) else { return nil }
        return (node, before.words, node.words)
      }
      // Where much changes at once, the list is another one, and no text of it is the answer.
      guard let first = silent.first, silent.count <= 3 else { return }
      run.review(
        exchange, first.node, ["old": .text(first.old), "new": .text(first.new)],
        covers: silent.dropFirst().map(\.node))
    })
}

extension ElementAction {
  /// Whether it changes the text of a field.
  fileprivate var isTyping: Bool {
    switch self {
    case .type, .deleteBackward, .replace: true
    default: false
    }
  }

  /// Whether it is made to change something.
  fileprivate var isChange: Bool {
    switch self {
    case .activate, .tap, .increment, .decrement, .custom, .type, .deleteBackward, .replace, .drag:
      true
    default: false
    }
  }
}

extension Node {
  /// Its label and its value.
  fileprivate var words: String {
    [spokenLabel, value].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension String {
  /// The words and numbers, in lower case, that another text does not have.
  fileprivate func wordsMissing(in other: String) -> [String] {
    let known = Set(other.lettersAndDigits)
    return lettersAndDigits.filter { !known.contains($0) }
  }

  fileprivate var lettersAndDigits: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
