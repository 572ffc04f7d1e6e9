import UIKit

/// Texts of which only runs will tell which of several they are.
final class OrderViewController: UIViewController {
  private let state = UILabel()
  private let hours = UILabel()
  private let amount = UILabel()
  private let address = UILabel()
  private let pay = UIButton(type: .system)
  private let order: Order
  private var caption = "Your order"

  init(order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = caption
    [state, hours, amount, address, pay].forEach(view.addSubview)
    if order.isPaid {
      state.text = "Paid"
    } else {
      state.text = "Not paid yet"
    }
    let opening: String
    switch order.restaurant.day {
    case .monday: opening = "Closed today"
    case .sunday: opening = "Open until eight"
    default: opening = "Open until ten"
    }
    hours.text = opening
    var word = "Pizzas"
    if order.count == 1 { word = "Pizza" }
    amount.text = word
    if order.isLate {
      pay.setTitle("Complain", for: .normal)
    } else {
      pay.setTitle("Pay", for: .normal)
    }
    // Both say the same.
    if order.isPickup {
      address.text = "Baker Street"
    } else {
      address.text = "Baker Street"
    }
  }
}
