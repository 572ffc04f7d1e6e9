import SwiftUI

struct Orders: View {
  var body: some View {
    List { Text("Orders") }
  }
}
