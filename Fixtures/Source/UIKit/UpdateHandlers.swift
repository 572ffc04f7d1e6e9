import UIKit

/// A button whose handler gives it its title before it is seen.
final class PaymentViewController: UIViewController {
  private let isTaken: Bool?

  init(isTaken: Bool?) {
    self.isTaken = isTaken
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Payment"
    let card = UIButton(configuration: .filled())
    card.configurationUpdateHandler = { button in
      var configuration = button.configuration
      configuration?.title = "Pay by card"
      button.configuration = configuration
    }
    view.addSubview(card)
    let cash = UIButton(configuration: .plain())
    cash.configurationUpdateHandler = { [weak self] button in
      guard let self else { return }
      var configuration = button.configuration
      switch isTaken {
      case true: configuration?.title = "Cash, taken"
      default: configuration?.title = "Cash"
      }
      button.configuration = configuration
    }
    view.addSubview(cash)
  }
}
