import SwiftUI

struct Example: View {
  var body: some View {
    Text("Ham").accessibility(label: Text("Ham pizza"))
  }
}
