import UIKit

final class NotesViewController: UIViewController {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
}

// A method of one's own with such a name.
final class Recorder {
  func motionEnded(_ seconds: Double) { print(seconds) }
}

final class PlainViewController: UIViewController {}
