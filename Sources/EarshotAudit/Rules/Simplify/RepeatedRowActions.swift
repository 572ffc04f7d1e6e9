import EarshotTree

extension Rule {
  static let repeatedRowActions = Rule(
    "repeated-row-actions", .simplify, .info, .high, .slows,
    "The same button stands in row after row.",
    what: "the same control in rows: {count}",
    why: "a listener swipes over it in every row, and its name does not tell which row it acts on",
    advice: "make each row one element and the button its custom action",
    wcag: ["2.4.4"],
    references: [
      .apple("uikit/uiaccessibilitycustomaction"), .wcag("link-purpose-in-context.html"),
    ],
    settings: ["repeating-rows": 3],
    fails: """
      tableview
        cell
          text "Blue mug"
          ▼ button "Add to cart"
        cell
          text "Tea pot"
          button "Add to cart"
        cell
          text "Spoon"
          button "Add to cart"
      ---
      collection
        cell
          button "Аня, 3 фото"
          ▼ button "Подписаться"
          ▼ button "Скрыть"
        cell
          button "Олег, 5 фото"
          button "Подписаться"
          button "Скрыть"
        cell
          button "Ира, 1 фото"
          button "Подписаться"
          button "Скрыть"
      ---
      view
        view
          link "Terms of service"
          ▼ link "Read more"
        view
          link "Privacy"
          link "Read more"
        view
          link "Licences"
          link "Read more"
      --- boundary repeating-rows
      tableview
        cell
          text "Ann"
          ▼ button "Call"
        cell
          text "Oleg"
          button "Call"
        cell
          text "Mum"
          button "Call"
      """,
    passes: """
      tableview
        cell
          text "Blue mug"
          button "Add the blue mug to the cart"
        cell
          text "Tea pot"
          button "Add the tea pot to the cart"
        cell
          text "Spoon"
          button "Add the spoon to the cart"
      ---
      tableview
        element cell button "Blue mug" actions "Add to cart"
        element cell button "Tea pot" actions "Add to cart"
        element cell button "Spoon" actions "Add to cart"
      ---
      button "Edit"
      button "Edit"
      button "Edit"
      --- The rows hold nothing else.
      tableview
        cell
          button "Empty slot"
        cell
          button "Empty slot"
        cell
          button "Empty slot"
      --- boundary repeating-rows
      tableview
        cell
          text "Ann"
          button "Call"
        cell
          text "Oleg"
          button "Call"
      """,
    check: .screen { run in
      var places: [String: [Repetition]] = [:]
      let groups = run.screen.stopsByRow()
      for index in groups.indices where groups[index].stops.count > 1 {
        for stop in groups[index].stops where stop.isRepeatable {
          let label = stop.foldedLabel
          // Twice in one row counts once.
          if places[label]?.last?.row == index { continue }
          places[label, default: []].append(Repetition(row: index, stop: stop))
        }
      }
      for group in places.values.sorted(by: { $0[0].stop.index < $1[0].stop.index }) {
        guard group.count >= Int(run["repeating-rows"]) else {
          run.pass(group[0].stop)
          continue
        }
        let edits = group.flatMap { repetition in
          run.merging(groups[repetition.row].stops, into: groups[repetition.row].row).edits
        }
        run.fail(
          group[0].stop, ["count": .number(Double(group.count))], fix: Fix(edits),
          covers: group.dropFirst().map(\.stop))
      }
    })
}

/// A control in a row.
private struct Repetition {
  /// The place of the row.
  var row: Int
  /// The control.
  var stop: AuditedScreen.Node
}

extension AuditedScreen.Node {
  /// Whether it is a button or link with a name.
  fileprivate var isRepeatable: Bool {
    (role == .button || role == .link) && !foldedLabel.isEmpty
  }
}
