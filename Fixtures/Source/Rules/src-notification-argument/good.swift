import UIKit

final class FormViewController: UIViewController {
  let errorLabel = UILabel()
  let menu = UIStackView()
  func show(_ message: String) {
    errorLabel.text = message
    errorLabel.isHidden = false
    UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
  }
  func tell() {
    UIAccessibility.post(notification: .announcement, argument: errorLabel.text)
    // Nothing in particular gets the focus.
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
  func move() {
    menu.removeFromSuperview()
    view.addSubview(menu)
    UIAccessibility.post(notification: .layoutChanged, argument: menu)
  }
}
