package import EarshotTree
package import EarshotWriting

/// The findings of an audit in all inputs of a run, with everything that a reporter may show.
package struct AuditDocument: Sendable {
  /// A finding with its words and its place.
  package struct Problem: Sendable {
    /// The finding as data.
    package var finding: Finding
    /// The rule that found it.
    package var rule: Rule
    /// The words of the problem, its reason and its remedy, in the language of the document.
    package var words: FindingWords
    /// The speech there now and after the fix.
    package var preview: SpeechPreview?
    /// Where in the input the element was read.
    package var location: SourceLocation?
    /// The frame of the element in points of the screen.
    package var frame: Rect?
    /// The shape of the element, apart from where it stands; for fingerprints and components.
    package var shape: String
    /// Its number on the screen, from 1.
    package var number: Int
    /// Why it does not count; `nil` when it does.
    package var suppression: Suppression?
    /// The elements of the fix as code has to know them.
    package var subjects: FixSubjects
    /// Whether a configuration or an option says how bad it is.
    package var isSeverityConfigured = false
    /// Whether its sizes rest on a density that the input does not tell.
    package var assumesDensity = false
    /// The titles of the screens on which it is met, where it is about code that several share; empty
    /// otherwise.
    package var screens: [String] = []
    /// How many elements of screens it is about that come from one place in code.
    package var sightings = 1
    /// Where in code what is wrong stands; `nil` of an input that is no code.
    package var codePlace: CodePlace?
    /// The identity among all findings, whatever else changes; its ``File`` gives it.
    package internal(set) var fingerprint = ""

    package init(
      finding: Finding, rule: Rule, words: FindingWords, preview: SpeechPreview?,
      location: SourceLocation?, frame: Rect?, shape: String, number: Int,
      suppression: Suppression? = nil, subjects: FixSubjects = FixSubjects()
    ) {
      self.finding = finding
      self.rule = rule
      self.words = words
      self.preview = preview
      self.location = location
      self.frame = frame
      self.shape = shape
      self.number = number
      self.suppression = suppression
      self.subjects = subjects
    }
  }

  /// Why a finding does not count.
  package enum Suppression: Hashable, Sendable, Codable {
    /// The configuration says so, for a reason.
    case configuration(reason: String)
    /// It was there when the baseline was written.
    case baseline
  }

  /// A screen of an input.
  package struct ScreenResult: Sendable {
    /// The title, when the input gives one.
    package var title: String?
    /// The number of the screen in its input, from 1.
    package var number: Int
    /// Width and height in points; `nil` when the input does not tell.
    package var size: Size?
    /// The language that the input tells of the screen; `nil` when it does not.
    package var language: String?
    /// The number of stops.
    package var stopCount: Int
    /// The findings, in the order of the screen.
    package var problems: [Problem]
    /// How each rule fared.
    package var outcomes: [AuditReport.Outcome]
    /// The screenshot as the file that was given; `nil` when there is none.
    package var picture: ImageFile?
    /// The file in the input that it was read from, when the input is an archive of several.
    package var origin: String?

    /// Makes the result of a screen.
    package init(
      title: String?, number: Int, size: Size?, stopCount: Int, problems: [Problem],
      outcomes: [AuditReport.Outcome], picture: ImageFile? = nil, origin: String? = nil
    ) {
      self.title = title
      self.number = number
      self.size = size
      self.stopCount = stopCount
      self.problems = problems
      self.outcomes = outcomes
      self.picture = picture
      self.origin = origin
    }
  }

  /// An input.
  package struct File: Sendable, Codable {
    /// The path, from the working directory when it lies in that, with `/` between parts.
    package var path: String
    /// The identifier of its format.
    package var format: String
    /// Its screens.
    package var screens: [ScreenResult]

    /// Makes the result of an input, and the fingerprints of its problems.
    package init(path: String, format: String, screens: [ScreenResult]) {
      self.path = path
      self.format = format
      self.screens = screens
      assignFingerprints()
    }
  }

  /// How much a report for people tells.
  package struct Detail: Hashable, Sendable {
    /// Whether a run without findings says nothing at all.
    package var isQuiet: Bool
    /// Whether every finding is told in full, with all numbers of the run.
    package var isVerbose: Bool
    /// Whether all causes with all their places are told, however long that is.
    package var isWhole: Bool
    /// Whether is told what the inputs left unjudged.
    package var explainsInput: Bool
    /// Whether findings that do not count are results for tools too.
    package var showsSuppressed: Bool
    /// Whether standard error has said what is wrong with inputs that were not read.
    package var isUnreadSaid = false

    package init(
      isQuiet: Bool = false, isVerbose: Bool = false, isWhole: Bool = false,
      explainsInput: Bool = false, showsSuppressed: Bool = false
    ) {
      self.isQuiet = isQuiet
      self.isVerbose = isVerbose
      self.isWhole = isWhole || isVerbose
      self.explainsInput = explainsInput
      self.showsSuppressed = showsSuppressed
    }
  }

  /// How much it tells.
  package var detail = Detail()
  /// The language of the words.
  package var language: String
  /// The system that was assumed, such as `ios18-phone`.
  package var profile: String
  /// The version of the program.
  package var version: String
  /// The inputs that were read, in order.
  package var files: [File]
  /// The inputs that could not be read, in order.
  package var unread: [Unread]
  /// The numbers of files in folders and archives that were passed over.
  package var leftOut: LeftOut
  /// The rules that ran, sorted by id.
  package var rules: [Rule]
  /// The entries of the baseline whose findings are gone.
  package var staleBaselineEntries: [String]
  /// The baseline that the run wrote, with the number of its findings, and the line of a configuration
  /// that names it, `nil` where one does; `nil` if it wrote none.
  package var writtenBaseline: (path: String, findings: Int, line: String?)?

  package init(
    language: String, profile: String, version: String, files: [File], rules: [Rule],
    staleBaselineEntries: [String] = [], unread: [Unread] = [], leftOut: LeftOut = LeftOut()
  ) {
    self.language = language
    self.profile = profile
    self.version = version
    self.files = files
    self.rules = rules
    self.unread = unread
    self.leftOut = leftOut
    self.staleBaselineEntries = staleBaselineEntries
  }
}

extension AuditDocument {
  /// The number of all rules that there are, with those of the project.
  var knownRuleCount: Int { Rule.manual.count + rules.count { Rule.named($0.id) == nil } }

  /// Remarks on the run as a whole, each of one line: what was passed over, and that no rule ran.
  var remarks: [String] {
    (leftOut.isEmpty ? [] : [leftOut.sentence(in: language, naming: detail.isVerbose)])
      + (rules.isEmpty ? [AuditWords(language)(.noRules)] : [])
  }

  /// The findings that count, with their files and screens, in order.
  package var counted: [(file: File, screen: ScreenResult, problem: Problem)] {
    files.flatMap { file in file.counted.map { (file, $0.screen, $0.problem) } }
  }
}

extension AuditDocument.ScreenResult {
  /// The findings that count.
  package var counted: [AuditDocument.Problem] { problems.filter { $0.suppression == nil } }
}
