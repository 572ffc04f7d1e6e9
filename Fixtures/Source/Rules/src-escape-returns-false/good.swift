import UIKit

final class ExampleView: UIView {
  override func accessibilityPerformEscape() -> Bool {
    guard isOpen else { return false }
    close()
    return true
  }
  var isOpen = true
  func close() {}
}
