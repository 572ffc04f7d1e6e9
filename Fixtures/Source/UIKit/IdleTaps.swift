import UIKit

final class LinkView: UIView {
  private let label = UILabel()
  private let other = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Once a link"
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(nothing)))
    addSubview(label)
    other.text = "A link"
    other.isUserInteractionEnabled = true
    other.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open(_:))))
    addSubview(other)
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func nothing(_ sender: Any) {}

  @objc private func open(_ sender: Any) { print("open") }
}
