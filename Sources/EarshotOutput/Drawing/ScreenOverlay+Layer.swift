import EarshotSession

extension ScreenOverlay {
  /// The layer of a picture that it is drawn in.
  var layer: Drawing.Layer.Kind {
    switch kind {
    case .names: .voiceNames
    case .numbers, .choice: .voiceNumbers
    case .grid: .voiceGrid
    case .item, .group, .menu, .point: .scanner
    }
  }
}
