import EarshotSession
import EarshotTree

extension SwitchControl {
  /// A press while lines look for a point: it takes the place, or goes back one line (assumed).
  mutating func pointResponses(
    to pressed: Switch, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    switch pressed {
    case .previous, .startScanning:
      begin(at: time)
      return []
    case .scannerMenu: return openMenu(.screen, on: screen, at: time)
    case .next where preferences.scanningStyle != .dwell:
      // A point whose tap was called off is looked for anew.
      if pointScan?.point != nil { begin(at: time) }
      return []
    case .select, .next, .tap, .stopScanning: break
    }
    pointScan?.press(at: time)
    guard let point = pointScan?.point else { return [] }
    if pressed == .tap { return perform(.tap, on: .point(point), screen, at: time) }
    guard preferences.tapBehavior == .auto else {
      return openMenu(.point(point), on: screen, at: time)
    }
    autoTap = AutoTap(target: .point(point), due: time + max(0, preferences.autoTapInterval))
    return []
  }

  /// Looks for the point again around it: half of the breadth of the band to each side (assumed).
  mutating func refine(_ point: Point, at time: Double) {
    begin(at: time)
    let reach = max(10, preferences.bandBreadth / 2)
    let around = Rect(x: point.x - reach, y: point.y - reach, width: reach * 2, height: reach * 2)
    var preferences = preferences
    preferences.glidingCursor = .single
    preferences.bandSpeed = preferences.lineSpeed
    pointScan = PointScan(in: around.intersection(bounds), preferences, at: time)
    if isPaused { pointScan?.pause(at: time) }
  }

  /// The screen, or as much of it as the frames on it tell, in screen coordinates.
  var bounds: Rect {
    if let size = known?.screen.size, size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    {
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let around = scanTree.nodes.compactMap(\.frame).reduce(Rect.zero) { $0.union($1) }
    // A screen of which nothing is known is as large as a common phone (an assumption).
    return around.isEmpty || !around.isFinite
      ? Rect(x: 0, y: 0, width: 390, height: 844) : around
  }
}
