import SwiftUI
import UIKit

class ListController: UIViewController {
  let place: Place

  init(place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = place.name
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "A list"
    view.addSubview(label)
  }
}

final class ShareController: ListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleLabelText = "Share"
  }
}

final class MembersController: ListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Members"
  }
}

final class SearchController: ListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = Catalog.shared.makeSearchView()
  }
}

extension UINavigationItem {
  var titleLabelText: String? {
    get { TitleStore.shared.label(of: self)?.text }
    set { TitleStore.shared.label(of: self)?.text = newValue }
  }
}

final class NameController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: #selector(close))
    navigationItem.leftBarButtonItem = cancel
  }

  @objc private func close() {}
}

final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: self, action: #selector(close))
  }

  @objc private func close() {}
}

struct NewsView: View {
  var body: some View { Text("No news") }
}

final class Flow {
  func rename(_ item: Item) {
    let naming = NameController()
    naming.navigationItem.title = "Rename"
    item.show(naming)
  }

  func open(_ item: Item) {
    let page = PageController()
    page.title = item.name
    item.show(page)
  }

  func showNews(from controller: UIViewController) {
    let news = UIHostingController(rootView: NewsView().padding())
    news.title = "News"
    controller.navigationController?.pushViewController(news, animated: true)
  }
}
