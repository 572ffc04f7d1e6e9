import UIKit

final class ExampleController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }
}
