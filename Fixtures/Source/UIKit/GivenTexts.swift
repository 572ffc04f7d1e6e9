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

final class BannerView: UIView {
  private let label = UILabel()

  init(message: String = "") {
    super.init(frame: .zero)
    addSubview(label)
    label.text = message
  }

  required init?(coder: NSCoder) { fatalError() }
}

func makeBanner() -> UIView { BannerView(message: "Saved") }
