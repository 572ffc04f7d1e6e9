import UIKit

// A controller that another one keeps and adds as a child is read there, and is no screen of its own.
final class FeaturesController: UIViewController {
  private let list = FeatureListController()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Features"
    addChild(list)
    view.addSubview(list.view)
  }
}

final class FeatureListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Braille"
    view.addSubview(label)
  }
}
