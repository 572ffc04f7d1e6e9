import UIKit

final class RatingControl: UIControl {
  private var rating = 3
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Rating"
    accessibilityValue = "3 stars"
  }
  required init?(coder: NSCoder) { fatalError() }
  override func accessibilityIncrement() {
    rating += 1
    setNeedsDisplay()
  }
  override func accessibilityDecrement() {
    rating -= 1
    setNeedsDisplay()
  }
}
