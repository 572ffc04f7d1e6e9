import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotText
import EarshotTree
import EarshotVoiceOver

/// The words about reach and effort in English.
struct EnglishReachWords: ReachWords {
  var decimalSign: String { "." }

  func seconds(_ number: String) -> String { "\(number) s" }

  func quoted(_ text: String) -> String { "“\(text)”" }

  func name(_ technology: ReachTechnology) -> String {
    switch technology {
    case .voiceOver: "VoiceOver"
    case .voiceControl: "Voice Control"
    case .switchControl: "Switch Control"
    case .uiTest: "UI test"
    }
  }

  func forms(of thing: ReachThing) -> [String] {
    switch thing {
    case .gesture: ["gesture", "gestures"]
    case .command: ["command", "commands"]
    case .press: ["press", "presses"]
    case .step: ["step", "steps"]
    case .word: ["word", "words"]
    case .move: ["move", "moves"]
    case .target: ["target", "targets"]
    case .difference: ["difference", "differences"]
    }
  }

  func callAsFunction(_ word: ReachWord) -> String {
    switch word {
    case .likely: "likely"
    case .noWay: "no way"
    case .untold: "not known"
    case .nothingMeant: "nothing there is meant"
    case .technology: "Technology"
    case .effort: "Effort"
    case .seconds: "Seconds"
    case .predictedFor: "Predicted for"
    case .target: "Target"
    case .no: "no"
    case .screen: "Screen"
    case .afterScrolling: "after scrolling"
    case .belowEdge: "below the edge"
    case .notKnown: "Not known"
    case .language: "language"
    case .from: "from"
    }
  }

  func what(_ difference: ReachDifference) -> String {
    let name = quoted(difference.name)
    return switch difference.code {
    case .adjustableHidesControls: "\(name) hides its controls from all but VoiceOver"
    case .switchUnreachable: "VoiceOver can act on \(name), Switch Control does not stop at it"
    case .testUnreachable:
      difference.isAboutParts
        ? "a UI test does not find what lies in \(name)" : "a UI test cannot find or hit \(name)"
    case .voiceNameDuplicate: "\(name) shares its name in Voice Control"
    case .voiceNameMissing: "Voice Control shows only a number for \(name)"
    case .voiceUnreachable: "VoiceOver can act on \(name), Voice Control does not offer it"
    case .voiceOverUnreachable: "a finger reaches \(name), VoiceOver does not"
    }
  }

  func why(_ cause: ReachDifference.Cause) -> String {
    switch cause {
    case .saysNotResponding: "it says that it does not respond to people"
    case .noTrait: "no trait says that it is a control"
    case .outsideParent: "it lies outside the frame of the view around it"
    case .inside(let id): "it lies inside the accessibility element “\(id.rawValue)”"
    case .hidden: "it is hidden from assistive technology"
    case .noElement: "it is no accessibility element"
    case .linkInText(let id):
      "it is a link in the text “\(id.rawValue)”, which does not ask for separate navigation"
    case .notUnique: "nothing but its place tells it from others of its type"
    case .covered(let id): "“\(id.rawValue)” takes touches at its activation point"
    case .emptyFrame: "its frame is empty"
    case .noName: "it has no name that could be said"
    case .sharedName(let name, let count): "“\(name)” is the name of \(count) targets"
    case .hidesControls(let count):
      count == 1 ? "1 control is in it" : "\(count) controls are in it"
    case .hidesIdentifiers(let count):
      count == 1 ? "1 part in it has an identifier" : "\(count) parts in it have identifiers"
    case .unknown: ""
    }
  }

  func step(_ input: EffortStep.Input) -> String {
    switch input {
    case .gesture(let gesture):
      switch gesture {
      case .swipeRight: "swipe right"
      case .swipeLeft: "swipe left"
      case .swipeUp: "swipe up"
      case .swipeDown: "swipe down"
      case .rotateClockwise: "turn the rotor right"
      case .rotateCounterclockwise: "turn the rotor left"
      case .fourFingerTapTop: "tap with four fingers at the top"
      case .fourFingerTapBottom: "tap with four fingers at the bottom"
      case .doubleTap: "double tap"
      default: gesture.name
      }
    case .say(let text): "say \(quoted(text))"
    case .press(let press): "press \(name(press))"
    case .wait(let moves, let press): "wait for \(count(moves, .move)), press \(name(press))"
    case .test(let call): call
    }
  }

