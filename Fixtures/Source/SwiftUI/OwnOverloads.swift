import SwiftUI

extension View {
  func contextMenu(actions: @escaping () -> [String]) -> some View {
    contextMenu {
      ForEach(actions(), id: \.self) { Button($0) {} }
    }
  }
}

protocol Profile {
  var name: String { get }
}

extension Label {
  init(_ profile: Profile) where Title == Text, Icon == Image {
    self.init {
      Text(profile.name)
    } icon: {
      Image(systemName: "person")
    }
  }
}

struct OwnOverloads: View {
  let profile: Profile

  var body: some View {
    Text("Share").contextMenu { ["Copy"] }
    Label {
      Text("Theme")
    } icon: {
      Color.red.frame(width: 20, height: 20)
    }
    Label(profile)
  }
}
