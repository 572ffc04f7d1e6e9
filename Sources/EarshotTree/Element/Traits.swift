/// `UIAccessibilityTraits`: what kind of thing an element is, in which state, with which behaviour.
///
/// All 64 bits are kept, public, private and unknown ones alike. Bits 0 to 16 and 46 and 53 are
/// public API; the other numbers come from the trait list of facebook/idb.
public struct Traits: OptionSet, Hashable, Sendable, Codable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt64

  /// Makes a set of traits from UIKit's bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: Int) {
    rawValue = 1 << UInt64(bit)
  }
}

extension Traits {
  /// Says "button"; activated by a double tap.
  public static let button = Traits(bit: 0)
  /// Says "link"; found by the links rotor.
  public static let link = Traits(bit: 1)
  /// Says "image".
  public static let image = Traits(bit: 2)
  /// Says "selected" before the name.
  public static let selected = Traits(bit: 3)
  /// Plays its own sound when activated; no word.
  public static let playsSound = Traits(bit: 4)
  /// Behaves as a key of a keyboard; no word, and removes "button".
  public static let keyboardKey = Traits(bit: 5)
  /// Text that does not change; no word.
  public static let staticText = Traits(bit: 6)
  /// Read once when the app starts; no word.
  public static let summaryElement = Traits(bit: 7)
  /// Says "dimmed": cannot be operated.
  public static let notEnabled = Traits(bit: 8)
  /// Its value is polled while it has focus; no word.
  public static let updatesFrequently = Traits(bit: 9)
  /// Says "search field".
  public static let searchField = Traits(bit: 10)
  /// Its name is not repeated after activation; no word.
  public static let startsMediaSession = Traits(bit: 11)
  /// Says "adjustable"; vertical swipes change the value.
  public static let adjustable = Traits(bit: 12)
  /// Touches pass through to the view; no word.
  public static let allowsDirectInteraction = Traits(bit: 13)
  /// Turns the page at the end of reading; no word.
  public static let causesPageTurn = Traits(bit: 14)
  /// Makes descendants tabs; no word of its own.
  public static let tabBar = Traits(bit: 15)
  /// Says "heading"; found by the headings rotor.
  public static let header = Traits(bit: 16)
  /// Web content (private).
  public static let webContent = Traits(bit: 17)
  /// Says "text field" (private).
  public static let textEntry = Traits(bit: 18)
  /// Says "picker item" (private).
  package static let pickerElement = Traits(bit: 19)
  /// Says "radio button" (private).
  public static let radioButton = Traits(bit: 20)
  /// Says "is editing" after a text field (private).
  public static let isEditing = Traits(bit: 21)
  /// An icon of the home screen (private).
  package static let launchIcon = Traits(bit: 22)
  /// Says "status bar item" (private).
  package static let statusBarElement = Traits(bit: 23)
  /// Says "secure text field" instead of "text field" (private).
  public static let secureTextField = Traits(bit: 24)
  /// Says "inactive" (private).
  package static let inactive = Traits(bit: 25)
  /// Says "footer" (private).
  package static let footer = Traits(bit: 26)
  /// Says "back button" and removes "button" (private).
  public static let backButton = Traits(bit: 27)
  /// Says "tab" and removes "button" (private).
  public static let tabBarItem = Traits(bit: 28)
  /// A candidate of the correction bar (private).
  package static let autoCorrectCandidate = Traits(bit: 29)
  /// The delete key of a keyboard (private).
  package static let deleteKey = Traits(bit: 30)
  /// Choosing it closes what it belongs to (private).
  package static let selectionDismissesItem = Traits(bit: 31)
  /// Says "visited" after a link (private).
  package static let visited = Traits(bit: 32)
  /// Can be scrolled (private); no word.
  package static let scrollable = Traits(bit: 33)
  /// An empty space of a bar (private); no word.
  package static let spacer = Traits(bit: 34)
  /// The index at the side of a table (private).
  package static let tableIndex = Traits(bit: 35)
  /// A map (private).
  package static let map = Traits(bit: 36)
  /// Text operations can be reached (private).
  package static let textOperationsAvailable = Traits(bit: 37)
  /// Says "draggable" (private).
  package static let draggable = Traits(bit: 38)
  /// Says "learning": the gesture practice region (private).
  package static let gesturePracticeRegion = Traits(bit: 39)
  /// Says "pop-up button" (private).
  public static let popupButton = Traits(bit: 40)
  /// Allows sliding on the native element (private); no word.
  package static let allowsNativeSliding = Traits(bit: 41)
  /// Says "maths" (private).
  package static let mathEquation = Traits(bit: 42)
  /// Lies in a table (private).
  package static let containedByTable = Traits(bit: 43)
  /// Lies in a list (private).
  package static let containedByList = Traits(bit: 44)
  /// A container for touches (private).
  package static let touchContainer = Traits(bit: 45)
  /// Can be zoomed (public since iOS 17); no word.
  public static let supportsZoom = Traits(bit: 46)
  /// A text field of several lines (private).
  package static let textArea = Traits(bit: 47)
  /// Text of a book (private); no word.
  package static let bookContent = Traits(bit: 48)
  /// Lies in a landmark (private).
  package static let containedByLandmark = Traits(bit: 49)
  /// Says "folder" (private).
  package static let folderIcon = Traits(bit: 50)
  /// Cannot be edited (private).
  package static let readOnly = Traits(bit: 51)
  /// Says "menu item" (private).
  package static let menuItem = Traits(bit: 52)
  /// Says "switch button" together with button, and its state (public since iOS 17).
  public static let toggleButton = Traits(bit: 53)
  /// Left out of the item chooser (private); no word.
  package static let ignoreItemChooser = Traits(bit: 54)
  /// Supports tracking detail (private); no word.
  package static let supportsTrackingDetail = Traits(bit: 55)
  /// An alert (private).
  package static let alert = Traits(bit: 56)
  /// Lies in a field set (private).
  package static let containedByFieldset = Traits(bit: 57)
  /// Allows a layout change in the status bar (private); no word.
  package static let allowsLayoutChangeInStatusBar = Traits(bit: 58)
  /// Says "video playback" (private).
  package static let videoPlayback = Traits(bit: 59)
  /// Says "icon" (private).
  package static let icon = Traits(bit: 60)
}

