import UIKit

final class ExampleView: UIView {
  func mark() {
    accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 53)
  }
}
