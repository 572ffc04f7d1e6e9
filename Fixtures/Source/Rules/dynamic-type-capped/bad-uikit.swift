import UIKit

final class PriceView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    maximumContentSizeCategory = .accessibilityLarge
  }
  required init?(coder: NSCoder) { fatalError() }
}
