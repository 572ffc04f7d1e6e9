extension Rule {
  /// All rules, sorted by id.
  public static let all: [Rule] = [
    .contrastDisabled,
    .contrastNontext,
    .contrastText,
    .contrastTextEnhanced,
    .labelMissing,
  ]

  /// The rule of an id.
  public static func named(_ id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
