import UIKit

final class ExampleView: UIView {
  override func accessibilityPerformEscape() -> Bool {
    close()
    return false
  }
  func close() {}
}
