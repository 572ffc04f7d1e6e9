import UIKit

final class Dial: UIControl {
  var angle: CGFloat = 0
  override func draw(_ rect: CGRect) {
    UIBezierPath(ovalIn: rect).stroke()
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    angle = touch.location(in: self).x
    sendActions(for: .valueChanged)
    return true
  }
}
