import SwiftUI
import UIKit

final class PlayerViewController: UIViewController {
  let playButton = UIButton(type: .custom)
  let share = UIButton(type: .custom)
  let time = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    playButton.accessibilityLabel = NSLocalizedString("Play the episode", comment: "")
    share.accessibilityLabel = String(localized: "Share")
    // A key, which a helper of the project looks up, and numbers.
    share.accessibilityHint = "player.share.hint".localized
    time.accessibilityValue = "\(12):\(30)"
  }
}

// A literal in SwiftUI is the key of a translation.
struct PlayButton: View {
  var body: some View {
    Button {
    } label: {
      Image(systemName: "play")
    }
    .accessibilityLabel("Play the episode")
  }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}
