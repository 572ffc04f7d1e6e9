import UIKit

final class CloseButton: UIButton {
  override var accessibilityFrame: CGRect {
    get { UIAccessibility.convertToScreenCoordinates(bounds.insetBy(dx: -12, dy: -12), in: self) }
    set {}
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}

final class PlayerView: UIView {
  let mute = CloseButton()
  let volume = UIButton(type: .custom)
  override func layoutSubviews() {
    super.layoutSubviews()
    // Its own class takes the touches.
    let large = mute.bounds.insetBy(dx: -12, dy: -12)
    mute.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(large, in: mute)
    // As large as it is, or smaller.
    volume.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(
      volume.bounds.insetBy(dx: 2, dy: 2), in: volume)
  }
}

// A view that lets touches through.
final class PassView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
