import UIKit

/// No code and no document leads to it.
final class UnseenView: UIView {
  @IBOutlet var button: UIButton!

  override func awakeFromNib() {
    super.awakeFromNib()
    button.setImage(UIImage(named: "ic_unseen"), for: .normal)
  }
}

/// Its xib is named after it, and nobody loads it.
final class OrphanCell: UITableViewCell {
  @IBOutlet var closeButton: UIButton!
}
