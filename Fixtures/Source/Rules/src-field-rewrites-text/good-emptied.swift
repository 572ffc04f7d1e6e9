import UIKit

// The field is emptied when the code is complete; nothing is rewritten while somebody types.
final class CodeController: UIViewController, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    if (textField.text ?? "").count >= 6 { textField.text = "" }
    return true
  }
}
