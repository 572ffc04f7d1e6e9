import UIKit

/// The storyboard says what the first field is for.
final class AccountController: UIViewController {
  @IBOutlet var passwordField: UITextField!
  @IBOutlet var emailField: UITextField!
}
