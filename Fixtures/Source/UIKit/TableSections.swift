import UIKit

final class DrinksViewController: UITableViewController {
  private let drinks = ["Tea", "Coffee"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? drinks.count : 1
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    section == 0 ? "Drinks" : nil
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    section == 1 ? "Prices with tax" : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    switch (indexPath.section, indexPath.row) {
    case (0, _):
      var content = cell.defaultContentConfiguration()
      content.text = drinks[indexPath.row]
      content.secondaryText = "From 3 €"
      cell.contentConfiguration = content
    default:
      cell.textLabel?.text = "Gift card"
      cell.accessibilityTraits = .button
    }
    return cell
  }
}
