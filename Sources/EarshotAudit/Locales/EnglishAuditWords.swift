import EarshotText
import EarshotTree

/// The words of reports of an audit in English.
struct EnglishAuditWords: AuditLocale {
  var language: Language { .english }

  func callAsFunction(_ word: AuditWords.Word) -> String {
    switch word {
    case .title: "What a listener would stumble over"
    case .summary: "Summary"
    case .findings: "Findings"
    case .questions: "Questions that only a person can answer"
    case .noFindings: "Nothing was found."
    case .wholeScreen: "the whole screen"
    case .code: "the code"
    case .screen: "screen"
    case .heardNow: "heard now"
    case .heardAfter: "heard after"
    case .todo: "do"
    case .why: "why"
    case .severity: "severity"
    case .what: "what"
    case .element: "element"
    case .place: "place"
    case .rule: "rule"
    case .count: "count"
    case .component: "component"
    case .screens: "screens"
    case .byRule: "By rule"
    case .byComponent: "By component: the same element more than once"
    case .density: "Findings on each screen"
    case .stops: "stops"
    case .findingsPerStop: "findings per stop"
    case .notMeasured: "not measured"
    case .notApplicable: "not applicable"
    case .measured: "measured"
    case .reason: "reason"
    case .suppressed: "suppressed"
    case .baseline: "the baseline"
    case .stale: "Gone, but still in the baseline"
    case .silence: "silence"
    case .skipToFindings: "Skip to the findings"
    case .details: "Details"
    case .picture: "The screen as a picture"
    case .frames: "Frames of the elements"
    case .finding: "Finding"
    case .question: "question"
    case .criteria: "WCAG criteria"
    case .readMore: "read more"
    case .predicted: "Predicted for"
    case .outside: "not in the picture"
    case .ruleSummary: "what it finds"
    case .unread: "Not read, so nothing is known of it"
    case .leftOut: "left out"
    case .noRules: "no rule ran, so nothing is known to be right"
    case .entry: "the entry itself"
    case .unknownLanguage: "language not known"
    case .language: "language"
    case .languages: "languages"
    case .textDensity: "Findings in each language of a file"
    case .texts: "texts"
    case .findingsPerText: "findings per text"
    case .help: "help"
    case .howToReadMore:
      "‘earshot rules ID’ has the page of a rule, --explain-input what was not measured"
    case .errors: "Errors"
    case .advice: "Advice"
    case .places: "places"
    case .assumedDensity: "the density is assumed"
    case .nameDensity: "name the density with --density"
    }
  }

  func forms(of thing: AuditWords.Thing) -> [String] {
    switch thing {
    case .finding: ["finding", "findings"]
    case .error: ["error", "errors"]
    case .warning: ["warning", "warnings"]
    case .note: ["info", "info"]
    case .question: ["question", "questions"]
    case .suppressed: ["suppressed", "suppressed"]
    case .stop: ["stop", "stops"]
    case .screen: ["screen", "screens"]
    case .text: ["text", "texts"]
    case .language: ["language", "languages"]
    case .file: ["file", "files"]
    case .stringsFile: ["strings file", "strings files"]
    case .place: ["place", "places"]
    case .codeLine: ["line", "lines"]
    case .entry: ["entry", "entries"]
    case .cause: ["cause", "causes"]
    case .rule: ["rule", "rules"]
    case .check: ["check", "checks"]
    case .unread: ["input not read", "inputs not read"]
    case .unknownFile: ["file of no known format", "files of no known format"]
    case .ignoredPath: ["ignored path", "ignored paths"]
    }
  }

