package import EarshotText

extension Chart.Axis {
  /// A number on the axis in words: that of its template, or the number alone.
  package func wording(of number: Double, language: Language) -> String {
    template.map { AdjustmentTemplate($0).wording(of: number, language: language) }
      ?? AdjustmentTemplate.number(number, language: language)
  }

  /// A place on the axis in words.
  package func wording(of place: Chart.Place, language: Language) -> String {
    switch place {
    case .category(let name): name
    case .number(let number): wording(of: number, language: language)
    }
  }
}
