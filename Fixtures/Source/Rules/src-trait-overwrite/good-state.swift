import UIKit

/// It has no traits before, and only draws what is chosen.
final class ExampleCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.isAccessibilityElement = false
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateConfiguration(using state: UICellConfigurationState) {
    backgroundColor = state.isSelected ? .systemBlue : .systemBackground
  }
}
