import SwiftUI

struct Note: View {
  var body: some View { Text("Note").font(.body) }
}

#Preview {
  Note().font(.system(size: 9))
}
