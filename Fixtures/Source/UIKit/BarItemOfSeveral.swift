import UIKit

final class ChatsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(
        image: UIImage(named: "ic_gear"), style: .plain, target: self, action: #selector(open))
    ]
    navigationItem.leftBarButtonItem?.accessibilityLabel = "Settings"
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Nothing"
  }

  @objc private func open() {}
}
