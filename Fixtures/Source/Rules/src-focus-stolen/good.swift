import SwiftUI
import UIKit

final class FormViewController: UIViewController {
  let errorLabel = UILabel()
  let priceLabel = UILabel()
  // The user has sent the form.
  @objc private func submit() {
    errorLabel.isHidden = false
    UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in
      // Tells that something has changed, and leaves the focus.
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      UIAccessibility.post(notification: .screenChanged, argument: self.priceLabel)
    }
  }
}

struct SearchView: View {
  @AccessibilityFocusState private var isOnResults: Bool
  @State private var seconds = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    Button("Search") { isOnResults = true }
      .accessibilityFocused($isOnResults)
      .onReceive(timer) { _ in seconds += 1 }
  }
}
