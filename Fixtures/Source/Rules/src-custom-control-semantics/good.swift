import SwiftUI
import UIKit

struct LevelBar: View {
  @Binding var level: Double
  var body: some View {
    Capsule()
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { touch in
          level = touch.location.x / 100
        }
      )
      .accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
  }
}

// A card that is drawn away, not a value.
struct Card: View {
  @State private var offset = CGSize.zero
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .offset(offset)
      .gesture(DragGesture().onChanged { offset = $0.translation })
  }
}

// Words make it a row, which other rules look at.
struct Row: View {
  @State private var isOpen = false
  var body: some View {
    HStack {
      Text("More")
      Circle()
    }
    .onTapGesture { isOpen.toggle() }
  }
}

final class Dial: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }
  required init?(coder: NSCoder) { fatalError() }
  override func draw(_ rect: CGRect) {}
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}

// Its label and its picture are what is heard.
final class TitledControl: UIControl {
  let title = UILabel()
  override func draw(_ rect: CGRect) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
