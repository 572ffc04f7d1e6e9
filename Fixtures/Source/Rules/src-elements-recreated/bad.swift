import UIKit

final class ExampleView: UIView {
  override var accessibilityElements: [Any]? {
    get {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "Bar"
      return [element]
    }
    set {}
  }
}
