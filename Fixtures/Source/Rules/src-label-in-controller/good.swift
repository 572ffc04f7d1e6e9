import UIKit

final class BadgeView: UIView {
  func show(_ count: Int) { accessibilityLabel = "\(count)" }
}

final class CartViewController: UIViewController {
  private let badge = BadgeView()
  private let close = UIButton(type: .close)
  @IBOutlet private var summary: BadgeView!
  override func viewDidLoad() {
    super.viewDidLoad()
    badge.show(3)
    // What UIKit makes has no class to put it into.
    close.accessibilityLabel = NSLocalizedString("Close", comment: "")
    // What a storyboard makes is the controller's.
    summary.accessibilityLabel = NSLocalizedString("Summary", comment: "")
    view.accessibilityViewIsModal = true
  }
}
