/// The preferences of a person for scanning, the gliding cursor and taps.
///
/// The values are those of a device that was just set up, as a public copy of the Settings app has
/// them, unless a property says otherwise.
public struct SwitchPreferences: Hashable, Sendable {
  /// How the highlight moves.
  public enum ScanningStyle: String, Hashable, Sendable, CaseIterable {
    /// "Auto Scanning": it moves by itself after an interval.
    case auto
    /// "Manual Scanning": one switch moves it, another one selects.
    case manual
    /// "Single Switch Step Scanning": a switch moves it, and what stays highlighted is selected.
    case dwell
  }

  /// The kind of place that scanning looks for.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Items and groups of items are highlighted one after another.
    case item
    /// Lines glide over the screen until a point is chosen.
    case point
  }

  /// The effect of selecting an item.
  public enum TapBehavior: String, Hashable, Sendable, CaseIterable {
    /// "Default": the scanner menu opens.
    case menu
    /// "Auto Tap": the item is tapped, unless select is pressed again within an interval.
    case auto
    /// "Always Tap": the item is tapped at once; in point mode it is as ``menu``.
    case always
  }

  /// Where scanning goes on after a tap.
  public enum FocusAfterTap: String, Hashable, Sendable, CaseIterable {
    /// From the first item of the screen.
    case first
    /// At the item that was tapped.
    case current
  }

  /// How often each direction is scanned for a point.
  public enum GlidingCursor: String, Hashable, Sendable, CaseIterable {
    /// Once, by a line.
    case single
    /// By a band, and then by a line inside it.
    case refined
    /// As ``refined``, and then by a slow line around the place.
    case precise
  }

  /// A part of the first page of the scanner menu.
  public enum MenuPart: String, Hashable, Sendable, CaseIterable {
    /// Tap.
    case tap
    /// One step more and one less of an adjustable item.
    case adjust
    /// Scroll.
    case scroll
    /// Back.
    case back
    /// The custom actions.
    case actions
  }

  /// How the highlight moves.
  public var scanningStyle = ScanningStyle.auto
  /// The kind of place that scanning looks for.
  public var mode = Mode.item
  /// Whether items are grouped, "Group Items".
  public var isGrouping = true
  /// Seconds for which an item is highlighted, "Auto Scanning Time".
  public var interval = 1.0
  /// Seconds for which the first item is highlighted in addition, "Pause on First Item"; 0 is off.
  public var pauseOnFirst = 0.0
  /// How often each item of a level is visited before scanning leaves it, "Loops"; 0 is for ever.
  ///
  /// The copy of the Settings app lists 0 without saying what it means; for ever is an assumption.
  public var loops = 4
  /// Seconds for which an item stays highlighted until it is selected, "Dwell Time"; 2 is assumed.
  public var dwellTime = 2.0
  /// The effect of selecting an item.
  public var tapBehavior = TapBehavior.menu
  /// Seconds in which a second press opens the menu with Auto Tap.
  public var autoTapInterval = 0.75
  /// Where scanning goes on after a tap.
  public var focusAfterTap = FocusAfterTap.first
  /// The parts of the first page of the scanner menu, in order, "Menu Items"; the order of a
  /// source.
  public var menuParts = MenuPart.allCases
  /// How often each direction is scanned for a point.
  public var glidingCursor = GlidingCursor.refined
  /// Points a second at which the band glides; 120 is assumed, as the speed in Settings is a number
  /// from 1 to 120 without a unit.
  public var bandSpeed = 120.0
  /// Points a second at which the line glides inside the band; 30 is an assumption.
  public var lineSpeed = 30.0
  /// Points a second at which the last line of ``GlidingCursor/precise`` glides; 10 is assumed.
  public var preciseSpeed = 10.0
  /// Breadth of the band in points; 80 is an assumption.
  public var bandBreadth = 80.0

  /// Preferences of a device that was just set up.
  public init() {}
}
