import SwiftUI

final class LoginModel: ObservableObject {
  @Published var number = ""
  var canLogIn: Bool { number.count >= 11 }
}

struct LoginView: View {
  @StateObject private var model = LoginModel()
  @State private var isBusy = false
  let isLocked: Bool

  var body: some View {
    Text("Account")
    Button("Log in") {}
      .disabled(!model.canLogIn)
    Button("Create") {}
      .disabled(isBusy)
    Button("Never") {}
      .disabled(true)
    Group {
      Text("Settings")
      Toggle("Remember", isOn: .constant(true))
    }
    .disabled(isLocked)
  }
}
