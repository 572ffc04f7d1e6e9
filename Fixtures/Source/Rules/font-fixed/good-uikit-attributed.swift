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
  var boldFont: UIFont { UIFont.preferredFont(forTextStyle: .headline) }

  func appendBold(_ text: String) -> NSMutableAttributedString {
    append(NSAttributedString(string: text, attributes: [.font: boldFont]))
    return self
  }
}
