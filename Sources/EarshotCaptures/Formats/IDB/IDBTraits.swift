import EarshotTree

/// The traits of idb, which are names of UIKit's bits.
enum IDBTraits {
  private static let names: [String] = [
    "Button", "Link", "Image", "Selected", "PlaysSound", "KeyboardKey", "StaticText",
    "SummaryElement", "NotEnabled", "UpdatesFrequently", "SearchField", "StartsMediaSession",
    "Adjustable", "AllowsDirectInteraction", "CausesPageTurn", "TabBar", "Header", "WebContent",
    "TextEntry", "PickerElement", "RadioButton", "IsEditing", "LaunchIcon", "StatusBarElement",
    "SecureTextField", "Inactive", "Footer", "BackButton", "TabButton", "AutoCorrectCandidate",
    "DeleteKey", "SelectionDismissesItem", "Visited", "Scrollable", "Spacer", "TableIndex", "Map",
    "TextOperationsAvailable", "Draggable", "GesturePracticeRegion", "PopupButton",
    "AllowsNativeSliding", "MathEquation", "ContainedByTable", "ContainedByList",
    "TouchContainer", "SupportsZoom", "TextArea", "BookContent", "ContainedByLandmark",
    "FolderIcon", "ReadOnly", "MenuItem", "Toggle", "IgnoreItemChooser", "SupportsTrackingDetail",
    "Alert", "ContainedByFieldset", "AllowsLayoutChangeInStatusBar",
  ]

  private static let byName = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, Traits(rawValue: 1 << UInt64($0))) })

  /// The trait of a name; `nil` when it is none.
  ///
  /// "None" is no trait at all.
  static func trait(_ name: String) -> Traits? { name == "None" ? [] : byName[name] }
}
