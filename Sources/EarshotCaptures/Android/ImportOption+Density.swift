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

extension AndroidDensity {
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
