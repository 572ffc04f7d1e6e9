import EarshotText
import EarshotTree

/// What XCTest tells of one element, in whichever format it was written down.
struct XCTestNode {
  /// What a source states about an element besides its texts.
  struct Flags: OptionSet {
    let rawValue: UInt32

    /// The source says that it is on the screen, or says that it is not.
    static let isVisible = Flags(rawValue: 1 << 0)
    static let isInvisible = Flags(rawValue: 1 << 1)
    /// The source says that VoiceOver stops there, or says that it does not.
    static let isAccessible = Flags(rawValue: 1 << 2)
    /// The app itself says that it is an element, or says that it is not.
    static let isNativeElement = Flags(rawValue: 1 << 3)
    static let isNoNativeElement = Flags(rawValue: 1 << 4)
    static let isDisabled = Flags(rawValue: 1 << 5)
    static let isSelected = Flags(rawValue: 1 << 6)
    static let isEditing = Flags(rawValue: 1 << 7)
    /// The identifier was given and is no copy of the label.
    static let hasOwnIdentifier = Flags(rawValue: 1 << 8)
    /// It is beyond what a listener reaches, by its place.
    static let isOutOfReach = Flags(rawValue: 1 << 9)
    /// It belongs to the status bar, without a view that says so.
    static let isInStatusBar = Flags(rawValue: 1 << 10)
    /// The source says that it hides its siblings.
    static let isModal = Flags(rawValue: 1 << 11)
    static let isExpanded = Flags(rawValue: 1 << 12)
    static let isCollapsed = Flags(rawValue: 1 << 13)
    /// It leads back, by its place in a navigation bar.
    static let leadsBack = Flags(rawValue: 1 << 14)
    /// It is the text of a heading of a page.
    static let isHeadingOfPage = Flags(rawValue: 1 << 15)
    /// It is a cell with the sign that it leads on.
    static let leadsOn = Flags(rawValue: 1 << 16)
  }

  var kind: XCTestKind
  /// The type as the source writes it; empty when it writes none.
  var type: String
  var identifier: String?
  var label: String?
  var value: String?
  /// Whether the source has a state in the place of the value, which the app may have set as well.
  var isValueItsState = false
  var placeholder: String?
  var hint: String?
  /// Empty when the source gives a rectangle that is none.
  var frame: Property<Rect> = .notCaptured
  var flags: Flags = []
  var traits: Property<Traits> = .notCaptured
  var minimum: Double?
  var maximum: Double?
  var customActions: [String]?
  var location: SourceLocation
  /// The index of the node around it; -1 for a root.
  var parent = -1
  /// The index after the last node inside it.
  var end = 0

  /// The label, when it says something.
  var spokenLabel: String? {
    guard let label, !label.isEmpty else { return nil }
    return label
  }

  /// The words of the node: its label, or the value of a text, or of a node without a type, that has
  /// no label.
  var text: String? {
    if let spokenLabel { return spokenLabel }
    guard kind == .staticText || kind == .any, let value, !value.isEmpty else { return nil }
    return value
  }

  /// Whether the value is the label again, but for spaces at its ends.
  var valueRepeatsLabel: Bool { value?.trimmed == label?.trimmed }

  /// Whether it has a label and a value besides, which is no level of a heading.
  var hasOwnValue: Bool {
    guard spokenLabel != nil, let value, !value.isEmpty, !valueRepeatsLabel else { return false }
    return !(value.utf8.count == 1 && Int(value) != nil)
  }

  /// Whether the frame is known and has no extent.
  var hasEmptyFrame: Bool {
    switch frame {
    case .given(let rect): rect.isEmpty
    case .empty: true
    case .notCaptured: false
    }
  }
}

extension XCTestNode {
  /// Whether it is as small and square as a symbol, which no word of text is.
  var isSymbol: Bool {
    guard let frame = frame.value, kind != .staticText else { return false }
    return max(frame.width, frame.height) <= 32 && isSquare
  }

  /// Whether it is a small picture, as of a person in a row.
  var isThumbnail: Bool { isSquare && (frame.value?.height ?? 0) <= 64 }

  /// Whether no side is longer than twice the other one.
  private var isSquare: Bool {
    guard let frame = frame.value, !frame.isEmpty else { return false }
    return frame.width <= 2 * frame.height && frame.height <= 2 * frame.width
  }
}
