import UIKit

final class ExampleView: UIView {
  let label = UILabel()
  override func layoutSubviews() {
    label.font = UIFont.systemFont(ofSize: 12)
  }
}
