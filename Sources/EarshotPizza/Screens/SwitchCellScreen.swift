import EarshotTree
import EarshotUIKit

/// A switch with two lines of text beside it.
struct SwitchCellScreen: AppScreen {
  let name = PizzaScreen.switchCell
  private var isOn = true

  func root(in app: AppContext) -> View {
    let title = app.words.switchTitle
    let subtitle = app.words.switchSubtitle
    let cell = View("UITableViewCell", id: "switchCell", frame: Rect(0, 300, 375, 92))
      .containing([
        .label("switchCell.title", Rect(20, 312, 240, 44), title),
        .label("switchCell.subtitle", Rect(20, 360, 240, 18), subtitle)
          .font(13).colored("#6F7279"),
        .toggle("switchCell.switch", Rect(304, 324, 51, 31), isOn: isOn),
      ])
      .with { $0.isOn = app.isAdapted && isOn }
      .adapted(app) {
        $0.isElement = true
        $0.label = "\(title), \(subtitle)"
        $0.value = isOn ? "1" : "0"
        $0.traits = [.button, .toggleButton]
        // The tap goes to the switch.
        $0.activationPoint = Point(x: 329, y: 339)
      }
    return .root("sw.root", [cell])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("switchCell.switch") else { return false }
    isOn.toggle()
    return true
  }
}
