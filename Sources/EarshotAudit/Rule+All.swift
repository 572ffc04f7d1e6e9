extension Rule {
  /// All rules, sorted by id.
  public static let all: [Rule] = [
    .adjustableHidesControls,
    .badgeNotInLabel,
    .carouselFlat,
    .carouselNoPosition,
    .cellFocusSmall,
    .containerTypeMissing,
    .contrastDisabled,
    .contrastNontext,
    .contrastText,
    .contrastTextEnhanced,
    .controlLabelSplit,
    .duplicateAnnouncement,
    .elementEmpty,
    .fieldLabelHidesValue,
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
    .roleUnknown,
    .rowTooManyStops,
    .screenTooManyStops,
    .separatorExposed,
    .stateExpandedMissing,
    .stepperSplit,
    .tableHeadersMissing,
    .touchCoverageLow,
    .traitConflict,
    .traitDisabledUsable,
    .traitMissingButton,
    .traitMissingDisabled,
    .traitMissingImage,
    .traitMissingKeyboardKey,
    .traitMissingSearch,
    .traitMissingSelected,
    .traitStaticInteractive,
  ]

  /// The rule of an id.
  public static func named(_ id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
