import UIKit

final class NoteViewController: UIViewController {
  @objc private func save() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    dismiss(animated: true)
  }
}
