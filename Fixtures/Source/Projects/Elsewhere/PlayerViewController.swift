import UIKit

/// Buttons with a picture alone, of which some code gives each another name, but for one.
final class PlayerViewController: UIViewController {
  let playButton = UIButton()
  let shareButton = UIButton()
  let queueButton = UIButton()
  let castButton = UIButton()
  let lostButton = UIButton()
  let model = PlayerModel()
  let footer = PlayerFooter()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Player"
    for (button, name) in [
      (playButton, "ic_play"), (shareButton, "ic_share"), (queueButton, "ic_queue"),
      (castButton, "ic_cast"), (lostButton, "ic_lost"),
    ] {
      button.setImage(UIImage(named: name), for: .normal)
      view.addSubview(button)
    }
    view.addSubview(footer)
    // Later, and not in sight of whoever reads the code from its beginning.
    model.onChange = { [weak self] isPlaying in
      self?.playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: .init("reload"), object: nil)
  }

  @objc private func reload() {
    guard let button = shareButton as UIButton? else { return }
    button.accessibilityLabel = "Share"
    style(queueButton, named: "Queue")
  }

  private func style(_ button: UIButton, named name: String) {
    button.accessibilityLabel = name
  }
}

final class PlayerModel {
  var onChange: ((Bool) -> Void)?
}

/// Another class names the button of this view.
final class PlayerFooter: UIView {
  let moreButton = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    moreButton.setImage(UIImage(named: "ic_more"), for: .normal)
    addSubview(moreButton)
  }

  required init?(coder: NSCoder) { fatalError("no document makes it") }
}

final class PlayerCoordinator {
  func begin(with controller: PlayerViewController) {
    controller.castButton.accessibilityLabel = "Cast"
    controller.footer.moreButton.setTitle("More", for: .normal)
  }
}