  private func name(_ press: SwitchPress) -> String {
    switch press {
    case .press(let pressed): pressed.rawValue
    case .hold(let held): "\(held.rawValue) and hold"
    case .type: "keys"
    }
  }

  func why(_ obstacle: EffortObstacle) -> String {
    switch obstacle {
    case .unreached: "it never comes to the element"
    case .noAction: "the element has no such action"
    case .noValue: "nothing tells how the value is set"
    case .offScreen: "the element is out of sight, and nothing around it scrolls"
    case .needsScrolling:
      "the element is out of sight, and scrolling by the scanner menu is not measured"
    case .notActedOn: "nothing can be done with the element"
    case .linkInText: "it is a link in a text, and ways into texts are not measured"
    case .reactionNotTold:
      "no trait says that it is a control, and the input does not tell what reacts to a tap"
    case .actionsNotTold: "the input does not tell the actions of the element"
    case .outerActionsNotTold:
      "it lies in an element whose actions the input does not tell"
    }
  }

  func way(_ way: VoiceOverReach.Way) -> String {
    switch way {
    case .stop(let place, let count): "\(place) of \(count)"
    case .inside(let id): "by a double tap on \(id.rawValue)"
    case .link(let id): "by the links rotor in \(id.rawValue)"
    case .rotor(let name): "by the rotor \(quoted(name))"
    case .action(let name, let id): "by the action \(quoted(name)) of \(id.rawValue)"
    }
  }

  func name(_ name: String?, number: Int?) -> String {
    let number = number.map { "number \($0)" }
    guard let name else { return "only \(number ?? "")" }
    return [quoted(name), number].compactMap(\.self).joined(separator: ", ")
  }

  func sharedName(_ count: Int) -> String { "one of \(count) of this name" }

  func hit(_ hittability: UITestReach.Hittability) -> String? {
    switch hittability {
    case .hittable: nil
    case .offScreen: "hittable after scrolling"
    case .emptyFrame: "not hittable: its frame is empty"
    case .covered(let id): "not hittable: covered by \(id.rawValue)"
    case .unknown: "no frame to be hit at is known"
    }
  }

  func doubt(_ doubt: ReachDoubt) -> String {
    switch doubt {
    case .noTrait: "doubtful: no trait says that it is a control"
    case .outsideParent: "doubtful: it lies outside the view around it"
    }
  }

  func uncertainty(_ field: Element.Field) -> String {
    switch field {
    case .frame: "no frames: what is in sight, in a row, hittable or covered is not known"
    case .traits: "no traits: what is a control, and types in UI tests, are not known"
    case .label: "no labels: names are not known"
    case .identifier: "no identifiers: how a UI test finds elements is not known"
    case .userInputLabels: "no names for Voice Control: labels are taken for them"
    case .respondsToUserInteraction, .isTappable:
      "no \(field.rawValue): what reacts to touch is concluded from traits"
    case .customActions:
      "no customActions: an element may have an action in place of a control that lies in it"
    default: "no \(field.rawValue)"
    }
  }

  func budget(_ amount: String, isExceeded: Bool) -> String {
    "\(isExceeded ? "more than" : "within") the budget of \(amount)"
  }

  func assumptions(_ model: EffortModel) -> String {
    let pace = model.pace
    let listening = pace.listening == .label ? "labels" : "sentences"
    let scanning =
      model.switches == 1
      ? "1 switch, scanning every \(seconds(model.interval))" : "\(model.switches) switches"
    return "\(model.settings.profile), language \(model.settings.language), "
      + "rate \(pace.speech.rate), hearing \(listening), \(seconds(pace.gesture)) a gesture, "
      + "\(pace.wordsPerSecond) words a second, \(scanning)"
  }
}

extension EnglishReachWords {
  var commands: Language { .english }
  var showNumbers: String { "show numbers" }
  var showGrid: String { "show grid" }
  var tapHere: String { "tap" }
  var by: String { "by" }

  func tap(_ item: String) -> String { "tap \(item)" }

  func showActions(of item: String) -> String { "show actions for \(item)" }

  func adjust(isMore: Bool) -> String { isMore ? "increment" : "decrement" }

  func scroll(_ direction: ScrollDirection) -> String {
    switch direction {
    case .up, .previous: "scroll up"
    case .down, .next: "scroll down"
    case .left: "scroll left"
    case .right: "scroll right"
    }
  }
}
