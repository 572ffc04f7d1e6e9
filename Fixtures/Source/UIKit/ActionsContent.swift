import UIKit

final class MailRow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Mail from Ada"
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in true },
      UIAccessibilityCustomAction(name: "Flag", target: self, selector: #selector(flag)),
    ]
    accessibilityCustomContent = [AXCustomContent(label: "Size", value: "2 MB")]
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func flag() -> Bool { true }
}
