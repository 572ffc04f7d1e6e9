import EarshotTree

extension ImportOption {
  /// The density of a screen of Android.
  package static let density = ImportOption(
    name: "density",
    help: "Density of a screen of Android: dots per inch as 'adb shell wm density' prints them, "
      + "such as 420, or pixels per point, such as 2.625. (default: guessed from its size)",
    valueName: "number",
    formats: Set([.uiAutomator, .maestro, .trailblaze].map(\CaptureFormat.id)),
    subject: "screens of Android")
}

/// The density of a screen of Android.
package struct AndroidDensity {
  /// Pixels per point; a guess.
  let pixelsPerPoint: Double

  /// The density that the sizes of a screen speak for: that of usual devices of its width, unless
  /// its targets and symbols tell another one.
  ///
  /// Material gives targets 48 points and symbols 24; so sizes that several views share are
  /// counted as votes for the density that makes them so.
  init(_ hierarchy: AndroidHierarchy) {
    let usual = Self.usual(of: hierarchy.size)
    let side = hierarchy.size.map { min($0.width, $0.height) } ?? 0
    var votes: [Double: Int] = [:]
    for node in hierarchy.nodes where !node.isOutOfSight {
      guard let frame = node.frame, abs(frame.width - frame.height) <= 1 else { continue }
      let points: Double = node.isActionable ? 48 : 24
      for density in Self.densities where abs(frame.width - points * density) <= 0.5 {
        guard (300...1_100).contains(side / density) else { continue }
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

  /// Pixels per point for a density in them or in dots per inch; Android has one at 160.
  package static func pixelsPerPoint(
    _ density: Double
  ) throws(ImportOption.InvalidValue) -> Double {
    guard (0.5...10).contains(density) || (72...1_600).contains(density) else {
      throw ImportOption.InvalidValue(
        message: "--density \(density) is neither dots per inch, 72 to 1600, nor pixels per point, "
          + "0.5 to 10")
    }
    return density > 10 ? density / 160 : density
  }
}
