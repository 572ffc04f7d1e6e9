import SwiftUI

struct WatchPage: View {
  var body: some View {
    Image("rain")
  }
}
