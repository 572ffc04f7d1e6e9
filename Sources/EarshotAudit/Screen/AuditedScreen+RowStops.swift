import EarshotTree

extension AuditedScreen {
  /// A row with its stops.
  struct StopsOfRow {
    /// The row.
    var row: Node
    /// The stops in it, in reading order.
    var stops: [Node]
  }

  /// The rows with stops in them; a stop in a row within a row counts for the inner one only.
  func stopsByRow() -> [StopsOfRow] {
    guard !rows.isEmpty else { return [] }
    var stopsOf: [Node: [Node]] = [:]
    for stop in stops { if let row = stop.row { stopsOf[row, default: []].append(stop) } }
    return rows.compactMap { row in stopsOf[row].map { StopsOfRow(row: row, stops: $0) } }
  }

  /// The stops that are right in one node, in reading order; the groups are in the order of their
  /// first stops.
  func stopsByParent() -> [[Node]] {
    var groups: [[Node]] = []
    var places: [Node?: Int] = [:]
    for stop in stops {
      let parent = stop.parent
      if let place = places[parent] {
        groups[place].append(stop)
      } else {
        places[parent] = groups.count
        groups.append([stop])
      }
    }
    return groups
  }

  /// The stepper of the system whose button a node is; `nil` when it is none.
  func nativeStepper(of node: Node) -> Node? {
    node.parent.flatMap { $0.isNativeStepper ? $0 : nil }
  }
}

extension AuditedScreen.Node {
  /// Whether it is a stepper, by its type or its view.
  var isStepper: Bool { role == .stepper || element.systemContainer == .stepper }

  /// A name, and one adjustable element in place of several parts.
  func adjustableFix(value: Fix.Words) -> Fix {
    if isStop { return .of(element.id, .label(.toWrite(.name))) }
    return .of(
      element.id, .isElement(true), .insertTraits(.adjustable), .label(.toWrite(.name)),
      .value(value))
  }

  /// Whether it is the stepper of the system, which holds its two buttons and nothing else.
  var isNativeStepper: Bool {
    isStepper && stops.count <= 2 && stops.allSatisfy { $0.role == .button }
  }
}
