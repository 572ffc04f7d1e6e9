import SwiftUI
import UIKit

final class NoteViewController: UIViewController {
  @objc private func save() {
    dismiss(animated: true) {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
    }
  }
  @objc private func connectionChanged() {
    UIAccessibility.post(notification: .announcement, argument: "You are offline")
  }
}

struct CartButton: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Add to cart") {
        count += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          AccessibilityNotification.Announcement("Added").post()
        }
      }
      Button("Remove") {
        var words = AttributedString("Removed")
        words.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(words).post()
      }
    }
    .task {
      AccessibilityNotification.Announcement("Loaded").post()
    }
  }
}
