import UIKit

final class DishCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    accessibilityLabel = ""
  }
}
