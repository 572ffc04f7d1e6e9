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
    var tree = tree
    if !tree.facts.contains(.accessible) { XCTestRows.join(&tree) }
    XCTestPlaces.conclude(&tree)
    let builder = XCTestBuilder(tree)
    let screen = builder.screen(options)
    losses.count(screen, reasons.reasons(tree.facts), among: .shownElements)
    // Added traits are marked like concluded ones, so the tree cannot tell these elements apart.
    losses.note(.traits, reasons.traits, count: builder.elementsWithoutTraits)
    screens.append(screen)
    if let location = tree.firstAtDepthLimit {
      warnings.append(
        CaptureHealth.cut(atDepth: XCTestTree.depthLimit, limit: reasons.depthReason, at: location))
    }
    warnings += CaptureHealth(screen).warnings
  }

  /// The capture; throws an error if there was no screen.
  func capture(orThrow error: @autoclosure () -> CaptureError) throws(CaptureError) -> Capture {
    guard !screens.isEmpty else { throw warnings.lazy.compactMap(\.cut).first ?? error() }
    return Capture(
      format: format, screens: screens, losses: losses.list,
      unknowns: unknowns.list, warnings: warnings)
  }
}
