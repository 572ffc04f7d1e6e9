import UIKit

/// A plain view has no traits to lose.
final class ExampleView: UIView {
  private let symbol = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    symbol.accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError() }
}
