import UIKit

final class AboutCell: UITableViewCell {
  let websiteLabel = UILabel()
  func configure(url: URL) {
    websiteLabel.attributedText = NSAttributedString(
      string: "Our website", attributes: [.link: url, .foregroundColor: UIColor.systemBlue])
  }
}
