import EarshotTree

/// Makes the result of an importer of the XCTest form, with the warnings that all of them give.
struct XCTestCapture {
  /// The identifier of the format.
  var format: String
  /// Why it lacks properties.
  let reasons: XCTestLosses
  private(set) var screens: [Screen] = []
  var unknowns = UnknownList()
  var warnings: [Capture.Warning] = []
  private var losses = Losses()

  init(format: String, _ reasons: XCTestLosses) {
    self.format = format
    self.reasons = reasons
  }

  /// Adds a screen.
  mutating func add(_ tree: XCTestTree, _ options: ReadOptions) {
    guard !tree.isEmpty else { return }
    let builder = XCTestBuilder(tree)
    let screen = builder.screen(options)
    losses.count(screen, reasons.reasons(tree.facts), among: .shownElements)
    // Added traits are marked like concluded ones, so the tree cannot tell these elements apart.
    losses.note(.traits, reasons.traits, count: builder.elementsWithoutTraits)
    screens.append(screen)
    if let location = tree.firstAtDepthLimit {
      warnings.append(
        CaptureHealth.cut(atDepth: tree.depthLimit, limit: reasons.depthReason, at: location))
    }
    warnings += CaptureHealth(screen).warnings
  }

  /// The capture; `nil` when there was no screen.
  var capture: Capture? {
    guard !screens.isEmpty else { return nil }
    return Capture(
      format: format, screens: screens, losses: losses.list,
      unknowns: unknowns.list, warnings: warnings)
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
