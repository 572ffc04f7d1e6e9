import UIKit

final class CounterView: UIView {
  private var count = 0
  private let name: String
  private var step = 1 {
    didSet { accessibilityHint = "\(step)" }
  }
  init(name: String) {
    self.name = name
    super.init(frame: .zero)
    // What never changes, and a first value that is kept right.
    accessibilityLabel = name
    accessibilityValue = "\(count)"
  }
  required init?(coder: NSCoder) { fatalError() }
  func add() {
    count += 1
    accessibilityValue = "\(count)"
  }
}

final class MessageCell: UITableViewCell {
  func configure(isUnread: Bool, text: String) {
    if isUnread {
      accessibilityValue = NSLocalizedString("Unread", comment: "")
    } else {
      accessibilityValue = nil
    }
  }
}

final class ReusedCell: UICollectionViewCell {
  func configure(name: String?) {
    if let name { accessibilityLabel = name }
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    accessibilityLabel = nil
  }
}

final class DefaultCell: UITableViewCell {
  func configure(isUnread: Bool) {
    accessibilityValue = nil
    if isUnread { accessibilityValue = NSLocalizedString("Unread", comment: "") }
  }
}
