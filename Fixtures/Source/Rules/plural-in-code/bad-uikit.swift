import UIKit

final class CartCell: UITableViewCell {
  let items: [String] = []
  func configure() {
    accessibilityValue =
      items.count == 1
      ? NSLocalizedString("One item", comment: "") : NSLocalizedString("Many items", comment: "")
  }
}
