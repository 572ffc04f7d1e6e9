import UIKit

final class GuestsView: UIView {
  var amount: Double = 12

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override var accessibilityLabel: String? {
    get { "Guests" }
    set {}
  }

  override var accessibilityValue: String? {
    get { "\(amount.formatted()) of \(1_200.formatted())" }
    set {}
  }
}
