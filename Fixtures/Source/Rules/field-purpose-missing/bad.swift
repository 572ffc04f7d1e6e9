import SwiftUI

struct SignUpView: View {
  @State private var email = ""
  @State private var password = ""
  var body: some View {
    Form {
      TextField("Email", text: $email)
        .keyboardType(.emailAddress)
      SecureField("Password", text: $password)
    }
  }
}
