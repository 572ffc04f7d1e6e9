import EarshotSpeech
import EarshotTree

extension AuditConfiguration {
  /// Names of rules, formats and languages that do not exist, with what was probably meant.
  ///
  /// - Parameters:
  ///   - reporters: the formats of a report.
  ///   - languages: the languages that there are words in.
  package func problems(reporters: [String], languages: [String]) -> [ConfigurationError.Problem] {
    let known = Rule.manual.map(\.id) + customRules.map(\.value.id)
    var problems: [ConfigurationError.Problem] = []
    func ask(_ written: [LocatedValue<String>], _ what: String, _ known: [String]) {
      for word in written where !known.contains(word.value) {
        problems.append(
          word.problem(
            "unknown \(what) '\(word.value)'",
            help: ConfigurationReader.help(for: word.value, among: known)))
      }
    }
    switch selection {
    case .only(let ids): ask(ids, "rule", known)
    case .standard(let disabled, let optedIn):
      ask(disabled, "rule", known)
      ask(optedIn, "rule", known + ["all"])
    }
    ask(reporter.map { [$0] } ?? [], "reporter", reporters)
    // A tag such as `ru-RU` is spoken with the words of its language.
    if let language, Phrasebook.book(for: language.value) == nil {
      ask([language], "language", languages)
    }
    return problems
  }
}
