import SwiftUI

enum Setting: CaseIterable {
  case speed, cellular, quality, captions

  var title: String {
    switch self {
    case .speed: "Speed"
    case .cellular: "Cellular data"
    case .quality: "Quality"
    case .captions: "Captions"
    }
  }

  static func settings(_ isFull: Bool) -> [Setting] {
    isFull ? Setting.allCases : [.speed, .captions]
  }
}

struct ElementChoices: View {
  @State private var isCaptioned = false
  @State private var isCellular = true
  let canDownload: Bool
  let store: Store

  var body: some View {
    VStack {
      ForEach(Setting.settings(canDownload)) { self[$0] }
      ForEach(Setting.settings(canDownload)) { setting in
        if setting == .quality {
          Text("Best")
        } else {
          Text(setting.title)
        }
      }
      ForEach(0..<2) { index in
        switch store.kinds[index] {
        case .sound: Text("Sound")
        case .picture: Text("Picture")
        }
      }
    }
  }

  @ViewBuilder private subscript(setting: Setting) -> some View {
    switch setting {
    case .captions: Toggle(setting.title, isOn: $isCaptioned)
    case .cellular: Toggle(setting.title, isOn: $isCellular)
    case .quality, .speed: NavigationLink(setting.title) { Text("Detail") }
    }
  }
}
