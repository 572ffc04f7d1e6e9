import UIKit

final class ExampleController: UIViewController {
  private let more = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    more.text = "More of this"
    more.isUserInteractionEnabled = true
    more.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
    view.addSubview(more)
  }

  @objc private func open() {}
}
