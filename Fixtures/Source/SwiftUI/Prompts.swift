import SwiftUI

struct PortView: View {
  @State private var port = ""
  @State private var name = ""

  var body: some View {
    TextField("Port", text: $port, prompt: Text("1 to 65535"))
    SecureField("Secret", text: $name, prompt: Text("Letters and digits"))
    TextField("Name", text: $name, prompt: nil)
    TextField("Name", text: $name)
  }
}