extension Traits {
  /// The name of every known bit, in bit order; names are UIKit's, or idb's for private bits.
  package static let knownNames: [String] = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "header", "webContent",
    "textEntry", "pickerElement", "radioButton", "isEditing", "launchIcon", "statusBarElement",
    "secureTextField", "inactive", "footer", "backButton", "tabBarItem", "autoCorrectCandidate",
    "deleteKey", "selectionDismissesItem", "visited", "scrollable", "spacer", "tableIndex", "map",
    "textOperationsAvailable", "draggable", "gesturePracticeRegion", "popupButton",
    "allowsNativeSliding", "mathEquation", "containedByTable", "containedByList", "touchContainer",
    "supportsZoom", "textArea", "bookContent", "containedByLandmark", "folderIcon", "readOnly",
    "menuItem", "toggleButton", "ignoreItemChooser", "supportsTrackingDetail", "alert",
    "containedByFieldset", "allowsLayoutChangeInStatusBar", "videoPlayback", "icon",
  ]

  /// The bits of Apple's public API.
  package static let publicBits = Traits(rawValue: 0x1_FFFF).union([.supportsZoom, .toggleButton])

  private static let bitsByName = Dictionary(
    uniqueKeysWithValues: knownNames.enumerated().map { ($1, $0) })

  /// Makes the trait of a name such as `header`, or of an unnamed bit written `bit61`.
  public init?(name: String) {
    if let bit = Traits.bitsByName[name] {
      self.init(bit: bit)
    } else if name.hasPrefix("bit"), let bit = Int(name.dropFirst(3)),
      (Traits.knownNames.count..<64).contains(bit)
    {
      self.init(bit: bit)
    } else {
      return nil
    }
  }

  /// The names of the traits in the set, in bit order; an unnamed bit is `bit61`.
  public var names: [String] {
    var names: [String] = []
    var rest = rawValue
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      names.append(bit < Traits.knownNames.count ? Traits.knownNames[bit] : "bit\(bit)")
      rest &= rest - 1
    }
    return names
  }
}
