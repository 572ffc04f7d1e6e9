import UIKit

final class CardView: UIView {
  let menu = UIStackView()
  func close() {
    menu.removeFromSuperview()
    UIAccessibility.post(notification: .layoutChanged, argument: menu)
  }
}
