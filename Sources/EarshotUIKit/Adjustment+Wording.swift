import EarshotText
package import EarshotTree

extension Adjustment {
  /// The value that is spoken: the option and its place in the series, or the template filled in.
  ///
  /// A language without known words for a place in a series gets the option alone.
  ///
  /// - Parameter language: BCP 47 tag of the language that the app speaks.
  package func wording(language: String) -> String {
    switch self {
    case .options(let options): options.wording(.words(in: language))
    case .range(let range): range.wording(language: Language(language))
    }
  }
}

extension Adjustment.Options {
  fileprivate func wording(_ words: SystemWords) -> String {
    guard names.indices.contains(index) else { return "" }
    guard isEnumerated, let series = words.place(index + 1, names.count) else {
      return names[index]
    }
    return "\(names[index]), \(series.text)"
  }
}

extension Adjustment.Range {
  fileprivate func wording(language: Language) -> String {
    if value == 0, let zero { return zero }
    return template.map { AdjustmentTemplate($0).wording(of: value, language: language) }
      ?? AdjustmentTemplate.number(value, language: language)
  }
}
