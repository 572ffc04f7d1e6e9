import UIKit

final class FeedViewController: UITableViewController {
  let header = UIView()
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y < 0 {
      UIAccessibility.post(notification: .layoutChanged, argument: header)
    }
  }
}
