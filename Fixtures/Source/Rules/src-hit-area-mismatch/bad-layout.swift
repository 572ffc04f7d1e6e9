import UIKit

final class PlayerView: UIView {
  let mute = UIButton(type: .custom)
  override func layoutSubviews() {
    super.layoutSubviews()
    let large = mute.bounds.insetBy(dx: -20, dy: -20)
    mute.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(large, in: mute)
  }
}
