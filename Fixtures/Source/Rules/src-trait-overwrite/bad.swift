import UIKit

final class ExampleButton: UIButton {
  func select() {
    accessibilityTraits = .selected
  }
}
