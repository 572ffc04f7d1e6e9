import EarshotText
import EarshotTree

extension Rule {
  static let repeatedRowActions = Rule(
    "repeated-row-actions", .simplify, .info, .high, .slows,
    "The same button stands in row after row.",
    what: "the same control stands in {count|# row|# rows}",
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
      """,
    boundaries: """
      --- repeating-rows
      tableview
        cell
          text "Ann"
          ▼ button "Call"
        cell
          text "Oleg"
          button "Call"
        {cell
          text "Mum"
          button "Call"|}
      """,
    check: .screen { run in
      var places: [String: [(row: AuditedScreen.StopsOfRow, stop: Node)]] = [:]
      for row in run.screen.stopsByRow() where row.stops.count > 1 && !row.row.isPrototype {
        for stop in row.stops where stop.isRepeatable {
          // Twice in one row counts once.
          if places[stop.foldedLabel]?.last?.row.row == row.row { continue }
          places[stop.foldedLabel, default: []].append((row, stop))
        }
      }
      run.judge(places.values.sorted { $0[0].stop.index < $1[0].stop.index }) { group, run in
        guard group.count >= Int(clamping: run["repeating-rows"]) else { return .pass }
        let edits = group.flatMap { run.merging($0.row.stops, into: $0.row.row).edits }
        return .fail(
          ["count": .count(group.count)], on: group[0].stop, fix: Fix(edits),
          covers: group.dropFirst().map(\.stop))
      }
    })
}

extension Node {
  /// Whether it is a button or link with a name.
  fileprivate var isRepeatable: Bool {
    (role == .button || role == .link) && !foldedLabel.isEmpty
  }
}
