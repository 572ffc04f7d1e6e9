import UIKit

/// Rows of which some do nothing when they are tapped.
final class SettingsController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Section \(indexPath.section), row \(indexPath.row)"
    if indexPath.section == 0 { cell.accessoryView = UISwitch() }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    defer { tableView.reloadData() }
    switch indexPath.section {
    case 1:
      guard indexPath.row == 1 else { return }
      navigationController?.pushViewController(UIViewController(), animated: true)
    default: break
    }
  }
}

/// A row acts by its switch alone, and says so.
final class SwitchController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = indexPath.row == 0 ? "Sounds" : "Names"
    cell.selectionStyle = .none
    if indexPath.row == 0 { cell.contentView.addSubview(UISwitch()) }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.popViewController(animated: true)
  }
}

/// The list asks first.
final class AskingController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let list = UICollectionView()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    2
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell()
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Item \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    indexPath.item > 0
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    dismiss(animated: true)
  }
}

/// What the row does only runs will tell.
final class GuessedController: UITableViewController {
  var rows: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Any row"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.row == 3 { dismiss(animated: true) }
  }
}

/// What follows a choice, and the next case, may act too.
final class ChoosingController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Section \(indexPath.section), row \(indexPath.row)"
    cell.accessibilityTraits = .staticText
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.section {
    case 0:
      switch indexPath.row {
      case 0:
        print("first")
        fallthrough
      case 5: dismiss(animated: true)
      default: return
      }
    default:
      tableView.deselectRow(at: indexPath, animated: true)
      if indexPath.row == 1 { return }
      break
    }
    dismiss(animated: true)
  }
}

/// Another object is asked.
final class ForwardingController: UITableViewController {
  let other = SwitchController()

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Forwarded \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    let cell = tableView.cellForRow(at: indexPath) as? UITableViewCell
    let path = IndexPath(row: indexPath.row, section: 0)
    if indexPath.row == 0 { other.tableView(tableView, didSelectRowAt: path) }
    if indexPath.row == 1 {
      let isOpen = open(cell)
    }
  }

  private func open(_ cell: UITableViewCell?) -> Bool { true }
}
