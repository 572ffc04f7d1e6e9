import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func begin() {
    window?.rootViewController = BillViewController()
    window?.rootViewController?.present(PayViewController(), animated: true)
  }
}

/// Rows of a style, whose labels stand in the document.
final class ValueCell: UITableViewCell {}

/// A control stands beside the texts, so that each is a stop of its own, once.
final class StepCell: UITableViewCell {}

final class BillViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bill"
    tableView.register(
      UINib(nibName: "ValueCell", bundle: nil), forCellReuseIdentifier: "ValueCell")
    tableView.register(
      UINib(nibName: "StepCell", bundle: nil), forCellReuseIdentifier: "StepCell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    switch order.kind {
    case .pickup: return "Pickup"
    default: return "Delivery"
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ValueCell", for: indexPath)
    cell.textLabel?.text = "Tip"
    cell.detailTextLabel?.text = "Ten percent"
    cell.detailTextLabel?.isAccessibilityElement = false
    cell.detailTextLabel?.accessibilityLabel = ""
    return cell
  }

  /// A dialog names its one field.
  func askForTip() {
    let alert = UIAlertController(title: "Tip", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

/// What code sets in the configuration of a button takes the place of what the document says.
final class PayViewController: UIViewController {
  @IBOutlet private var cardButton: UIButton!
  @IBOutlet private var cashButton: UIButton!
  @IBOutlet private var steps: UIPageControl!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay by card"
    cardButton.configuration = configuration
    cashButton.configuration?.title = "Pay in cash"
    // A picture of where we are, which nobody can touch.
    steps.isUserInteractionEnabled = false
    steps.isAccessibilityElement = false
  }
}
