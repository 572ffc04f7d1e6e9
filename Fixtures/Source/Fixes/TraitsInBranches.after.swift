import UIKit

final class ExampleController: UIViewController {
  private let close = UIButton()

  var isPaid = false
  override func viewDidLoad() {
    super.viewDidLoad()
    close.setTitle("Pay", for: .normal)
    view.addSubview(close)
    if isPaid {
      close.accessibilityTraits = .selected
    } else {
      close.accessibilityTraits = []
    }
  }
}
