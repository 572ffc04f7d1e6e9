import SwiftUI

struct TreeView: View {
  let depth: Int
  var body: some View {
    VStack {
      Text("Node")
      TreeView(depth: depth + 1)
    }
  }
}

#Preview {
  TreeView(depth: 0)
}
