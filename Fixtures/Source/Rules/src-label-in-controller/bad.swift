import UIKit

final class BadgeView: UIView {}

final class CartViewController: UIViewController {
  private let badge = BadgeView()
  override func viewDidLoad() {
    super.viewDidLoad()
    badge.isAccessibilityElement = true
    badge.accessibilityLabel = NSLocalizedString("3 items", comment: "")
    view.addSubview(badge)
  }
}
