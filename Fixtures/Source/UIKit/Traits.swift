import UIKit

final class TraitsViewController: UIViewController {
  private let title1 = UILabel()
  private let row = UIView()
  private let option = UILabel()
  private let plain = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    title1.text = "Sizes"
    title1.accessibilityTraits.insert(.header)

    row.isAccessibilityElement = true
    row.accessibilityLabel = "Large"
    row.accessibilityTraits = [.button, .selected]

    option.text = "Medium"
    option.accessibilityTraits = .button
    option.accessibilityTraits.formUnion([.selected, .image])
    option.accessibilityTraits.subtract([.selected])
    option.accessibilityTraits.remove(.image)

    plain.setTitle("Terms", for: .normal)
    plain.accessibilityTraits = plain.accessibilityTraits.subtracting(.button).union(.link)

    for part in [title1, row, option, plain] { view.addSubview(part) }
  }
}
