import UIKit

final class NamedView: UIView {
  private var name = ""
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    accessibilityLabel = name
  }
  required init?(coder: NSCoder) { fatalError() }
  // It runs before, and not later.
  private func setUp() { name = NSLocalizedString("Price", comment: "") }
}
