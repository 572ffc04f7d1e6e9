import UIKit

final class EpisodeController: UIViewController {
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var dateLabel: UILabel!
  @IBOutlet var starButton: StarButton! {
    didSet {
      starButton.offLabel = "Add a star"
      starButton.onLabel = "Remove the star"
    }
  }
  @IBOutlet var tabs: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs.removeAllSubviews()
    let label = UILabel()
    label.text = "Notes"
    tabs.addArrangedSubview(label)
  }

  /// Who knows the episode calls it.
  func episodeDidLoad(_ episode: Episode) {
    nameLabel.text = episode.name
  }
}

final class StarButton: UIButton {
  var isOn = false { didSet { updateLabel() } }
  var onLabel: String? { didSet { updateLabel() } }
  var offLabel: String? { didSet { updateLabel() } }

  private func updateLabel() {
    if isOn, let onLabel {
      accessibilityLabel = onLabel
    } else if !isOn, let offLabel {
      accessibilityLabel = offLabel
    }
  }
}

extension UIView {
  func removeAllSubviews() {
    for subview in subviews { subview.removeFromSuperview() }
  }
}
