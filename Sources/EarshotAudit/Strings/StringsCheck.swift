/// What a rule does with strings files.
enum StringsCheck: Sendable {
  /// It looks at each text as at a stop of a screen.
  case texts
  /// It looks at the texts that are made for listeners; on a screen the others have attributes or
  /// names of products that no strings file tells.
  case spokenTexts
  /// It looks at the keys with their forms and languages.
  case entries(@Sendable (inout StringsRun) -> Void)
}

extension StringsCheck {
  /// Whether texts for the eye are left out.
  var isOnlySpoken: Bool { if case .spokenTexts = self { true } else { false } }
}
