import UIKit

final class OrdersViewController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  var orders: [Order] = []
  let store: OrderStore

  init(store: OrderStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension OrdersViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.orders.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "Order") as? OrderCell
    else { return UITableViewCell() }
    let order = store.orders[indexPath.row]
    cell.nameLabel.text = order.name
    cell.priceLabel.text = "\(order.price) €"
    return cell
  }
}

final class OrderCell: UITableViewCell {
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var priceLabel: UILabel!
}
