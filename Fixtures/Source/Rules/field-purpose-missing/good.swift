import SwiftUI

extension View {
  func emailField() -> some View { keyboardType(.emailAddress).textContentType(.emailAddress) }
}

struct SignUpView: View {
  @State private var email = ""
  @State private var backupEmail = ""
  @State private var password = ""
  @State private var apiKey = ""
  @State private var query = ""
  @State private var recipientEmail = ""
  var body: some View {
    Form {
      TextField("Email", text: $email).textContentType(.emailAddress)
      TextField("Second email", text: $backupEmail).emailField()
      SecureField("Password", text: $password).textContentType(.newPassword)
      // A secret that is no password of an account.
      SecureField("Key of the server", text: $apiKey)
      TextField("Search by city", text: $query)
      // Data of somebody else.
      TextField("Email of the recipient", text: $recipientEmail)
    }
  }
}

// A screen about somebody else.
struct CustomerCard: View {
  @State private var email = ""
  var body: some View {
    TextField("Email", text: $email)
  }
}
