import UIKit

final class RatingControl: UIControl {
  private var rating = 3 {
    didSet { accessibilityValue = "\(rating)" }
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
    accessibilityValue = "3"
  }
  required init?(coder: NSCoder) { fatalError() }
  override func accessibilityIncrement() { rating += 1 }
  override func accessibilityDecrement() { rating -= 1 }
}

final class VolumeView: UIView {
  var level = 5
  override var accessibilityValue: String? {
    get { "\(level)" }
    set {}
  }
  override func accessibilityIncrement() { level += 1 }
  override func accessibilityDecrement() { level -= 1 }
}

final class BrightnessView: UIView {
  var level = 5
  override func awakeFromNib() {
    super.awakeFromNib()
    show()
  }
  override func accessibilityIncrement() { move(1) }
  override func accessibilityDecrement() { move(-1) }
  private func move(_ step: Int) {
    level += step
    show()
  }
  private func show() { accessibilityValue = "\(level)" }
}

final class StepSlider: UISlider {
  override func accessibilityIncrement() { value += 10 }
  override func accessibilityDecrement() { value -= 10 }
}
