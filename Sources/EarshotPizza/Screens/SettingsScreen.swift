import EarshotTree
import EarshotUIKit

/// The settings of VoiceOver, which the system adapts itself, in both builds.
struct SettingsScreen: AppScreen {
  let name = PizzaScreen.settingsCaptions
  let presentation = Presentation.pushed

  private static let switches: [(id: String, y: Double)] = [
    ("speech", 455), ("cursor", 543),
    ("captions", 587),
  ]

  private var on: Set<String> = ["captions"]
  private var choice = 0

  func root(in app: AppContext) -> View {
    var rows = zip(Self.switches, app.words.settings).map { switchRow($0.id, $1, y: $0.y) }
    rows.insert(photoRow(app.words), at: 1)
    return .root(
      "settings.root",
      [NavigationBar.view("VoiceOver", app), .table("list", Rect(0, 88, 375, 700), rows)])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("nav.back"): app.pop()
    case .tapped("photo"): choice = (choice + 1) % app.words.photoChoices.count
    // The cell of a switch hands activation on to it.
    case .activated(let id): return toggle(id)
    case .tapped(let id): return toggle(String(id.prefix { $0 != "." }))
    default: return false
    }
    return true
  }

  private mutating func toggle(_ id: String) -> Bool {
    guard Self.switches.contains(where: { $0.id == id }) else { return false }
    if on.remove(id) == nil { on.insert(id) }
    return true
  }

  private func switchRow(_ id: String, _ title: String, y: Double) -> View {
    View("UITableViewCell", id: id, frame: Rect(0, y, 375, 44)).containing([
      .label("\(id).t", Rect(16, y + 11, 240, 22), title),
      .toggle("\(id).s", Rect(308, y + 7, 51, 31), isOn: on.contains(id)),
    ]).with {
      $0.overrides.isElement = true
      $0.overrides.label = title
      $0.overrides.value = on.contains(id) ? "1" : "0"
      $0.overrides.traits = [.button, .toggleButton]
    }
  }

  private func photoRow(_ words: any PizzaWords) -> View {
    View.row(
      "photo", Rect(0, 499, 375, 44),
      [
        .label("photo.t", Rect(16, 510, 200, 22), words.photos),
        .label("photo.v", Rect(270, 510, 70, 22), words.photoChoices[choice]),
      ]
    ).with {
      $0.overrides.isElement = true
      $0.overrides.label = words.photos
      $0.overrides.value = words.photoChoices[choice]
      $0.overrides.traits = .button
    }
  }
}
