import UIKit

final class TotalView: UIView {
  let amount = UILabel()
}

final class OrdersController: UITableViewController {
  private lazy var total = TotalView()
  func update(_ amount: String) {
    total.accessibilityValue = amount
  }
}
