import UIKit

final class ExampleView: UIView {
  func deselect() {
    accessibilityTraits.remove(.selected)
  }
}
