import SwiftUI

struct DrawnSwitch: View {
  @Binding var isOn: Bool
  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? .green : .gray)
      Circle().fill(.white)
    }
    .frame(width: 60, height: 30)
    .onTapGesture { isOn.toggle() }
  }
}
