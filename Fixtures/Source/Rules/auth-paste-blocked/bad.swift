import UIKit

final class PasswordField: UITextField {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(UIResponderStandardEditActions.paste(_:)) { return false }
    return super.canPerformAction(action, withSender: sender)
  }
}
