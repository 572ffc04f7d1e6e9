import UIKit

final class MessageCell: UITableViewCell {
  func configure(isUnread: Bool, text: String) {
    textLabel?.text = text
    if isUnread {
      accessibilityValue = NSLocalizedString("Unread", comment: "")
    }
  }
}
