import UIKit

final class OptionsViewController: UITableViewController {
  private enum Row: Int, CaseIterable {
    case account, language, sound
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch Row(rawValue: indexPath.row) {
    case .account:
      cell.textLabel?.text = "Account"
      cell.accessoryType = .disclosureIndicator
    case .language:
      cell.textLabel?.text = "Language"
      cell.detailTextLabel?.text = "English"
    case .sound:
      cell.textLabel?.text = "Sound"
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Sound"
      cell.accessoryView = toggle
    case nil: break
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.row == 1 else { return nil }
    let reset = UIContextualAction(style: .normal, title: "Reset") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [reset])
  }
}
