import UIKit

/// Nothing selects it, so that it has no traits to lose.
final class ExampleCell: UITableViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    selectionStyle = .none
    accessibilityTraits = .header
  }
}
