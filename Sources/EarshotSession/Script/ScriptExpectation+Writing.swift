import EarshotText
import EarshotTree

extension ScriptExpectation {
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
    case .does(let action): "does \(action?.text ?? "nothing")"
    case .shows(let text): "shows \(text?.quoted ?? "nothing")"
    case .feels(let text): "feels \(text?.quoted ?? "nothing")"
    case .overlay(let kind): "shows \(kind.rawValue)"
    case .taps(let point): "taps " + (point.map { "\($0.x.short),\($0.y.short)" } ?? "nothing")
    }
  }
}

extension ScriptAction {
  /// The action as a script has it.
  var text: String {
    var words = [name]
    if let argument {
      words.append(takesText ? argument.quoted : argument)
    }
    if let element {
      // An id that could be the argument would be read as one.
      let isArgument = argument == nil && isArgument(element.rawValue)
      words.append(isArgument ? element.rawValue.quoted : element.rawValue.asID)
    }
    return words.joined(separator: " ")
  }

  /// Whether its argument is a text in quotes.
  var takesText: Bool { ["custom", "type", "replace", "rotorSearch"].contains(name) }

  /// Whether a word without quotes is its argument rather than an element.
  func isArgument(_ word: String) -> Bool {
    switch name {
    case "scroll": ScrollDirection(rawValue: word) != nil
    case "deleteBackward": Int(word) != nil
    case "touch": Point(scriptWord: word) != nil
    default: false
    }
  }
}
