import UIKit

final class LoginViewController: UIViewController {
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var passwordField: UITextField!
  @IBOutlet private var eyeButton: UIButton!
  @IBOutlet private var loginButton: UIButton!
  @IBOutlet private var closeItem: UIBarButtonItem!
  var user: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = user.map { "Welcome, \($0)" } ?? NSLocalizedString("welcome", comment: "")
    passwordField.accessibilityLabel = NSLocalizedString("password", comment: "")
    eyeButton.accessibilityLabel = "ic_eye_open"
    closeItem.accessibilityLabel = "Close"
    loginButton.isEnabled = false
  }
}
