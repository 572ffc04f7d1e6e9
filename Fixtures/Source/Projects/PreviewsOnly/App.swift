import SwiftUI

@main
struct FacesApp: App {
  var body: some Scene {
    WindowGroup { StartView() }
  }
}

struct StartView: View {
  var body: some View {
    Text("\(Face.size)")
  }
}

struct Face: View {
  static let size = 24

  var body: some View {
    Image("img_face")
  }
}

struct FacePreview: View {
  var body: some View { Face() }
}

struct FacePreviews: PreviewProvider {
  static var previews: some View { FacePreview() }
}
