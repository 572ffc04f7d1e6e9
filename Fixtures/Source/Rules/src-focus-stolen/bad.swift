import UIKit

final class TickerViewController: UIViewController {
  let priceLabel = UILabel()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in
      self.priceLabel.text = "12"
      UIAccessibility.post(notification: .layoutChanged, argument: self.priceLabel)
    }
  }
}
