import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let labelNotAtFront = Rule(
    "label-not-at-front", .text, .info, .medium, .slows,
    "The labels of neighbours begin alike and differ late.",
    what: "labels side by side that begin with “{start}”: {count}",
    why: "listeners must wait through the same words each time before they hear what differs",
    advice: "put the words that differ first, or name the group once",
    settings: ["siblings": 4, "words": 2],
    fails: """
      view
        ▼ button "Add to cart: Margherita"
        button "Add to cart: Pepperoni"
        button "Add to cart: Hawaiian"
        button "Add to cart: Diavola"
      ---
      screen ru
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
      ---
      screen ru
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
      let words = max(1, Int(run["words"]))
      for members in run.labelsByContainer where members.count >= Int(run["siblings"]) {
        let groups = members.byBeginning(of: words, in: run.screen)
        for group in groups where group.nodes.count >= Int(run["siblings"]) {
          let labels = Set(group.nodes.map { $0.foldedLabel })
          guard labels.count >= Int(run["siblings"]),
            !run.screen.isSorted(members, beyond: group.nodes)
          else { continue }
          let fix = Fix(
            group.nodes.map { Fix.Edit($0.element.id, .label(.toWrite(.name))) })
          run.fail(
            group.nodes[0],
            ["start": .text(group.start), "count": .number(Double(group.nodes.count))],
            fix: fix, covers: Array(group.nodes.dropFirst()))
        }
      }
    })
}

/// Stops whose labels begin with the same words.
private struct Alike {
  var start: String
  var nodes: [AuditedScreen.Node]
}

extension RuleContext {
  /// The stops with labels, by the view that they or their rows are in, in reading order.
  fileprivate var labelsByContainer: [[AuditedScreen.Node]] {
    mutating get {
      var order: [Int] = []
      var members: [Int: [AuditedScreen.Node]] = [:]
      for stop in screen.stops where hasLabel(stop) {
        pass(stop)
        var place = stop.parent
        if let parent = place, parent.isRow { place = parent.parent }
        let key = place?.index ?? -1
        if members[key] == nil { order.append(key) }
        members[key, default: []].append(stop)
      }
      return order.map { members[$0] ?? [] }
    }
  }
}

extension [AuditedScreen.Node] {
  /// The stops by the first words of their labels, for labels that have more words.
  fileprivate func byBeginning(of words: Int, in screen: AuditedScreen) -> [Alike] {
    var places: [Substring: Int] = [:]
    var groups: [Alike] = []
    for node in self {
      guard let start = node.foldedLabel.beginning(of: words) else { continue }
      if let place = places[start] {
        groups[place].nodes.append(node)
      } else {
        places[start] = groups.count
        let label = node.spokenLabel
        groups.append(Alike(start: String(label.prefix(start.count)), nodes: [node]))
      }
    }
    return groups
  }
}

extension String {
  /// The first words, when more follow.
  fileprivate func beginning(of words: Int) -> Substring? {
    var seen = 0
    var isInWord = false
    for index in utf8.indices {
      let isSpace = utf8[index] == 0x20
      if isSpace, isInWord {
        seen += 1
        if seen == words { return self[..<index] }
      }
      isInWord = !isSpace
    }
    return nil
  }
}

extension AuditedScreen {
  /// Whether a list is in the order of its labels, and holds others than a group.
  fileprivate func isSorted(_ members: [Node], beyond group: [Node]) -> Bool {
    guard members.count > group.count else { return false }
    return zip(members, members.dropFirst()).allSatisfy {
      $0.foldedLabel <= $1.foldedLabel
    }
  }
}
