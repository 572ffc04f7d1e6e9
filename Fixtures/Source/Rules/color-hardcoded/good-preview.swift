import SwiftUI

struct Note: View {
  var body: some View { Text("Note").font(.body) }
}

#Preview {
  Text("Preview").foregroundColor(.white)
}
