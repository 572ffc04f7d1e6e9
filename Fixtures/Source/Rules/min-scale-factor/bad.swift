import SwiftUI

struct PriceView: View {
  var body: some View {
    Text("A long name of something").minimumScaleFactor(0.5)
  }
}
