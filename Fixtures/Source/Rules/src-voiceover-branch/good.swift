import SwiftUI
import UIKit

final class PlayerViewController: UIViewController {
  let closeButton = UIButton(type: .close)
  let spinner = UIActivityIndicatorView()
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Everybody who does not touch the screen gets it.
    closeButton.isHidden =
      !UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning
    // More time, and no other control.
    let delay = UIAccessibility.isVoiceOverRunning ? 10.0 : 3.0
    perform(#selector(hide), with: nil, afterDelay: delay)
    if UIAccessibility.isVoiceOverRunning { spinner.isHidden = true }
  }
  @objc private func hide() {}
}

struct RatingView: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var isListening
  @State private var rating = 3
  var body: some View {
    // The others keep the buttons.
    if isListening {
      Stepper("Rating", value: $rating)
    } else {
      HStack {
        Button("Less") { rating -= 1 }
        Button("More") { rating += 1 }
      }
    }
  }
}
