import UIKit

final class SearchViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Results"
    view.addSubview(label)
  }

  func requestName(title: String, placeholder: String? = nil, hint: String? = nil) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = placeholder
      field.accessibilityHint = hint
    }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    present(alert, animated: true)
  }

  func save() { requestName(title: "Name of the search", placeholder: "Saved search") }
  func saveTemplate() { requestName(title: "Name of the template", placeholder: "Template") }
}

final class NoticeController: UIViewController {
  private let message: String

  init(message: String = "") {
    self.message = message
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = message
    view.addSubview(label)
  }
}

extension SearchViewController {
  func showNotice() { present(NoticeController(message: "Saved"), animated: true) }
}
