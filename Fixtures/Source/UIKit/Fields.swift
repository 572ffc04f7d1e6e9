import UIKit

final class SignInViewController: UIViewController {
  private lazy var nameField: UITextField = {
    let field = UITextField()
    field.placeholder = "Name"
    return field
  }()
  private lazy var passwordField: UITextField = {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Password")
    field.isSecureTextEntry = true
    field.accessibilityLabel = "Password"
    return field
  }()
  private let notes = UITextView()
  private let terms = UITextView()
  private let search = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.text = "Ring twice"
    terms.text = "Terms"
    terms.isEditable = false
    search.placeholder = "Search"
    [nameField, passwordField, notes, terms, search].forEach { view.addSubview($0) }
  }
}
