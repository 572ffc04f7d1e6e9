import UIKit

final class LettersViewController: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    let labels = ["A", "B", "C", "D"].map(makeLabel)
    stack.addArrangedSubview(labels[1])
    stack.addArrangedSubview(labels[2])
    stack.insertArrangedSubview(labels[0], at: 0)
    stack.addArrangedSubview(labels[3])
    labels[2].removeFromSuperview()
    labels[3].isHidden = true
  }

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}
