extension Rule {
  /// All rules, sorted by id.
  public static let all: [Rule] = [
    .contrastDisabled,
    .contrastNontext,
    .contrastText,
    .contrastTextEnhanced,
    .labelMissing,
    .adjustableHidesControls,
    .carouselFlat,
    .carouselNoPosition,
    .cellFocusSmall,
    .containerTypeMissing,
    .controlLabelSplit,
    .duplicateAnnouncement,
    .elementEmpty,
    .groupHidesControl,
    .groupUnlabelled,
    .imageDecorativeExposed,
    .imageLargeHidden,
    .imageRowNamesLost,
    .imageTextSplit,
    .labelMissing,
    .labelNeedsCustomContent,
    .nestedInteractive,
    .pairSplit,
    .radioGroupSplit,
    .ratingSplit,
    .repeatedRowActions,
    .rowTooManyStops,
    .screenTooManyStops,
    .separatorExposed,
    .stepperSplit,
    .tableHeadersMissing,
    .touchCoverageLow,
  ]

  /// The rule of an id.
  public static func named(_ id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
