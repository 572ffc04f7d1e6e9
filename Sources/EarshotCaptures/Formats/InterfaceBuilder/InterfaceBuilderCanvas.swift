import EarshotTree

/// The device on which a document is drawn.
struct InterfaceBuilderCanvas {
  /// The size of the screen; `nil` when the document names no device that is known.
  let size: Size?
  /// Pixels per point.
  let scale: Double?
  let idiom: Idiom

  init(_ root: XMLNode) {
    let device = root.child("device")
    let id = device?["id"] ?? ""
    let known = InterfaceBuilderNames.devices[id]
    let isLandscape = device?["orientation"] == "landscape"
    size = known.map {
      isLandscape ? Size(width: $0.size.height, height: $0.size.width) : $0.size
    }
    scale = known?.scale
    idiom = id.hasPrefix("ipad") || root["targetRuntime"] == "iOS.CocoaTouch.iPad" ? .pad : .phone
  }

  /// The whole screen; that of a small phone where the device is not known.
  var frame: Rect {
    Rect(x: 0, y: 0, width: size?.width ?? 375, height: size?.height ?? 667)
  }

  private var isRounded: Bool { max(frame.width, frame.height) >= 812 && idiom == .phone }

  var statusBarHeight: Double { isRounded ? 44 : 20 }

  var homeIndicatorHeight: Double { isRounded ? 34 : 0 }
}
