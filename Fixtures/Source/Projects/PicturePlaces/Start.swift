import SwiftUI

struct StartView: View {
  let photo: UIImage

  var body: some View {
    VStack {
      Image.logo
        .resizable()
      photo.scaled()
      Text("Welcome")
      Image(decorative: "line")
    }
  }
}
