import UIKit

final class GameViewController: UIViewController {
  let pauseButton = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    if UIAccessibility.isVoiceOverRunning {
      pauseButton.isHidden = false
    }
  }
}
