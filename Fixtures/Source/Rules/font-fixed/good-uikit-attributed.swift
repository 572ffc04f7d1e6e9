import UIKit

final class ExampleCell: UICollectionViewCell {
  let titleLabel = UILabel()

  var title: NSAttributedString? {
    didSet { titleLabel.attributedText = title }
  }

  func layOut() {
    titleLabel.font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  }

  func set(title: String) {
    self.title = attributedTitle(for: title)
  }

  private func attributedTitle(for title: String) -> NSAttributedString {
    NSMutableAttributedString().appendBold(title)
  }
}

extension NSMutableAttributedString {
  var boldFont: UIFont { UIFont.preferredFont(forTextStyle: .headline, with: .bold) }

  func appendBold(_ text: String) -> NSMutableAttributedString {
    append(NSAttributedString(string: text, attributes: [.font: boldFont]))
    return self
  }
}

extension UIFont {
  static func preferredFont(forTextStyle style: TextStyle, with weight: Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: 17, weight: weight)
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }
}
