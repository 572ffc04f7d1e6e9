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
  /// Material sets views on a grid of 4 points, so the density that puts most lengths on it is
  /// believed when it stands out. Else targets of 48 points and symbols of 24 tell: sizes that
  /// several views share are counted as votes for the density that makes them so.
  ///
  /// - Parameter lengths: sides of views and their distances from each other, in pixels.
  package init(of size: Size?, squares: [Square], lengths: Set<Int> = []) {
    if let size, let found = Self.density(ofGridUnder: lengths, of: size) {
      pixelsPerPoint = found
      return
    }
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

  /// The fewest lengths that a density is concluded from, the least share of them beyond what chance
  /// puts on the grid, and how much more of it the density has than any other.
  private static let evidence = (lengths: 13, share: 0.1, lead: 1.4)

  /// The density whose grid of 4 points stands out; `nil` when none does.
  private static func density(ofGridUnder lengths: Set<Int>, of size: Size) -> Double? {
    guard lengths.count >= evidence.lengths else { return nil }
    let shares = candidates(for: size).map { density in
      (density, share(of: lengths, onGridOf: 4 * density))
    }.sorted { $0.1 > $1.1 }
    guard let best = shares.first, best.1 >= evidence.share,
      shares.count < 2 || best.1 >= evidence.lead * shares[1].1
    else { return nil }
    return best.0
  }

  /// The share of lengths that are a whole number of steps, beyond that which chance gives.
  private static func share(of lengths: Set<Int>, onGridOf step: Double) -> Double {
    // A length is rounded to whole pixels.
    let isOnGrid = { (length: Int) in
      abs(Double(length) - (Double(length) / step).rounded() * step) <= 0.51
    }
    return Double(lengths.count(where: isOnGrid)) / Double(lengths.count) - 1.02 / step
  }

  /// The densities that make a phone of a screen as long as one, else a tablet.
  private static func candidates(for size: Size) -> [Double] {
    let (shorter, longer) = (min(size.width, size.height), max(size.width, size.height))
    let isPhone = size.height > size.width && longer >= 1.62 * shorter
    return (densities + [1.33125]).filter {
      (isPhone ? 320...480 : 533...1_000).contains(shorter / $0)
    }
  }

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
