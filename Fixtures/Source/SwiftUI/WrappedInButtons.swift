import SwiftUI

/// Modifiers that put the view itself on a button, or around it.
struct ReloadView: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("Reload").reloads()
      HStack {
        Text("Two pizzas")
        Text("18 euros")
      }
      .reloads()
      Text("Styled").styled(2)
      Text("Perhaps").when(isOpen) { $0.italic() }
      Text("From elsewhere").modifier(OtherModifier(kind: 1))
      (Text("One") + Text(" and two").bold()).styled(1)
    }
  }
}

extension View {
  @ViewBuilder func reloads() -> some View {
    if #available(iOS 17, *) {
      Button(intent: ReloadIntent()) { self }
        .buttonStyle(.plain)
    } else {
      self
    }
  }

  func when<Other: View>(_ holds: Bool, transform: (Self) -> Other) -> some View {
    Group {
      if holds { transform(self) } else { self }
    }
  }
}

extension Text {
  func styled(_ width: CGFloat) -> Text {
    let text = self
    let half = width / 2
    return text.kerning(half).font(.body)
  }
}
