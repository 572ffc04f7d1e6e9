import UIKit

final class ExampleView: UIView {
  func play() {
    UIAccessibility.post(notification: .pauseAssistiveTechnology, argument: nil)
  }
  func stop() {
    UIAccessibility.post(notification: .resumeAssistiveTechnology, argument: nil)
  }
}
