import UIKit

/// The row that holds the badge says its label.
final class BadgeView: UIView {
  func name() { accessibilityLabel = "New" }
}

final class ExampleRow: UIView {
  let badge = BadgeView()

  func say() {
    isAccessibilityElement = true
    accessibilityLabel = ["Order", badge.accessibilityLabel].compactMap { $0 }.joined(separator: ", ")
  }
}
