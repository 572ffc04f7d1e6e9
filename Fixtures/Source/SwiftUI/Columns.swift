import SwiftUI

struct ColumnsView: View {
  var body: some View {
    HStack {
      VStack {
        Text("Starter")
        Text("2 sites")
      }
      VStack {
        Text("Business")
        Text("10 sites")
      }
    }
  }
}
