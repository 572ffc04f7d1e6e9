import UIKit

final class BannerViewController: UIViewController {
  private let banner = UIView()
  private let overlay = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.text = "Sale"
    banner.addSubview(text)
    banner.accessibilityElementsHidden = true
    let faded = UILabel()
    faded.text = "Gone"
    faded.alpha = 0
    let decoration = UIImageView(image: UIImage(named: "stripes"))
    let known = UIImageView(image: UIImage(named: "logo"))
    known.isAccessibilityElement = true
    known.accessibilityLabel = "Our logo"
    for part in [banner, faded, decoration, known] { view.addSubview(part) }
    UIView.animate(withDuration: 0.3) { faded.alpha = 1 }
  }
}
