import UIKit

final class ColorTile: UIView {
  var onPick: () -> Void = {}
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tile"
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pick)))
  }
  required init?(coder: NSCoder) { fatalError() }
  @objc private func pick() { onPick() }
}
