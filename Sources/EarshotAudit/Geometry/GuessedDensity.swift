import EarshotTree

extension AuditedScreen {
  /// Whether a finding is about sizes in points of a source that tells pixels.
  package func assumesDensity(of finding: Finding, by rule: Rule) -> Bool {
    rule.category == .size && screen.scale == nil
      && finding.element.flatMap { self[$0] }.map(\.isViewOfAndroid) == true
  }
}

/// How sure the sizes of a screen are whose source tells pixels and not how many make a point.
///
/// Compose and Material give targets 48 points, and common controls 56, so equal sizes of several
/// targets tell the density.
enum GuessedDensity: Equatable {
  /// Nothing was guessed, or several targets have a usual size.
  case sure
  /// The targets vote for another density: so many points for one of the capture.
  case voted(unit: Double)
  /// Nothing tells.
  case unknown

  /// The heights that Material gives its controls.
  private static let usual: [Double] = [48, 56]

  /// - Parameter width: that of the screen in points of the capture.
  init(of targets: [TouchTargets.Target], width: Double?) {
    let guessed = targets.filter {
      $0.node.isViewOfAndroid && !$0.node.isFrameMeasured && !$0.isCut
    }
    guard !guessed.isEmpty else {
      self = .sure
      return
    }
    let sides = guessed.map { min($0.frame.width, $0.frame.height) }.filter { $0 >= 24 && $0 < 96 }
    if sides.count(where: { side in Self.usual.contains { abs(side - $0) < 0.6 } }) >= 2 {
      self = .sure
      return
    }
    // A pixel is about half a point.
    let votes = Dictionary(grouping: sides) { ($0 * 2).rounded() }
    let most = votes.values.filter { $0.count >= 2 }
      .max { ($0.count, $1[0]) < ($1.count, $0[0]) }
    // No device of Android is narrower than 320 points.
    guard let side = most?.first, (0.8...1.25).contains(48 / side),
      width.map({ $0 * 48 / side >= 320 }) ?? true
    else {
      self = .unknown
      return
    }
    self = .voted(unit: 48 / side)
  }
}
