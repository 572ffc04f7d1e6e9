import UIKit

final class ExampleController: UIViewController {
  private let picture = UIImageView()
  private let close = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.image = UIImage(named: "wave")
    picture.accessibilityLabel = ""
    close.setTitle("Pay", for: .normal)
    close.accessibilityHint = ""
    view.addSubview(picture)
    view.addSubview(close)
  }
}
