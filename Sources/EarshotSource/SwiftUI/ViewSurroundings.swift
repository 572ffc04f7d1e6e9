/// What the views around decide for a view: the environment of SwiftUI, as far as it is heard.
struct ViewSurroundings {
  /// Whether it is dimmed.
  var isDisabled = false
  /// The words of a condition under which it is dimmed, where only runs will tell.
  var dimming: String?
  /// The name of the picker style.
  var pickerStyle: String?
  /// The name of the toggle style.
  var toggleStyle: String?
  /// The name of the date picker style.
  var datePickerStyle: String?
  /// The name of the tab view style.
  var tabViewStyle: String?
  /// Whether fields take their label from a row around.
  var fieldLabel: SourceString?
  /// The number of views around.
  var depth = 0
  /// Whether a view around shows bars.
  var isInNavigation = false

  /// The surroundings inside of modifiers, the outermost of which came last.
  func inside(_ modifiers: [ViewValue.Modifier]) -> ViewSurroundings {
    var inner = self
    for modifier in modifiers.reversed() {
      let first = modifier.arguments.unlabelled
      switch modifier.name {
      case "disabled":
        switch first?.truth {
        case true where !modifier.asksModel: inner.isDisabled = true
        case false: break
        default:
          inner.dimming = modifier.arguments.first.map { Interpreter.words(of: $0.expression) }
        }
      case "pickerStyle": inner.pickerStyle = first?.styleName
      case "toggleStyle": inner.toggleStyle = first?.styleName
      case "tabViewStyle": inner.tabViewStyle = first?.styleName
      case "datePickerStyle": inner.datePickerStyle = first?.styleName
      default: break
      }
    }
    return inner
  }
}

extension ViewValue.Modifier {
  /// Whether a model decides, whose flags change once it has loaded what it shows.
  fileprivate var asksModel: Bool {
    arguments.first?.expression.contains { part in
      guard case .member(let base?, _) = part.kind, let name = base.unwrapped.lastName else {
        return false
      }
      return ["model", "vm", "store", "state"].contains(where: name.lowercased().hasSuffix)
    } ?? false
  }
}

extension Value {
  /// The name of a style: of `.wheel`, `WheelPickerStyle()` and `MyStyle()`.
  var styleName: String? {
    switch self {
    case .member(_, let name, _): name
    case .view(let view): view.frameworkName.map(Self.shortStyle)
    case .object(let object): object.type
    default: nil
    }
  }

  private static func shortStyle(_ name: String) -> String {
    for ending in ["PickerStyle", "ToggleStyle", "DatePickerStyle", "TabViewStyle", "Style"]
    where name.hasSuffix(ending) && name != ending {
      let stem = String(name.dropLast(ending.count))
      return stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return name
  }
}
