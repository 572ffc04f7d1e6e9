import SwiftUI
import UIKit

final class ColorTile: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tile"
    isAccessibilityElement = true
    accessibilityLabel = NSLocalizedString("Red", comment: "")
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pick)))
  }
  required init?(coder: NSCoder) { fatalError() }
  @objc private func pick() {}
}

// Nothing reacts.
final class Backdrop: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    accessibilityIdentifier = "backdrop"
  }
}

// Its text is heard, and stands for it.
final class Row: UIView {
  let title = UILabel()
  override func awakeFromNib() {
    super.awakeFromNib()
    accessibilityIdentifier = "row"
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }
  @objc private func open() {}
}

struct Tile: View {
  var body: some View {
    Circle()
      .onTapGesture {}
      .accessibilityLabel("Red")
      .accessibilityAddTraits(.isButton)
      .accessibilityIdentifier("tile")
  }
}
