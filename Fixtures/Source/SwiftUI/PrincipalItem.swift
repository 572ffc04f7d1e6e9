import SwiftUI

struct UpdatesView: View {
  var body: some View {
    NavigationStack {
      Text("Nothing new")
        .navigationTitle("Updates")
        .toolbar {
          ToolbarItem(placement: .principal) { Text("Latest updates") }
          ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
        }
    }
  }
}
