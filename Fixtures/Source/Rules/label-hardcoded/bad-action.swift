import UIKit

final class EpisodeCell: UITableViewCell {
  func configure(minutes: Int) {
    accessibilityValue = "\(minutes) minutes left"
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Download") { _ in true }
    ]
  }
}
