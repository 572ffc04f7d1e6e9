import EarshotCaptures
import EarshotSession
import EarshotText
import EarshotTree
import EarshotVoiceOver

extension Gesture {
  /// The gesture of a request: its name, with what some need besides.
  ///
  /// Throws ``StudioError`` for one that there is not.
  init(_ arguments: Arguments) throws(StudioError) {
    let name = try arguments.text("gesture")
    if let gesture = Gesture(name: name) {
      self = gesture
      return
    }
    switch name {
    case "touch": self = .touch(try arguments.point())
    case "doubleTapAndDrag":
      let distance = try arguments.point("dx", "dy")
      self = .doubleTapAndDrag(dx: distance.x, dy: distance.y)
    case "focus": self = .focus(Element.ID(try arguments.text("element")))
    case "type": self = .type(try arguments.text("text"))
    case "delete": self = .delete(try arguments.integer("count", 1...10_000))
    case "rotor": self = .rotor(try arguments.text("text"))
    case "choose": self = .choose(try arguments.text("text"))
    case "siri": self = .siri(try arguments.text("text"))
    case "backTap": self = .backTap(try arguments.integer("count", 2...3))
    default:
      let near = Suggestion.nearest(to: name, among: Gesture.simple.map(\.name))
      throw StudioError(
        .notFound,
        "there is no gesture '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }

  /// The gesture as a line of a script.
  var step: String {
    switch self {
    case .touch(let point): "touch \(Self.pair(point.x, point.y))"
    case .doubleTapAndDrag(let dx, let dy): "doubleTapAndDrag \(Self.pair(dx, dy))"
    case .focus(let id): "focus \(id.rawValue.quoted)"
    case .type(let text): "type \(text.quoted)"
    case .delete(let count): "delete \(count)"
    case .rotor(let mode): "rotor \(mode.contains(" ") ? mode.quoted : mode)"
    case .choose(let words): "choose \(words.quoted)"
    case .siri(let words): "siri \(words.quoted)"
    case .backTap(let count): "backTap \(count)"
    default: name
    }
  }

  /// Two numbers as scripts have them, in whole points.
  private static func pair(_ x: Double, _ y: Double) -> String {
    "\(Int(clamping: x.rounded())),\(Int(clamping: y.rounded()))"
  }
}

extension TouchEvent {
  /// The most events of a message.
  private static let limit = 10_000

  /// The touches of a request: `[finger, phase, x, y, seconds]` each.
  ///
  /// Throws ``StudioError`` for what is none.
  static func list(_ arguments: Arguments) throws(StudioError) -> [TouchEvent] {
    let items = try arguments.list("events")
    guard items.count <= limit else { throw StudioError(.tooLarge, "there are too many touches") }
    var events: [TouchEvent] = []
    for item in items {
      guard case .array(let parts) = item.content, parts.count == 5,
        case .number(let finger) = parts[0].content, let number = finger.integer,
        (0...20).contains(number), case .string(let name) = parts[1].content,
        let phase = Phase(rawValue: name), case .number(let x) = parts[2].content,
        case .number(let y) = parts[3].content, case .number(let time) = parts[4].content
      else {
        throw StudioError(
          .badArgument,
          "a touch is [finger, \"began\"|\"moved\"|\"ended\"|\"cancelled\", x, y, seconds]")
      }
      events.append(
        TouchEvent(
          finger: number, phase: phase, point: Point(x: x.double, y: y.double), time: time.double))
    }
    return events
  }
}
