import UIKit

final class ExampleView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
  }
  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
}
