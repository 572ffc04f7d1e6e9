import UIKit

final class OrdersViewController: UITableViewController {
  let orders = ["Pizza", "Tea"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath)
    if let cell = cell as? OrderCell { cell.show(orders[indexPath.row]) }
    return cell
  }
}

final class OrderCell: UITableViewCell {
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var repeatButton: UIButton!

  func show(_ name: String) {
    nameLabel.text = name
    repeatButton.accessibilityLabel = "Order \(name) again"
  }
}
