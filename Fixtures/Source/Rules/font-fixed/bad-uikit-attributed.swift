import UIKit

final class ExampleView: UIView {
  private let titleLabel = UILabel()

  func layOut() {
    titleLabel.font = UIFont.systemFont(ofSize: 17)
  }

  func show(_ title: String) {
    titleLabel.attributedText = NSAttributedString(
      string: title, attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)])
  }
}
