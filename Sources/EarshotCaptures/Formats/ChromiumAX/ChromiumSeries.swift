import EarshotTree

/// The places of radio buttons in their groups: "1 of 3".
struct ChromiumSeries {
  /// The place of each radio button, by the number of its node.
  let places: [Int: SeriesPosition]

  init(_ tree: ChromiumTree) {
    var groups: [Int: [Int]] = [:]
    // The group around each node; the page is one, too.
    var stack = tree.roots.reversed().map { (number: $0, group: -1) }
    while let (number, group) = stack.popLast() {
      let node = tree.nodes[number]
      var inner = group
      if !node.isIgnored {
        if node.role == "radio" { groups[group, default: []].append(number) }
        if ["radiogroup", "group", "form"].contains(node.role) { inner = number }
      }
      stack += tree.children[number].reversed().map { ($0, inner) }
    }
    places = groups.values.reduce(into: [:]) { places, members in
      for (index, number) in members.enumerated() {
        places[number] = SeriesPosition(index: index + 1, count: members.count)
      }
    }
  }
}
