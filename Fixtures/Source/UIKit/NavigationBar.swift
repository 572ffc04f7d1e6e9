import UIKit

final class InboxViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    let filter = UIBarButtonItem(
      image: UIImage(named: "ic_filter"), style: .plain, target: self, action: #selector(cancel))
    filter.accessibilityLabel = "Filter"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Write", style: .done, target: self, action: #selector(cancel)),
      filter,
    ]
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search mail"
    navigationItem.searchController = search
    label.text = "No mail"
    view.addSubview(label)
  }

  @objc private func cancel() {}
}
