import UIKit

final class ExampleController: UIViewController {
  // earshot:disable:next icon-button-label-missing drawn by the bank
  private let promo = UIButton()
  private let pay = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    promo.setImage(UIImage(named: "promo"), for: .normal)
    pay.setTitle("Pay", for: .normal)
    // earshot:disable:next src-trait-overwrite set by the bank
    pay.accessibilityTraits =
      .startsMediaSession
    promo.accessibilityTraits = .startsMediaSession
    view.addSubview(promo)
    view.addSubview(pay)
  }
}
