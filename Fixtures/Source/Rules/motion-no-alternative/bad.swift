import UIKit

final class NotesViewController: UIViewController {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { undo() }
  }
  private func undo() {}
}
