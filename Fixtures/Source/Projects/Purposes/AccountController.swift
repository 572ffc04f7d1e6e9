import UIKit

/// The storyboard says what the first field is for, and that the button does nothing yet.
final class AccountController: UIViewController {
  @IBOutlet var passwordField: UITextField!
  @IBOutlet var emailField: UITextField!
  @IBOutlet var addButton: UIButton!
  @IBOutlet var otherButton: UIButton!
  var address: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    if address != nil { addButton.isEnabled = true }
    otherButton.isEnabled = true
  }
}
