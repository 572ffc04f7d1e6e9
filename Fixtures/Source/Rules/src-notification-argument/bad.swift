import UIKit

final class FormViewController: UIViewController {
  let errorLabel = UILabel()
  func clear() {
    errorLabel.isHidden = true
    UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
  }
}
