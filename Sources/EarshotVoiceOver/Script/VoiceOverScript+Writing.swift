import EarshotSession
import EarshotTree

extension VoiceOverScript.Expectation {
  /// The expectation as a script has it.
  var text: String {
    switch self {
    case .says(let text): "says \(text.quoted)"
    case .announces(let text): "announces \(text.quoted)"
    case .cut(let text): "cut \(text.quoted)"
    case .silence: "silence"
    case .sounds(let sound): "sounds \(sound?.rawValue ?? "nothing")"
    case .focus(let ids) where ids.isEmpty: "focus nothing"
    case .focus(let ids): "focus " + ids.map(\.rawValue.asID).joined(separator: " ")
    case .screenTitle(let title): "screen \(title.quoted)"
    case .screenStops(let count): "screen \(count) \(count == 1 ? "stop" : "stops")"
    case .does(let deed): "does \(deed.text)"
    case .taps(let point): "taps \(point.x.short),\(point.y.short)"
    }
  }
}

extension VoiceOverScript.Deed {
  /// The deed as a script has it.
  var text: String {
    var words = [name]
    if let argument {
      words.append(["custom", "type"].contains(name) ? argument.quoted : argument)
    }
    if let element { words.append(element.rawValue.asID) }
    return words.joined(separator: " ")
  }
}
