import UIKit

final class ExampleView: UIView {
  func mark(_ other: UISwitch) {
    accessibilityTraits = other.accessibilityTraits
  }
}
