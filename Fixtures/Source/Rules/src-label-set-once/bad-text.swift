import UIKit

final class ScoreViewController: UIViewController {
  let scoreLabel = UILabel()
  let badge = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    badge.isAccessibilityElement = true
    badge.accessibilityLabel = scoreLabel.text
  }
  func show(_ score: Int) {
    scoreLabel.text = "\(score)"
  }
}
