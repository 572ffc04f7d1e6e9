import UIKit

class BaseViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
  }
}

final class ProfileViewController: BaseViewController {
  @IBOutlet private var period: UISegmentedControl!

  override func viewDidLoad() {
    super.viewDidLoad()
    period.selectedSegmentIndex = 1
  }
}

final class StatisticsViewController: UIViewController {
  @IBOutlet private var sumLabel: UILabel!
  @IBOutlet private var missingLabel: UILabel?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sumLabel.text = "12 orders"
    missingLabel?.text = "Never seen"
  }
}
