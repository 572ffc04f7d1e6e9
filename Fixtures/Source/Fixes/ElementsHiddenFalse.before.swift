import UIKit

final class ExampleController: UIViewController {
  private let close = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityElementsHidden = false
    close.setTitle("Pay", for: .normal)
    view.addSubview(close)
  }
}
