import UIKit

final class ExampleController: UIViewController {
  private let close = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    close.setTitle("Pay", for: .normal)
    view.addSubview(close)
    UIAccessibility.post(notification: .screenChanged, argument: close)
  }
}
