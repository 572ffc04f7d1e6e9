import UIKit

final class TermsViewController: UIViewController {
  let termsLabel = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = NSMutableAttributedString(string: "By going on you accept the terms.")
    text.addAttribute(
      .link, value: "https://example.com/terms", range: NSRange(location: 27, length: 5))
    termsLabel.attributedText = text
    view.addSubview(termsLabel)
  }
}
