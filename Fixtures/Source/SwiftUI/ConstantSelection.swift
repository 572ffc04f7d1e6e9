import SwiftUI

struct SizeChoice: View {
  var body: some View {
    Picker("", selection: .constant(1)) {
      Text("Small").tag(0)
      Text("Large").tag(1)
    }
    .pickerStyle(.segmented)
  }
}
