import UIKit

/// What is handed over as a view is a field, which is heard.
final class ExampleForm: UIView {
  private let field = UITextField()
  var input: UIView { field }
  lazy var badge: UIView = UILabel()

  func name() {
    input.accessibilityLabel = "Name"
    badge.accessibilityLabel = "New"
  }
}
