import EarshotTree

/// Makes the result of an importer of snapshots, with the warnings that all of them give.
struct SnapshotCapture {
  /// The identifier of the format.
  var format: String
  /// Why there are no custom actions.
  var actionsReason: String
  private(set) var screens: [Screen] = []
  var unknowns = UnknownList()
  var warnings: [Capture.Warning] = []
  private var tally = SnapshotTally()

  init(format: String, actionsReason: String) {
    self.format = format
    self.actionsReason = actionsReason
  }

  /// Adds a screen.
  mutating func add(_ tree: SnapshotTree, _ options: ReadOptions) {
    guard !tree.isEmpty else { return }
    var builder = SnapshotBuilder(tree)
    let screen = builder.screen(options)
    tally.add(builder.tally)
    screens.append(screen)
    if let location = tree.firstAtDepthLimit {
      warnings.append(
        Capture.Warning(
          "the capture may be cut: an element is nested \(SnapshotTree.depthLimit) deep, where "
            + "'snapshotMaxDepth' cuts by default", at: location))
    }
    // Many elements are never all without extent; the walk of a large screen takes its time.
    if builder.tally.elements < 50, screen.readingOrder.isEmpty {
      warnings.append(silence(of: tree))
    }
  }

  /// The capture; `nil` when there was no screen.
  var capture: Capture? {
    guard !screens.isEmpty else { return nil }
    return Capture(
      format: format, screens: screens, losses: tally.losses(actionsReason: actionsReason),
      unknowns: unknowns.list, warnings: warnings)
  }

  /// Why a screen has nothing to hear.
  private func silence(of tree: SnapshotTree) -> Capture.Warning {
    let location = tree.nodes.first?.location
    if tree.facts.contains(.frame), tree.nodes.allSatisfy({ $0.frame == .empty }) {
      return Capture.Warning(
        "the capture is empty: every element has the rect -1,-1,0,0 or none; the app was not in "
          + "front or not ready, take the capture again", at: location)
    }
    if !tree.nodes.contains(where: { $0.text != nil }) {
      return Capture.Warning(
        "there is nothing to hear: no element has a label", at: location)
    }
    return Capture.Warning(
      "there is nothing to hear: no element is accessible and in sight", at: location)
  }
}

/// What was not understood, counted, in the order in which it was met.
struct UnknownList {
  private(set) var list: [Capture.Unknown] = []
  private var places: [String: Int] = [:]

  /// Notes something that is not understood.
  mutating func note(_ what: String, at location: SourceLocation?) {
    if let place = places[what] {
      list[place].count += 1
    } else {
      places[what] = list.count
      list.append(Capture.Unknown(what: what, location: location))
    }
  }
}
