import UIKit

/// A bar item of the system names itself.
final class SystemItemsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
  }
}
