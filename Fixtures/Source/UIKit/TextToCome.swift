import UIKit

final class LogsViewController: UIViewController {
  private let textView = UITextView()
  private let empty = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.isEditable = false
    view.addSubview(textView)
    empty.accessibilityLabel = "Notes"
    view.addSubview(empty)
    load()
  }

  private func load() {
    Store.shared.fetch { [weak self] report in
      Task {
        let text = await report.rendered()
        self?.textView.text = text
      }
    }
  }
}
