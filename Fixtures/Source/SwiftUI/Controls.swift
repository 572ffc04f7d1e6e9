import SwiftUI

struct ControlsView: View {
  @State private var isOn = true
  @State private var name = ""
  @State private var volume = 0.25
  @State private var size = Size.medium
  enum Size: String, CaseIterable, Identifiable {
    case small = "Small", medium = "Medium", large = "Large"
    var id: Self { self }
  }
  var body: some View {
    Form {
      Toggle("Wi-Fi", isOn: $isOn)
      TextField("Name", text: $name)
      SecureField("Password", text: .constant(""))
      Slider(value: $volume) { Text("Volume") }
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
      }
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      Stepper("Guests", value: .constant(2))
      LabeledContent("Version", value: "1.2")
    }
  }
}
