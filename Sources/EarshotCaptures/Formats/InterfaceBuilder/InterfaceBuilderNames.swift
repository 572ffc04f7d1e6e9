import EarshotTree

/// The names of Interface Builder documents that mean something, and those that never do here.
package enum InterfaceBuilderNames {
  /// The class of UIKit of each tag that stands for a view.
  static let classes: [String: String] = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
    "tableViewHeaderFooterView": "UIView", "stackView": "UIStackView",
    "textField": "UITextField", "textView": "UITextView", "tableView": "UITableView",
    "scrollView": "UIScrollView", "activityIndicatorView": "UIActivityIndicatorView",
    "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView",
    "collectionView": "UICollectionView", "collectionReusableView": "UICollectionReusableView",
    "switch": "UISwitch", "navigationBar": "UINavigationBar", "toolbar": "UIToolbar",
    "tabBar": "UITabBar", "visualEffectView": "UIVisualEffectView", "containerView": "UIView",
    "segmentedControl": "UISegmentedControl", "slider": "UISlider", "stepper": "UIStepper",
    "searchBar": "UISearchBar", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
    "progressView": "UIProgressView", "pageControl": "UIPageControl", "wkWebView": "WKWebView",
    "webView": "UIWebView", "mapView": "MKMapView", "control": "UIControl", "glkView": "GLKView",
    "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "calendarView": "UICalendarView", "colorWell": "UIColorWell",
  ]

  /// Views that show something only in a state which the document does not show.
  static let hiddenKeys: Set<String> = [
    "selectedBackgroundView", "multipleSelectionBackgroundView", "backgroundView",
    "editingAccessoryView", "inputAccessoryView", "inputView",
  ]

  /// The words of the system for the items of bars that it draws, in English.
  package static let systemItems: [String: String] = [
    "add": "Add", "edit": "Edit", "done": "Done", "cancel": "Cancel", "save": "Save",
    "undo": "Undo", "redo": "Redo", "compose": "Compose", "reply": "Reply", "action": "Share",
    "organize": "Organize", "trash": "Delete", "bookmarks": "Bookmarks", "search": "Search",
    "refresh": "Refresh", "stop": "Stop", "camera": "Camera", "play": "Play", "pause": "Pause",
    "rewind": "Rewind", "fastForward": "Fast forward", "pageCurl": "Page curl", "close": "Close",
    // Items of a tab bar.
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History",
    "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
  ]

  /// The items of the system that are words; the others are symbols.
  package static let itemsOfText: Set<String> = [
    "edit", "done", "cancel", "save", "undo", "redo", "more", "favorites", "featured", "topRated",
    "recents", "contacts", "history", "bookmarks", "search", "downloads", "mostRecent",
    "mostViewed",
  ]

  /// Items of bars that only take up room.
  package static let spaces: Set<String> = ["flexibleSpace", "fixedSpace"]

  /// The words of the system for the buttons that it draws, in English.
  package static let buttonTypes: [String: String] = [
    "contactAdd": "Add", "infoLight": "More Info", "infoDark": "More Info",
    "detailDisclosure": "More Info", "close": "Close",
  ]

  /// Width, height and pixels per point of the devices on the canvas, upright.
  static let devices: [String: (size: Size, scale: Double)] = [
    "retina3_5": (Size(width: 320, height: 480), 2),
    "retina4_0": (Size(width: 320, height: 568), 2),
    "retina4_7": (Size(width: 375, height: 667), 2),
    "retina5_5": (Size(width: 414, height: 736), 3),
    "retina5_9": (Size(width: 375, height: 812), 3),
    "retina6_1": (Size(width: 414, height: 896), 2),
    "retina6_5": (Size(width: 414, height: 896), 3),
    "retina6_0": (Size(width: 390, height: 844), 3),
    "retina6_12": (Size(width: 393, height: 852), 3),
    "retina6_7": (Size(width: 428, height: 926), 3),
    "retina6_72": (Size(width: 430, height: 932), 3),
    "ipad9_7": (Size(width: 768, height: 1024), 2),
    "ipad10_5": (Size(width: 834, height: 1112), 2),
    "ipad11_0rounded": (Size(width: 834, height: 1194), 2),
    "ipad12_9": (Size(width: 1024, height: 1366), 2),
    "ipad12_9rounded": (Size(width: 1024, height: 1366), 2),
  ]

  /// Points and weight of the text styles at the standard size.
  static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleLargeTitle": .largeTitle, "UICTFontTextStyleTitle0": .largeTitle,
    "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
  ]

  /// Tags inside a view that say nothing about what is heard.
  static let ignoredTags: Set<String> = [
    "rect", "autoresizingMask", "constraints", "constraint", "color", "nil", "inset", "edgeInsets",
    "directionalEdgeInsets", "fontDescription", "point", "size", "viewLayoutGuide",
    "viewControllerLayoutGuide", "layoutGuides", "variation", "connections",
    "userDefinedRuntimeAttributes", "accessibility", "textInputTraits", "dataDetectorType",
    "collectionViewFlowLayout", "collectionViewLayout", "blurEffect", "vibrancyEffect", "locale",
    "date", "calendarDate", "timeZone", "gestureRecognizers", "imageReference",
    "preferredSymbolConfiguration",
    "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedToolbarMetrics",
    "simulatedTabBarMetrics", "simulatedNavigationBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedMetricsContainer", "extendedEdge", "textAttributes",
    "toolbarAppearance", "navigationBarAppearance", "tabBarAppearance", "offsetWrapper",
    "attributedString", "string", "mutableString", "state", "buttonConfiguration", "segments",
    "subviews", "sections", "prototypes", "cells", "items", "navigationItem", "tabBarItem",
    "barButtonItem", "toolbarItems", "keyCommands", "modalPageSheetSizeReference", "exit",
    "wkWebViewConfiguration", "scopeButtonTitles", "userGuides", "bool", "integer", "real",
    "menu", "commands", "swipeGestureRecognizer", "designable", "tapGestureRecognizer",
  ]

  /// Attributes of a view that say nothing about what is heard, or are read elsewhere.
  static let knownAttributes: Set<String> = Set(
    (layoutAttributes + textAttributes + controlAttributes + containerAttributes))

  private static let layoutAttributes = [
    "key", "id", "userLabel", "customClass", "customModule", "customModuleProvider", "tag",
    "hidden", "alpha", "opaque", "userInteractionEnabled", "multipleTouchEnabled", "contentMode",
    "clipsSubviews", "clearsContextBeforeDrawing", "autoresizesSubviews", "fixedFrame",
    "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority", "misplaced",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "ambiguous",
    "verticalCompressionResistancePriority", "insetsLayoutMarginsFromSafeArea",
    "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth", "verifyAmbiguity",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "semanticContentAttribute",
    "restorationIdentifier", "reuseIdentifier", "exclusiveTouch", "simulatedAppContext",
    "appearanceType", "viewLayoutGuide", "viewContentMode", "toolTip",
    "simulatedUserInterfaceStyle",
    "colorLabel", "sceneMemberID", "interfaceStyle", "horizontalCompressionPriority",
    "focusGroupIdentifier", "preferredBehavioralStyle", "intrinsicContentSize",
  ]

  private static let textAttributes = [
    "text", "textAlignment", "lineBreakMode", "numberOfLines", "baselineAdjustment",
    "adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor", "preferredMaxLayoutWidth",
    "usesAttributedText", "adjustsLetterSpacingToFitWidth", "adjustsFontForContentSizeCategory",
    "placeholder", "borderStyle", "clearButtonMode", "clearsOnBeginEditing", "editable",
    "selectable", "allowsEditingTextAttributes", "usesAttributedTitle", "highlighted",
    "highlightedColor", "textColor", "shadowColor", "enabled", "selected", "font",
    "spellCheckingType",
    "showsExpansionTextWhenTruncated", "allowsDefaultTighteningForTruncation",
  ]

  private static let controlAttributes = [
    "contentHorizontalAlignment", "contentVerticalAlignment", "buttonType", "hasAttributedTitle",
    "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted", "pointerInteraction",
    "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "springLoaded", "role",
    "changesSelectionAsPrimaryAction", "showsMenuAsPrimaryAction", "on", "value", "minValue",
    "maxValue", "continuous", "stepValue", "maximumValue", "minimumValue", "wraps", "autorepeat",
    "progress", "progressViewStyle", "numberOfPages", "currentPage", "hidesForSinglePage",
    "defersCurrentPageDisplay", "style", "animating", "hidesWhenStopped", "segmentControlStyle",
    "selectedSegmentIndex", "momentary", "apportionsSegmentWidthsByContent", "image", "catalog",
    "highlightedImage", "adjustsImageSizeForAccessibilityContentSizeCategory", "datePickerMode",
    "minuteInterval", "useCurrentDate", "countDownDuration", "minimumDate", "maximumDate", "date",
    "searchBarStyle", "showsCancelButton", "showsScopeBar", "prompt", "showsBookmarkButton",
    "showsSearchResultsButton", "barStyle", "translucent", "largeTitles", "title",
    "selectedBackgroundImage", "preferredSymbolConfiguration", "symbolScale", "thumbTintColor",
    "preferredDatePickerStyle", "backgroundImage", "tintAdjustmentMode", "itemPositioning",
  ]

  private static let containerAttributes = [
    "axis", "alignment", "distribution", "spacing", "baselineRelativeArrangement",
    "layoutMarginsRelativeArrangement", "dataMode", "rowHeight", "estimatedRowHeight",
    "sectionHeaderHeight", "estimatedSectionHeaderHeight", "sectionFooterHeight",
    "estimatedSectionFooterHeight", "separatorStyle", "alwaysBounceVertical", "bounces",
    "alwaysBounceHorizontal", "bouncesZoom", "scrollEnabled", "pagingEnabled",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "directionalLockEnabled",
    "keyboardDismissMode", "delaysContentTouches", "canCancelContentTouches", "indicatorStyle",
    "minimumZoomScale", "maximumZoomScale", "scrollIndicatorInsets", "allowsSelection",
    "allowsMultipleSelection", "allowsSelectionDuringEditing", "contentInsetAdjustmentBehavior",
    "allowsMultipleSelectionDuringEditing", "contentViewInsetsToSafeArea", "prefetchingEnabled",
    "selectionStyle", "accessoryType", "editingAccessoryType", "indentationWidth",
    "indentationLevel",
    "shouldIndentWhileEditing", "hidesAccessoryWhenEditing", "showsReorderControl", "textLabel",
    "detailTextLabel", "imageView", "focusStyle", "tableViewCell", "collectionViewCell",
    "separatorInsetReference", "sectionIndexMinimumDisplayRowCount",
    "remembersLastFocusedIndexPath",
    "sectionHeaderTopPadding", "selfSizingInvalidation", "fillerRowHeight", "separatorInset",
    "mapType", "zoomEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation", "showsCompass",
    "showsScale", "allowsLinkPreview", "scalesPageToFit", "dataDetectorTypes",
    "selectionFollowsFocus",
  ]
}
