import UIKit

final class ExampleButton: UIButton {
  func select() {
    accessibilityTraits.insert(.selected)
  }
}
