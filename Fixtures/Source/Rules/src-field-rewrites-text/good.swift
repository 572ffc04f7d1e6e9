import UIKit

final class ExampleController: UIViewController {
  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.text = format(textField.text)
  }
}
