import UIKit

final class TermsViewController: UIViewController {
  let termsView = UITextView()
  let plainLabel = UILabel()
  let tappedLabel = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = NSMutableAttributedString(string: "By going on you accept the terms.")
    text.addAttribute(
      .link, value: "https://example.com/terms", range: NSRange(location: 27, length: 5))
    // A text view offers its links.
    termsView.attributedText = text
    // Underlined, and no link.
    plainLabel.attributedText = NSAttributedString(
      string: "Read before you sign", attributes: [.underlineStyle: 1])
    // The whole label is the link.
    tappedLabel.attributedText = NSAttributedString(
      string: "Terms", attributes: [.link: "https://example.com/terms"])
    tappedLabel.accessibilityTraits = .link
  }
}

// A method of a coordinator that is named like the attribute.
final class Router {
  enum Target { case link, home }
  func open(_ target: Target) -> Bool { target == .link }
}
