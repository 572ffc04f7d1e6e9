import UIKit

final class CounterView: UIView {
  private var count = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "\(count)"
  }
  required init?(coder: NSCoder) { fatalError() }
  func add() {
    count += 1
    setNeedsDisplay()
  }
}
