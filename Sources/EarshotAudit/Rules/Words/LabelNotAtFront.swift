import EarshotText
import EarshotTree

extension Rule {
  static let labelNotAtFront = Rule(
    "label-not-at-front", .text, .info, .medium, .slows,
    "The labels of neighbours begin alike and differ late.",
    what: "{count|# label side by side begins|# labels side by side begin} with “{start}”",
    why: "listeners must wait through the same words each time before they hear what differs",
    advice: "put the words that differ first, or name the group once",
    isOptIn: true,
    settings: ["siblings": 4, "words": 2],
    fails: """
      view
        ▼ button "Add to cart: Margherita"
        button "Add to cart: Pepperoni"
        button "Add to cart: Hawaiian"
        button "Add to cart: Diavola"
      --- screen ru
      tableview
        cell
          ▼ button "Показать на карте Тверскую"
        cell
          button "Показать на карте Арбат"
        cell
          button "Показать на карте Сокол"
        cell
          button "Показать на карте Аэропорт"
      ---
      list
        text "Size"
        ▼ button "Order number 1042"
        button "Order number 1043"
        button "Order number 1044"
        button "Order number 1045"
        button "Order number 1046"
      --- boundary siblings
      view
        ▼ button "Table for one"
        button "Table for two"
        button "Table for three"
        button "Table for four"
      --- boundary words
      view
        ▼ button "Hall table one"
        button "Hall table two"
        button "Hall table three"
        button "Hall table four"
      """,
    passes: """
      view
        button "Margherita, add to cart"
        button "Pepperoni, add to cart"
        button "Hawaiian, add to cart"
        button "Diavola, add to cart"
      --- screen ru
      view
        button "Вся пицца"
        button "Все напитки"
        button "Все десерты"
        button "Все закуски"
      ---
      button "Add to cart: Tea"
      button "Add to cart: Coffee"
      --- A list sorted by that word.
      list
        button "Ice cream"
        button "New York Bagel"
        button "New York Cheesecake"
        button "New York Pizza"
        button "New York Steak"
        button "Onion rings"
      --- The same words to the end are another flaw.
      view
        button "Add to cart"
        button "Add to cart"
        button "Add to cart"
        button "Add to cart"
      --- boundary siblings
      view
        button "Table for one"
        button "Table for two"
        button "Table for three"
      --- boundary words
      view
        button "Table one"
        button "Table two"
        button "Table three"
        button "Table four"
      """,
    check: .screen { run in
      let least = Int(clamping: run["siblings"])
      for members in run.labelsByContainer where members.count >= least {
        for group in members.groups(by: { $0.start(of: max(1, Int(clamping: run["words"]))) })
        where Set(group.nodes.map(\.foldedLabel)).count >= least {
          // A list in the order of its labels puts that word first for a reason.
          let isSorted = zip(members, members.dropFirst()).allSatisfy {
            $0.foldedLabel <= $1.foldedLabel
          }
          guard !isSorted || members.count == group.nodes.count else { continue }
          run.fail(
            group.nodes[0],
            [
              "start": .text(String(group.nodes[0].spokenLabel.prefix(group.key.count))),
              "count": .number(Double(group.nodes.count)),
            ],
            fix: Fix(group.nodes.map { Fix.Edit($0.element.id, .label(.toWrite(.name))) }),
            covers: Array(group.nodes.dropFirst()))
        }
      }
    })
}

extension RuleContext {
  /// The stops with labels, by the view that they or their rows are in, in reading order.
  fileprivate var labelsByContainer: [[Node]] {
    mutating get {
      let labelled = screen.stops.filter { hasLabel($0) }
      for stop in labelled { pass(stop) }
      return labelled.groups { stop in
        (stop.parent?.isRow == true ? stop.parent?.parent : stop.parent)?.index ?? -1
      }.map(\.nodes)
    }
  }
}

extension Node {
  /// The first words of the label in lower case, when more follow.
  fileprivate func start(of words: Int) -> Substring? {
    let parts = foldedLabel.utf8.split(separator: 0x20, maxSplits: words)
    return parts.count > words ? foldedLabel[..<parts[words - 1].endIndex] : nil
  }
}
