package import EarshotTree

/// A family of devices, for each of which an app claims its labels.
package enum ReadinessDevice: String, CaseIterable, Sendable {
  case iPhone = "iphone"
  case iPad = "ipad"
  /// The capture does not tell the size of the screen.
  case unknown

  /// The device of a screen: the narrowest iPad is 744 points wide, the widest iPhone 440.
  package init(_ size: Size?) {
    guard let size, size.width > 0, size.height > 0 else {
      self = .unknown
      return
    }
    self = min(size.width, size.height) >= 600 ? .iPad : .iPhone
  }
}
