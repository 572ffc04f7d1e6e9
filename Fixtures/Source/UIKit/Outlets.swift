import UIKit

final class ProfileViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var photo: UIImageView!
  @IBOutlet private weak var editButton: UIButton!
  @IBOutlet private weak var news: UISwitch!
  @IBOutlet private weak var mailField: UITextField!
  @IBOutlet private weak var heightConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Ada"
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "Photo of Ada"
    news.accessibilityLabel = "News"
  }
}
