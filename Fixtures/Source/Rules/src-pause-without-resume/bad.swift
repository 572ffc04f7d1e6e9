import UIKit

final class ExampleView: UIView {
  func play() {
    UIAccessibility.post(notification: .pauseAssistiveTechnology, argument: nil)
  }
}
