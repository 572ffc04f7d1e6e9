import UIKit

final class CardCell: UITableViewCell {
  @IBOutlet private var card: UIView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var moreButton: UIButton!

  func configure(with model: CardModel) {
    titleLabel.text = model.title
    card.isAccessibilityElement = true
    card.accessibilityLabel = model.title
    card.accessibilityTraits = .button
    moreButton.setTitle("More", for: .normal)
  }
}
