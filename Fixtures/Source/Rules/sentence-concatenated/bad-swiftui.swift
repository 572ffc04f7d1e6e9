import SwiftUI

enum L10n {
  static let selected = NSLocalizedString("selected", comment: "")
  static let language = NSLocalizedString("Language", comment: "")
}

struct LanguageRow: View {
  var body: some View {
    Button {
    } label: {
      Image("globe")
    }
    .accessibilityLabel("\(L10n.language) \(L10n.selected)")
  }
}