  func callAsFunction(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    }
  }

  func callAsFunction(_ reason: IncompleteReason) -> String {
    switch reason {
    case .notCaptured(let field): "the input does not tell \(field.rawValue)"
    case .noScreenshot: "there is no screenshot"
    case .noTextRecognition: "no program to read pictures"
    case .notSeparable: "text and background cannot be told apart"
    case .noViews: "the input holds no views"
    case .noScreenSize: "the size of the screen is unknown"
    case .noLanguage: "the language of the texts is unknown"
    case .canvasFrames: "frames are those of the canvas, which a device may lay out anew"
    case .systemScreen: "this screen belongs to the system and not to an app"
    case .slowPattern: "the pattern took too long"
    }
  }

  func words(for category: RuleCategory) -> AuditWords.Category {
    switch category {
    case .label: ("Names, values and traits", "names")
    case .simplify: ("Fewer stops", "the number of stops")
    case .navigate: ("Order and focus", "order")
    case .scenario: ("In use", "use")
    case .text: ("Words", "words")
    case .contrast: ("Colours", "contrast")
    case .size: ("Sizes", "size")
    case .localization: ("Languages", "languages")
    case .source: ("Code", "code")
    case .tool: ("The audit itself", "the audit")
    }
  }

  func omitted(_ findings: String) -> String {
    "Not shown here, for want of room: \(findings)."
  }

  func notJudged(_ reasons: [IncompleteReason]) -> String {
    let names = reasons.compactMap(\.field).map(name)
    let fields = names.count > 6 ? names.prefix(6) + ["…"] : names
    let others = reasons.filter { $0.field == nil }.map { self($0) }
    let missing =
      fields.isEmpty ? [] : ["the input does not tell \(fields.joined(separator: ", "))"]
    return "not measured in full: " + (others + missing).joined(separator: "; ")
  }

  func notJudged(_ files: String) -> String {
    "not measured in full: \(files), --explain-input says why"
  }

  func more(_ places: String) -> String { "… and \(places) more" }

  func ran(_ rules: Int, of all: Int) -> String { "\(rules) of \(all) rules ran" }

  func showRest(_ rest: String) -> String { "--all shows the rest: \(rest)" }

  func showCode(_ lines: String) -> String { "… \(lines): --all shows the code" }

  func unlikeRule(_ own: Severity, isConfigured: Bool) -> String {
    isConfigured
      ? "the configuration says so, the rule itself \(self(own))"
      : "usually \(self(own))"
  }

  func written(_ findings: String, to path: String, orWith line: String?) -> String {
    let use =
      line.map { "with --baseline \(path), or with ‘\($0)’ in .earshot.yml, only others count" }
      ?? "only others count from now on"
    return "\(findings) written to \(path); \(use)"
  }

  /// What a property is called by people who hear it.
  private func name(_ field: Element.Field) -> String {
    switch field {
    case .isAccessibilityElement: "what is a stop"
    case .label: "labels"
    case .value: "values"
    case .hint: "hints"
    case .identifier: "identifiers"
    case .traits: "traits"
    case .frame: "frames"
    case .path: "outlines"
    case .activationPoint: "activation points"
    case .language: "languages of texts"
    case .containerType: "containers and tables"
    case .accessibilityElements: "lists of elements"
    case .groupsChildren: "groups"
    case .elementsHidden: "what is hidden from VoiceOver"
    case .isHidden: "what is not drawn"
    case .isModal: "modal views"
    case .navigationStyle: "navigation styles"
    case .customActions: "custom actions"
    case .customContent: "custom content"
    case .customRotors: "rotors"
    case .userInputLabels: "names for Voice Control"
    case .dragDescriptions: "drag and drop"
    case .expandedStatus: "what is expanded"
    case .textInput: "how text is entered"
    case .adjustment: "what swipes up and down change"
    case .position: "positions in lists"
    case .headingLevel: "levels of headings"
    case .handlers: "escape and magic tap"
    case .isTappable: "what reacts to a tap"
    case .respondsToUserInteraction: "what responds to Switch Control"
    case .appearance: "colours and sizes of text"
    }
  }

  func place(_ x: Int, _ y: Int) -> String { "at \(x), \(y)" }

  func quoted(_ text: String) -> String { "“\(text)”" }

  func scale(_ category: RuleCategory) -> String { category.rawValue }

  func scale(_ confidence: Confidence) -> String { confidence.rawValue }

  func scale(_ impact: Impact) -> String { impact.rawValue }

  var manual: RuleManual.Words {
    RuleManual.Words(
      title: "Rules", count: "rules", rule: "rule", severity: "severity", category: "step",
      summary: "what it finds", confidence: "confidence", impact: "impact", what: "What is wrong",
      why: "Who is hurt, and how", fix: "How to mend it", inputs: "Looks at",
      screens: "screens", strings: "strings files", sessions: "sessions", criteria: "WCAG 2.2",
      settings: "Settings", optIn: "runs only when it is asked for in opt_in_rules",
      seeAlso: "See also", supersededBy: "Silent where these speak", fails: "Fails",
      boundary: "just fails", passes: "Passes", marks: "▼ marks what is found")
  }
}
