import UIKit

final class SettingsViewController: UITableViewController {
  let settings: Settings

  init(settings: Settings) {
    self.settings = settings
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch indexPath.row {
    case 0:
      return PageCell(title: "Chapter one", page: "Page 3")
    case 1:
      let cell = PageCell(title: "Chapter two", page: "Page 9")
      cell.accessibilityLabel = "Second chapter on page 9"
      return cell
    case 2:
      let cell = ToggleCell(title: "Night mode")
      cell.toggle.isOn = settings.isNight
      return cell
    case 3:
      let cell = ToggleCell(title: "Sound")
      cell.toggle.isOn = true
      return cell
    case 4:
      let cell = PageCell(title: "Chapter three", page: "")
      cell.accessibilityTraits = .button
      return cell
    default:
      return ActionCell(title: "Cover", page: "Page 1")
    }
  }
}

class PageCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let pageLabel = UILabel()
  private let icon = UIImageView()

  init(title: String, page: String) {
    super.init(style: .default, reuseIdentifier: nil)
    icon.isAccessibilityElement = false
    contentView.addSubview(icon)
    contentView.addSubview(titleLabel)
    addSubview(pageLabel)
    titleLabel.text = title
    pageLabel.text = page
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class ActionCell: PageCell {
  override init(title: String, page: String) {
    super.init(title: title, page: page)
    let button = UIButton()
    button.setTitle("Share", for: .normal)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class ToggleCell: UITableViewCell {
  let toggle = UISwitch()
  private let titleLabel = UILabel()

  init(title: String) {
    super.init(style: .default, reuseIdentifier: nil)
    toggle.isAccessibilityElement = false
    accessoryView = toggle
    contentView.addSubview(titleLabel)
    titleLabel.text = title
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class TileCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let title = UILabel()
    title.text = "A tile"
    let detail = UILabel()
    detail.text = "in two parts"
    contentView.addSubview(title)
    contentView.addSubview(detail)
  }

  required init?(coder: NSCoder) { fatalError() }
}
