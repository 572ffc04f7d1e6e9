import UIKit

final class ExampleViewController: UIViewController {
  @IBOutlet var titleLabel: UILabel!
  @IBOutlet var connectButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.font = .systemFont(ofSize: 22)
    connectButton.titleLabel?.font = UIFont.preferredFont(forTextStyle: .body)
  }
}
