import UIKit

final class CloseButton: UIButton {
  override var accessibilityFrame: CGRect {
    get { UIAccessibility.convertToScreenCoordinates(bounds.insetBy(dx: -12, dy: -12), in: self) }
    set {}
  }
}
