import EarshotText
import EarshotTree
import EarshotWriting

/// The words of reports on reach and effort in one language; each language is a file in `Locales/`.
protocol ReachWords: Sendable {
  /// The name of a technology.
  func name(_ technology: ReachTechnology) -> String
  /// A text of the app, or a sentence, in quotation marks.
  func quoted(_ text: String) -> String
  /// The sign before decimals.
  var decimalSign: String { get }
  /// A number of seconds.
  func seconds(_ number: String) -> String
  /// The plural forms of what is counted.
  func forms(of thing: ReachThing) -> [String]
  /// A word or a few.
  func callAsFunction(_ word: ReachWord) -> String

  /// What a difference is, without why.
  func what(_ difference: ReachDifference) -> String
  /// Why there is a difference; empty if that is unknown.
  func why(_ cause: ReachDifference.Cause) -> String
  /// What is done in a step.
  func step(_ input: EffortStep.Input) -> String
  /// Why there is no way to a goal.
  func why(_ obstacle: EffortObstacle) -> String

  /// How VoiceOver comes to a target.
  func way(_ way: VoiceOverReach.Way) -> String
  /// What Voice Control shows of a target: its name, or only its number.
  func name(_ name: String?, number: Int?) -> String
  /// That several targets have the name.
  func sharedName(_ count: Int) -> String
  /// Whether a test can hit a target; `nil` if it can.
  func hit(_ hittability: UITestReach.Hittability) -> String?
  /// Why it is doubtful that a technology comes to a target.
  func doubt(_ doubt: ReachDoubt) -> String
  /// What a source does not tell, and which readings depend on it.
  func uncertainty(_ field: Element.Field) -> String

  /// A limit of a budget, and whether it is exceeded.
  func budget(_ amount: String, isExceeded: Bool) -> String
  /// What the figures of effort assume.
  func assumptions(_ model: EffortModel) -> String

  /// The language of the commands for Voice Control.
  var commands: Language { get }
  /// The command that shows numbers.
  var showNumbers: String { get }
  /// The command that shows the grid.
  var showGrid: String { get }
  /// The command that taps at the middle of the cell that the grid has narrowed down to.
  var tapHere: String { get }
  /// The command that taps an item.
  func tap(_ item: String) -> String
  /// The command that shows the actions of an item.
  func showActions(of item: String) -> String
  /// The verb of the command for more or less.
  func adjust(isMore: Bool) -> String
  /// What stands before a number of steps.
  var by: String { get }
  /// The command that scrolls.
  func scroll(_ direction: ScrollDirection) -> String
}

/// What reports on reach and effort count.
enum ReachThing: CaseIterable {
  case gesture, command, press, step, word, move, target, difference
}

/// What reports on reach and effort say besides.
enum ReachWord: CaseIterable {
  case likely, noWay, untold
  case nothingMeant, technology, effort, seconds, predictedFor, target, no, screen
  case afterScrolling, belowEdge, notKnown, language, from
}

extension ReachWords {
  /// A number with one digit after the sign of decimals.
  func seconds(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e12 else { return seconds("\(number)") }
    let tenths = Int(clamping: (number * 10).rounded())
    return seconds("\(tenths / 10)\(decimalSign)\(abs(tenths % 10))")
  }

  /// A number with what is counted.
  func count(_ number: Int, _ thing: ReachThing) -> String {
    "\(number) \(PluralRules(commands).form(of: forms(of: thing), for: number))"
  }

  /// A number of what is done by a technology.
  func effort(_ count: Int, by technology: ReachTechnology) -> String {
    switch technology {
    case .voiceOver: self.count(count, .gesture)
    case .voiceControl: self.count(count, .command)
    case .switchControl: self.count(count, .press)
    case .uiTest: self.count(count, .step)
    }
  }

  /// What a technology makes of a target; `nil` if it does not come to it.
  func reach(_ target: ScreenReach.Target, by technology: ReachTechnology) -> String? {
    switch technology {
    case .voiceOver: target.voiceOver.map(reach)
    case .voiceControl: target.voiceControl.map(reach)
    case .switchControl: target.switchControl.map(reach)
    case .uiTest:
      target.uiTest.map { reach in
        reach.query + (hit(reach.hittability).map { ", \($0)" } ?? "")
      }
    }
  }

  /// That a technology has to scroll to a control that is out of sight; `nil` for others.
  func scrolling(to target: ScreenReach.Target) -> String? {
    target.isActedOn && target.voiceOver?.isOffscreen == true ? self(.afterScrolling) : nil
  }

  private func reach(_ reach: VoiceOverReach) -> String {
    let way = way(reach.way)
    let text = reach.sentence.isEmpty ? way : "\(reach.sentence.onOneLine) (\(way))"
    return reach.isOffscreen ? "\(text), \(self(.belowEdge))" : text
  }

  private func reach(_ reach: VoiceControlReach) -> String {
    name(reach.name?.onOneLine, number: reach.number)
      + (reach.answering > 1 ? ", \(sharedName(reach.answering))" : "")
      + (reach.doubt.map { ", \(doubt($0))" } ?? "")
  }

  private func reach(_ reach: SwitchControlReach) -> String {
    let path = reach.path.map(\.onOneLine).joined(separator: " → ")
    return "\(path) (\(count(reach.moves, .move)), \(count(reach.presses, .press)))"
      + (reach.doubt.map { ", \(doubt($0))" } ?? "")
  }
}

/// The languages of reports on reach and effort.
enum ReachLocales {
  /// The words of a language: Russian, or else English.
  static func words(in language: String) -> any ReachWords { all[language] }

  private static let all: Localizations<any ReachWords> = .init([
    "en": EnglishReachWords(), "ru": RussianReachWords(),
  ])
}

extension ReachTechnology {
  /// The name for people, in the words of a language.
  package func name(in language: String) -> String {
    ReachLocales.words(in: language).name(self)
  }
}

extension ReachDifference {
  /// The difference and its reason, on one line without a full stop, in the words of a language.
  package func sentence(in language: String) -> String {
    let words = ReachLocales.words(in: language)
    let what = words.what(self) + (isSure ? "" : " (\(words(.likely)))")
    let why = words.why(cause)
    return why.isEmpty ? what : "\(what): \(why)"
  }

  /// Whether it is about what lies in the target, and not about the target.
  var isAboutParts: Bool { if case .hidesIdentifiers = cause { true } else { false } }
}

extension EffortStep {
  /// The step and the speech after it, on one line, in the words of a language.
  package func sentence(in language: String) -> String {
    let words = ReachLocales.words(in: language)
    return words.step(input) + (heard.isEmpty ? "" : ": \(words.quoted(heard))")
  }
}

extension EffortObstacle {
  /// Why, on one line, in the words of a language.
  package func sentence(in language: String) -> String {
    ReachLocales.words(in: language).why(self)
  }
}
