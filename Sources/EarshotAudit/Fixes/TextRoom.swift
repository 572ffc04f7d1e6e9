import EarshotText
import EarshotTree

/// The room that an object of a storyboard or xib leaves its text once the font is larger.
struct TextRoom {
  private let subject: FixSubject
  private let size: Double

  /// The room of a text in a size of points.
  init(_ subject: FixSubject, size: Double) {
    self.subject = subject
    self.size = size
  }

  /// The width that the text takes, at most.
  private var needed: Double {
    let isBold = ["bold", "semibold"].contains(subject.fontWeight)
    return size * TextWidths.width(of: subject.text, isBold: isBold)
  }

  /// The height of a line in sizes of the letters.
  private static let lineHeight: Double = 1.2

  /// Whether something other than the text decides how wide the object is.
  var isWidthHeld: Bool {
    guard let object = subject.document else { return false }
    let held = object.heldByOthers
    let isPinned =
      !held.isDisjoint(with: ["leading", "left", "leadingMargin"])
      && !held.isDisjoint(with: ["trailing", "right", "trailingMargin"])
    return object.isPlacedByFrame || isPinned || held.contains("width")
      || subject.around?.tag == "stackView" || ownConstraint != nil
  }

  /// The constraint of its own that keeps it from being wider.
  var ownConstraint: DocumentObject.Constraint? {
    subject.document?.constraints.first { $0.side == "width" && $0.isLimit }
  }

  /// How much wider it has to be, in whole points; zero when the text has room.
  var missingWidth: Double {
    guard subject.lines == 1, isWidthHeld, let frame = subject.frame else { return 0 }
    return max(0, (needed - frame.width).rounded(.up))
  }

  /// Whether the height is held lower than a line is.
  var isTooLow: Bool {
    let isHeld =
      subject.document?.isPlacedByFrame == true
      || subject.document?.constraints.contains { $0.side == "height" && $0.isLimit } == true
    guard isHeld, let frame = subject.frame else { return false }
    return frame.height < (size * Self.lineHeight).rounded(.up)
  }
}
