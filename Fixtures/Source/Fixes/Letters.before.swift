import SwiftUI

struct Example: View {
  var body: some View {
    Text("Käse 🧀").accessibility(label: Text("Käse für Ümit 🧀"))  // größer
  }
}
