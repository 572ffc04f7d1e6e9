import UIKit

final class ChartViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton())
  }
}
