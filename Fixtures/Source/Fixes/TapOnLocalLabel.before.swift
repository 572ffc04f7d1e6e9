import UIKit

final class ExampleController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let more = UILabel()  // no outlet
    more.text = "More of this"
    more.isUserInteractionEnabled = true
    more.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
    view.addSubview(more)
  }

  @objc private func open() {}
}
