/// The part of the work that a rule belongs to: the four steps of the sources, then looks and words.
public enum RuleCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Each element says what it is: names, values, hints, traits, actions.
  case label
  /// There are no more stops than needed.
  case simplify
  /// Order, focus, modal views, headings, scrolling.
  case navigate
  /// What happens over time and in use.
  case scenario
  /// Words as they are heard.
  case text
  /// Colours.
  case contrast
  /// Touch areas and the size of text.
  case size
  /// Plurals and translation.
  case localization
  /// Code: what is wrong in it before there is a screen.
  case source
  /// The audit itself: captures, suppressions, baselines.
  case tool

  /// Orders steps as the work goes.
  public static func < (left: RuleCategory, right: RuleCategory) -> Bool {
    left.order < right.order
  }

  private var order: Int { RuleCategory.allCases.firstIndex(of: self) ?? 0 }
}
