import UIKit

final class PlanViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Subscribe"
    configuration.subtitle = "12 months"
    let subscribe = UIButton(configuration: configuration)

    let restore = UIButton()
    restore.configuration = .plain()
    restore.configuration?.title = "Restore"

    let help = UIButton(primaryAction: UIAction(title: "Help") { _ in })
    let stack = UIStackView(arrangedSubviews: [subscribe, restore, help])
    view.addSubview(stack)
  }
}
