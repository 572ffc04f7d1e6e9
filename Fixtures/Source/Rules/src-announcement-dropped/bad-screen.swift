import UIKit

final class FilterViewController: UIViewController {
  func show(_ count: Int) {
    UIAccessibility.post(notification: .announcement, argument: "\(count) results")
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }
}
