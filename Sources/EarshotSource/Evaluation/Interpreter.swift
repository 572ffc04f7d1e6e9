/// Evaluates code as far as its syntax tells, within a budget.
///
/// What only runs will tell becomes a hole. Where a condition is not known the branch of a screen that
/// is first seen is taken, and the decision is kept.
final class Interpreter {
  /// The project.
  let index: SourceIndex
  /// The texts of the project in the language of the phone.
  let texts: LocalizedTexts
  /// The storyboards and xibs of the project.
  let nibs: NibIndex
  /// The pictures of the project's asset catalogues.
  let assets: AssetNames
  /// The conditions that were not known.
  private(set) var decisions: [Decision] = []
  /// What was left out because it was too large or went round in circles.
  private(set) var cuts = 0
  /// The frameworks whose classes are objects.
  let library = UIKitLibrary()
  /// The labels of the arguments that calls of the project hand over, by the name that is called.
  var given: [String: Set<String>] = [:]
  /// The variables at the top of files, once they are asked for.
  var globals: [String: Value] = [:]
  /// Static properties by type and name, once they are asked for.
  var statics: [String: Value] = [:]
  /// The number of calls that run.
  var depth = 0
  /// The functions that run.
  var active: Set<DecisionPlace> = []
  /// The conditions of which the other branch is taken, to learn whether it is heard otherwise.
  var turned: Set<DecisionPlace> = []
  /// Where the code begins that was carried out and may change what a view shows.
  private(set) var reached: Set<CodeStart> = []
  /// The views of the project whose bodies were read.
  var shown: Set<String> = []
  /// Whether rows were made of which only runs will tell how many there are.
  var hasOpenRows = false
  /// The names of the elements of the loops around, of which each row is made of its own.
  var elements: [String] = []
  /// The number of conditions around that only runs will tell.
  var guesses = 0
  /// The number of values that are made inside of one another.
  var nesting = 0
  /// The words of what the buttons of types do, once they are asked for.
  var actionsOfButtons: [String: Set<String>] = [:]
  /// How often each view of the project is shown inside of itself.
  var bodies: [String: Int] = [:]
  /// Where branches were taken that only runs will tell.
  private var guessed: [DecisionPlace] = []
  /// How often a branch was taken that only runs will tell.
  var guessCount: Int { guessed.count }
  private var steps = 0
  private let stepLimit: Int
  private var decided: Set<DecisionPlace> = []

  /// The number of steps that the evaluation of one screen may take.
  static let stepLimit = 400_000
  /// The number of calls inside of one another.
  static let depthLimit = 60
  /// The number of values that are made inside of one another.
  static let nestingLimit = 1_500

  /// A condition that only runs will tell.
  struct Decision {
    /// The condition.
    var condition: CodeRange
    /// Whether its first branch was taken.
    var isTaken: Bool
  }

  /// The place of a condition.
  struct DecisionPlace: Hashable {
    var path: String
    var offset: Int
  }

  /// Makes an interpreter of a project.
  init(
    index: SourceIndex, texts: LocalizedTexts, nibs: NibIndex = NibIndex(),
    assets: AssetNames = AssetNames(), stepLimit: Int = Interpreter.stepLimit
  ) {
    self.index = index
    self.texts = texts
    self.nibs = nibs
    self.assets = assets
    self.stepLimit = stepLimit
  }

  /// Counts a step, or several of them; `false` when there have been too many.
  func step(_ count: Int = 1) -> Bool {
    if steps < stepLimit, steps + count >= stepLimit { cuts += 1 }
    steps = min(steps + count, stepLimit)
    return steps < stepLimit
  }

  /// Counts what is left out.
  func cut() { cuts += 1 }

  /// Notes that code was carried out.
  func reach(_ range: CodeRange) { reached.insert(CodeStart(range)) }

  /// Notes that code goes on at a condition as its author expects, where only runs will tell.
  func noteGuess(at condition: CodeRange) { guessed.append(place(of: condition)) }

  /// Whether conditions in a part of a file were guessed since there was a number of guesses.
  func hasGuessed(in range: CodeRange, since count: Int) -> Bool {
    guessed[count...].contains {
      $0.path == range.file.path && range.offsets.contains($0.offset)
    }
  }

  /// The branch that is taken of a condition which is not known.
  ///
  /// - Parameter usual: the branch of a screen as it is first seen.
  func decide(_ condition: CodeRange, usual: Bool = true) -> Bool {
    noteGuess(at: condition)
    let usual = turned.contains(place(of: condition)) ? !usual : usual
    if decided.insert(place(of: condition)).inserted {
      decisions.append(Decision(condition: condition, isTaken: usual))
    }
    return usual
  }

  /// The place of a part of a file.
  func place(of range: CodeRange) -> DecisionPlace {
    DecisionPlace(path: range.file.path, offset: range.offsets.lowerBound)
  }

  /// Whether a condition that is not known usually holds when a screen is first seen: states are off,
  /// optional values are there, and lists have members.
  static func usualTruth(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .prefix("!", let inner): return !usualTruth(inner)
    case .binary("&&", let left, let right): return usualTruth(left) && usualTruth(right)
    case .binary("||", let left, let right): return usualTruth(left) || usualTruth(right)
    case .binary("!=", _, _), .binary(">", _, _), .binary(">=", _, _): return true
    case .call(let callee, _):
      if case .member(_, let name) = callee.kind { return isUsual(name) }
      return false
    case .member(_, let name), .name(let name): return isUsual(name)
    default: return false
    }
  }

  /// Whether a name says what is usually so: a thing can be done, or has what it may have.
  static func isUsual(_ name: String) -> Bool {
    (name.hasPrefix("has") || name.hasPrefix("can")) && !name.lowercased().contains("error")
  }

  /// A value that only runs will tell, in the words of its expression.
  func hole(_ expression: Expression, _ type: TypeName? = nil) -> Value {
    .unknown(Self.words(of: expression), type)
  }

  /// The words of an expression that stand for its value: without `self`, signs of optionality and an empty
  /// text in the place of none.
  static func words(of expression: Expression) -> String {
    var words = expression.range.text
    // Most have neither sign.
    if words.utf8.contains(UInt8(ascii: "?")) { words = words.replacing("?.", with: ".") }
    if words.utf8.contains(UInt8(ascii: "!")) { words = words.replacing("!.", with: ".") }
    if words.hasSuffix(" ?? \"\""), !words.hasPrefix("(") { words.removeLast(6) }
    for prefix in ["self.", "viewModel."] where words.hasPrefix(prefix) {
      words = String(words.dropFirst(prefix.count))
    }
    return words
  }

  /// A value from outside of a known type: an object with holes for a type of the project.
  func outside(_ words: String, _ type: TypeName?, at range: CodeRange) -> Value {
    guard let type else { return .unknown(words, nil) }
    if let info = index.type(type.name), !type.isOptional,
      info.kind == .structure || info.kind == .classType || info.kind == .actor
    {
      return .object(
        Object(type: type.name, isValue: info.kind == .structure, range: range, name: words))
    }
    return .unknown(words, type)
  }
}
