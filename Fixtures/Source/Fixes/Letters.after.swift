import SwiftUI

struct Example: View {
  var body: some View {
    Text("Käse 🧀").accessibilityLabel(Text("Käse für Ümit 🧀"))  // größer
  }
}
