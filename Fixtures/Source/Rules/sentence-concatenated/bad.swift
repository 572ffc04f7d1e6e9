import UIKit

final class OrderCell: UITableViewCell {
  func configure(count: Int) {
    accessibilityLabel =
      NSLocalizedString("You have", comment: "") + " \(count) "
      + NSLocalizedString("open orders", comment: "")
  }
}
