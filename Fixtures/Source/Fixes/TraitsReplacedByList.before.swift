import UIKit

final class ExampleController: UIViewController {
  private let close = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    close.setTitle("Pay", for: .normal)
    close.accessibilityTraits = [.playsSound, .startsMediaSession]  // a jingle
    view.addSubview(close)
  }
}
