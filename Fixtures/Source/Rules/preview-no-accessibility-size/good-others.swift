import SwiftUI

// No text that could grow.
struct Dot: View {
  var body: some View { Circle().frame(width: 8, height: 8) }
}

#Preview {
  Dot()
}
