import UIKit

final class PlayerViewController: UIViewController {
  let playButton = UIButton(type: .custom)
  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Player", comment: "")
    playButton.accessibilityLabel = "Play the episode"
  }
}
