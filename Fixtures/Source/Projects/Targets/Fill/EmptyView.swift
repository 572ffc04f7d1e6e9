import SwiftUI

/// The extension that fills in passwords has a view of its own of the name.
struct EmptyView: View {
  var body: some View {
    Text("No passwords yet")
  }
}

struct Fill: View {
  var body: some View {
    EmptyView()
  }
}

/// The system begins the extension with it.
final class FillController: ASCredentialProviderViewController {}
