/// The density of a screen of Android.
package struct AndroidDensity {
  /// Pixels per point; a guess.
  package let pixelsPerPoint: Double

  /// A square view in sight, which speaks for a density.
  package struct Square {
    let side: Double
    let isTarget: Bool

    /// Makes a square with sides in pixels; targets are larger than symbols.
    package init(side: Double, isTarget: Bool) {
      self.side = side
      self.isTarget = isTarget
    }
  }

  /// The density that the sizes of a screen speak for: that of usual devices of its width, unless
  /// its targets and symbols tell another one.
  ///
  /// Material gives targets 48 points and symbols 24; so sizes that several views share are
  /// counted as votes for the density that makes them so.
  package init(of size: Size?, squares: [Square]) {
    let usual = Self.usual(of: size)
    let shorter = size.map { min($0.width, $0.height) } ?? 0
    var votes: [Double: Int] = [:]
    for square in squares {
      let points: Double = square.isTarget ? 48 : 24
      for density in Self.densities where abs(square.side - points * density) <= 0.5 {
        guard (300...1_100).contains(shorter / density) else { continue }
        votes[density, default: 0] += 1
      }
    }
    let most = votes.values.max() ?? 0
    guard most >= 2, votes[usual, default: 0] < most else {
      pixelsPerPoint = usual
      return
    }
    let winners = votes.filter { $0.value == most }.keys
    pixelsPerPoint = winners.min { abs($0 - usual) < abs($1 - usual) } ?? usual
  }

  /// The densities of devices, and those that the user may choose there.
  private static let densities: [Double] = [
    1, 1.5, 1.75, 2, 2.125, 2.25, 2.375, 2.4375, 2.5, 2.5625, 2.625, 2.75, 2.8125, 3, 3.25, 3.5,
    3.75, 4,
  ]

  /// Pixels per point of usual devices, by the shorter side.
  private static func usual(of size: Size?) -> Double {
    guard let size else { return 1 }
    let side = min(size.width, size.height)
    // A screen that is held across and as high as this is a television or a tablet.
    if size.width > size.height, side >= 1000 { return 2 }
    switch side {
    case ..<400: return 1
    case ..<600: return 1.5
    case ..<900: return 2
    case ..<1200: return 2.625
    case ..<1400: return 3
    default: return 3.5
    }
  }
}

extension AndroidDensity {
  /// How sure the sizes of a screen are whose source tells pixels and not how many make a point.
  ///
  /// Compose and Material give targets 48 points, and common controls 56, so equal sizes of several
  /// targets tell the density, and of others those of square buttons.
  package enum Certainty: Equatable, Sendable {
    /// Nothing was guessed, or several targets have a usual size.
    case sure
    /// The targets vote for another density: so many points for one of the capture.
    case voted(unit: Double)
    /// Nothing tells.
    case unknown

    /// The heights that Material gives its controls.
    private static let usual: [Double] = [48, 56]

    /// - Parameters:
    ///   - targets: the frames of the targets whose size was guessed, in points of the capture.
    ///   - width: that of the screen in points of the capture.
    package init(of targets: [Rect], width: Double?) {
      guard !targets.isEmpty else {
        self = .sure
        return
      }
      let isSide = { (side: Double) in side >= 24 && side < 96 }
      let sides = targets.map { min($0.width, $0.height) }.filter(isSide)
      if sides.count(where: { side in Self.usual.contains { abs(side - $0) < 0.6 } }) >= 2 {
        self = .sure
        return
      }
      // Buttons of pictures are squares of 48; rows and fields have heights of their own. A pixel is
      // about half a point.
      let squares = targets.filter { abs($0.width - $0.height) < 1 }.map(\.height).filter(isSide)
      let votes = Dictionary(grouping: squares) { ($0 * 2).rounded() }
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
}
