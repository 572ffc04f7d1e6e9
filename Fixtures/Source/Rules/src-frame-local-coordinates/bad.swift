import UIKit

final class ExampleView: UIView {
  let badge = UIView()
  override func layoutSubviews() {
    super.layoutSubviews()
    badge.accessibilityFrame = badge.frame
  }
}
