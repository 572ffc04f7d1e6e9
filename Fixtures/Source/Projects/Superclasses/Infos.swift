import UIKit

/// A row that is no element, and has a label that nobody hears, wherever it is used.
final class InfoView: UIView {
  private let label = UILabel()

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    addSubview(label)
    accessibilityLabel = "About: " + title
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class InfoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Infos"
    view.addSubview(InfoView(title: "Orders"))
    view.addSubview(InfoView(title: "Deliveries"))
  }
}
