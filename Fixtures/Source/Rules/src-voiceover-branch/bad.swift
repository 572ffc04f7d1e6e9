import UIKit

final class PlayerViewController: UIViewController {
  let closeButton = UIButton(type: .close)
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    closeButton.isHidden = !UIAccessibility.isVoiceOverRunning
  }
}
