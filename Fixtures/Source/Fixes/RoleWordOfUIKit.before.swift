import UIKit

final class ExampleController: UIViewController {
  private let close = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.accessibilityLabel = NSLocalizedString("Close button", comment: "Over the order")
    view.addSubview(close)
  }
}
