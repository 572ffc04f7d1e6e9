import SwiftUI

struct LevelBar: View {
  @Binding var level: Double
  var body: some View {
    GeometryReader { space in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray)
        Capsule().fill(.blue).frame(width: space.size.width * level)
      }
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { touch in
          level = touch.location.x / space.size.width
        })
    }
  }
}
