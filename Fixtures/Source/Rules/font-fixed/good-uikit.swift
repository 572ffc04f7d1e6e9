import UIKit

final class ExampleView: UIView {
  let label = UILabel()
  override func layoutSubviews() {
    label.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 12))
  }
}
