import SwiftUI
import UIKit

class OrdersViewController: UIViewController {
  let label = UILabel()
  override func viewDidLoad() { super.viewDidLoad(); label.text = "Orders"; view.addSubview(label) }
  func ask(_ order: Order) {
    guard order.canBeDeleted else { return }
    let alert = UIAlertController(
      title: "Delete?", message: "The order \(order.name) goes away.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Reason" }
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        let done = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        done.addAction(UIAlertAction(title: "OK", style: .default))
        self.present(done, animated: true)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
  func share() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for name in ["Copy", "Print"] { sheet.addAction(UIAlertAction(title: name, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
    let settings = UIHostingController(rootView: ReceiptView(title: "Receipt"))
    navigationController?.pushViewController(settings, animated: true)
  }
}
struct ReceiptView: View { let title: String; var body: some View { Text(title) } }
