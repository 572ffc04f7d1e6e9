import SwiftUI

struct SettingsView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Text("Setting 1")
          Text("Setting 2")
          Text("Setting 3")
          Text("Setting 4")
          Text("Setting 5")
          Text("Setting 6")
          Text("Setting 7")
          Text("Setting 8")
          Text("Setting 9")
          Text("Setting 10")
          Text("Setting 11")
          Text("Setting 12")
          Text("Setting 13")
          Text("Setting 14")
          Text("Setting 15")
          Text("Setting 16")
        }
      }
    }
  }
}
