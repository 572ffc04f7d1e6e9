import UIKit

final class AddressViewController: UIViewController {
  private let postalCodeField = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    postalCodeField.placeholder = "Postal code"
    view.addSubview(postalCodeField)
  }
}
