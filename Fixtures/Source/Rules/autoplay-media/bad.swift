import AVFoundation
import UIKit

final class WelcomeViewController: UIViewController {
  private let player = AVPlayer()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    player.play()
  }
}
