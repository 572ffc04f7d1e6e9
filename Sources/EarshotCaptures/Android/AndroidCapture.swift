import EarshotTree

/// Makes the result of an importer of screens of Android.
struct AndroidCapture {
  private var capture: Capture
  private var losses = Losses()
  var unknowns = UnknownList()

  init(format: String, warnings: [Capture.Warning] = []) {
    capture = Capture(format: format, screens: [])
    capture.warnings.append(
      Capture.Warning(
        "this is a screen of Android, read with the words of VoiceOver; TalkBack says other words"))
    capture.warnings += warnings
  }

  /// Adds a screen, unless it has no views.
  mutating func add(
    _ hierarchy: AndroidHierarchy, _ options: ReadOptions, _ warnings: [Capture.Warning] = []
  ) {
    capture.warnings += warnings
    guard !hierarchy.nodes.isEmpty else { return }
    var builder = AndroidBuilder(hierarchy, options)
    capture.screens.append(builder.screen(options))
    capture.warnings += builder.warnings
    losses.add(builder.losses.list)
  }

  /// The capture; throws an error if there was no screen.
  func capture(orThrow error: @autoclosure () -> CaptureError) throws(CaptureError) -> Capture {
    guard !capture.screens.isEmpty else { throw capture.cut ?? error() }
    var capture = capture
    capture.losses = losses.list
    capture.unknowns = unknowns.list
    return capture
  }
}
