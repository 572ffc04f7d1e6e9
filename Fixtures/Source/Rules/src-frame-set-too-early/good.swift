import UIKit

final class ExampleController: UIViewController {
  let badge = UIView()
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    badge.accessibilityFrame = view.convert(badge.bounds, to: nil)
  }
}
