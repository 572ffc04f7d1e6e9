import UIKit

final class ExampleController: UIViewController {
  let badge = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    badge.accessibilityFrame = view.convert(badge.bounds, to: nil)
  }
}
