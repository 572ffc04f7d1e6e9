import UIKit

final class FormViewController: UIViewController {
  let errorLabel = UILabel()
  func tell() {
    UIAccessibility.post(notification: .announcement, argument: errorLabel)
  }
  func tellNothing() {
    UIAccessibility.post(notification: .announcement, argument: nil)
  }
}
