import UIKit

final class OrderCell: UITableViewCell {
  let nameLabel = UILabel()
  func configure(count: Int, name: String, isNew: Bool) {
    // One sentence with a place for what changes.
    accessibilityLabel = String(
      format: NSLocalizedString("You have %d open orders", comment: ""), count)
    // Phrases of a list, each whole.
    accessibilityValue =
      NSLocalizedString("Open", comment: "") + ", " + NSLocalizedString("New", comment: "")
    // One piece, and what it is about.
    accessibilityHint = NSLocalizedString("Opens", comment: "") + " " + name
    // One of two.
    nameLabel.accessibilityLabel =
      isNew ? NSLocalizedString("New", comment: "") : NSLocalizedString("Old", comment: "")
  }
}
