import UIKit

extension UILabel {
  convenience init(text: String, isHeading: Bool = false) {
    self.init(frame: .zero)
    self.text = text
    if isHeading { accessibilityTraits.insert(.header) }
  }
}

extension UIButton {
  static func primary(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title.uppercased(), for: .normal)
    return button
  }
}

final class WelcomeViewController: UIViewController {
  private let heading = UILabel(text: "Welcome", isHeading: true)
  private let start = UIButton.primary("start")
  private let terms = UILabel().then {
    $0.text = "Terms apply"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubviews(heading, start, terms)
  }
}
