import UIKit

final class ParentViewController: UIViewController {
  private let child = ChildViewController(text: "Inside")

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    let footer = UILabel()
    footer.text = "Below"
    view.addSubview(footer)
  }
}

final class ChildViewController: UIViewController {
  private let label = UILabel()
  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = text
  }
}
