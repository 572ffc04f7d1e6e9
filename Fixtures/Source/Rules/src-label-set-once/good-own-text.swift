import UIKit

final class ExpiryRow: UIView {
  private let textLabel: UILabel = {
    let textLabel = UILabel()
    textLabel.text = NSLocalizedString("Paid until", comment: "")
    return textLabel
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(textLabel)
    isAccessibilityElement = true
    accessibilityLabel = textLabel.text
  }

  required init?(coder: NSCoder) { fatalError() }
}
