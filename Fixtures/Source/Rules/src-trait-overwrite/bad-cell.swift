import UIKit

final class ExampleCell: UICollectionViewCell {
  override var isSelected: Bool {
    didSet { backgroundColor = isSelected ? .systemBlue : .systemBackground }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    accessibilityTraits = .button
  }
}
