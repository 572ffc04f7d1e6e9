import EarshotTree
import EarshotWriting

/// What each technology makes of a target, in a few words.
struct ReachWords {
  /// The words for a technology; `nil` when it does not come to the target.
  static func words(_ target: ScreenReach.Target, _ technology: ReachTechnology) -> String? {
    switch technology {
    case .voiceOver: target.voiceOver.map { words($0) }
    case .voiceControl: target.voiceControl.map { words($0) }
    case .switchControl: target.switchControl.map { words($0) }
    case .uiTest: target.uiTest.map { words($0) }
    }
  }

  /// The words for a control that is out of sight, which a technology has to scroll to; `nil` for
  /// others.
  static func scrolling(to target: ScreenReach.Target) -> String? {
    target.isActedOn && target.voiceOver?.isOffscreen == true ? "after scrolling" : nil
  }

  private static func words(_ reach: VoiceOverReach) -> String {
    let sentence = reach.sentence.isEmpty ? "" : reach.sentence.onOneLine
    let way =
      switch reach.way {
      case .stop(let place, let count): "\(place) of \(count)"
      case .inside(let id): "by a double tap on \(id.rawValue)"
      case .link(let id): "by the links rotor in \(id.rawValue)"
      case .rotor(let name): "by the rotor “\(name)”"
      case .action(let name, let id): "by the action “\(name)” of \(id.rawValue)"
      }
    let text = sentence.isEmpty ? way : "\(sentence) (\(way))"
    return reach.isOffscreen ? text + ", below the edge" : text
  }

  private static func words(_ reach: VoiceControlReach) -> String {
    let name = reach.name.map { "“\($0.onOneLine)”" }
    let number = reach.number.map { "number \($0)" }
    var text = [name, number].compactMap(\.self).joined(separator: ", ")
    if reach.name == nil { text = "only \(text)" }
    if reach.answering > 1 { text += ", one of \(reach.answering) of this name" }
    return text + words(reach.doubt)
  }

  private static func words(_ reach: SwitchControlReach) -> String {
    let path = reach.path.map(\.onOneLine).joined(separator: " → ")
    return "\(path) (\(count(reach.moves, "move")), \(count(reach.presses, "press", "presses")))"
      + words(reach.doubt)
  }

  private static func words(_ reach: UITestReach) -> String {
    switch reach.hittability {
    case .hittable: reach.query
    case .offScreen: "\(reach.query), hittable after scrolling"
    case .emptyFrame: "\(reach.query), not hittable: its frame is empty"
    case .covered(let id): "\(reach.query), not hittable: covered by \(id.rawValue)"
    case .unknown: "\(reach.query), no frame to be hit at is known"
    }
  }

  private static func words(_ doubt: ReachDoubt?) -> String {
    switch doubt {
    case .noTrait: ", doubtful: no trait says that it is a control"
    case .outsideParent: ", doubtful: it lies outside the view around it"
    case nil: ""
    }
  }

  /// A number with its noun.
  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// What a source does not tell, and which readings depend on it.
  static func uncertainty(_ field: Element.Field) -> String {
    switch field {
    case .frame: "no frames: what is in sight, in a row, hittable or covered is not known"
    case .traits: "no traits: what is a control, and types in UI tests, are not known"
    case .label: "no labels: names are not known"
    case .identifier: "no identifiers: how a UI test finds elements is not known"
    case .userInputLabels: "no names for Voice Control: labels are taken for them"
    case .respondsToUserInteraction, .isTappable:
      "no \(field.rawValue): what reacts to touch is concluded from traits"
    default: "no \(field.rawValue)"
    }
  }
}
