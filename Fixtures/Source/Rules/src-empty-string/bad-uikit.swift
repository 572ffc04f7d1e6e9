import UIKit

final class ExampleView: UIView {
  let icon = UIImageView()
  override func layoutSubviews() {
    icon.accessibilityLabel = ""
  }
}
