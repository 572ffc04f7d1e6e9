import UIKit

final class PlayerViewController: UIViewController {
  private let play = UIButton()
  private let next = UIButton()
  private let name = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    play.setTitle("Play", for: .normal)
    next.setTitle("Next", for: .normal)
    name.text = "Song"
    view.addSubview(play)
    view.insertSubview(next, belowSubview: play)
    view.insertSubview(name, at: 0)
    let waves = UIAccessibilityElement(accessibilityContainer: view as Any)
    waves.accessibilityLabel = "Waves"
    waves.accessibilityTraits = .image
    view.accessibilityElements = [name, waves, play]
  }
}
