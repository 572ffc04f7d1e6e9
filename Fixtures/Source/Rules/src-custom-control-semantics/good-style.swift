import SwiftUI

struct CapsuleToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Capsule().frame(width: 48, height: 30)
      Circle().padding(3)
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}
