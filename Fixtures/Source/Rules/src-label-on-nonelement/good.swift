import UIKit

final class ExampleView: UIView {
  let row = UIView()
  override func layoutSubviews() {
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Total"
  }
}
