import UIKit

final class ExampleController: UIViewController {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    textField.text = format(string)
    return false
  }
}
