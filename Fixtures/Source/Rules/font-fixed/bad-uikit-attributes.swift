import UIKit

final class ExampleView: UIView {
  private let titleLabel = UILabel()

  func layOut() {
    titleLabel.font = UIFont.systemFont(ofSize: 17)
  }

  func show(_ title: String) {
    let text = NSMutableAttributedString(string: title)
    text.addAttribute(.font, value: titleLabel.font as Any, range: NSRange(location: 0, length: 1))
    titleLabel.attributedText = text
  }
}
