import UIKit

final class ExampleView: UIView {
  private var bars: [Any]?
  override var accessibilityElements: [Any]? {
    get {
      if let bars { return bars }
      let element = UIAccessibilityElement(accessibilityContainer: self)
      bars = [element]
      return bars
    }
    set { bars = newValue }
  }
}
