import UIKit

final class AddressViewController: UIViewController {
  private let postalCodeField: UITextField = {
    let field = UITextField()
    field.textContentType = .postalCode
    return field
  }()
  private let emailField = UITextField()
  private let citySearchField = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    emailField.textContentType = .emailAddress
    for field in [postalCodeField, emailField, citySearchField] { view.addSubview(field) }
  }
}
