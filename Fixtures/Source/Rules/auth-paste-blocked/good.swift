import UIKit

final class PasswordField: UITextField {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(UIResponderStandardEditActions.copy(_:)) { return false }
    return super.canPerformAction(action, withSender: sender)
  }
}

// No secret: a date that a picker sets.
final class DateField: UITextField {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

// No field.
final class CodeLabel: UILabel {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
