import UIKit

final class VolumeView: UIView {
  var level = 5
  override func awakeFromNib() {
    super.awakeFromNib()
    accessibilityTraits = [.adjustable]
    accessibilityValue = "\(level)"
  }
  override func accessibilityIncrement() { change(by: 1) }
  override func accessibilityDecrement() { change(by: -1) }
  private func change(by step: Int) {
    level += step
    layer.setNeedsDisplay()
  }
}
