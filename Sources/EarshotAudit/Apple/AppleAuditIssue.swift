public import EarshotTree

/// One result of Apple's audit, from whichever tool it came.
public struct AppleAuditIssue: Hashable, Sendable {
  /// The problem.
  public var kind: AppleAuditKind
  /// The short message, such as "Contrast failed"; empty when there is none.
  public var message: String
  /// The long message; empty when there is none.
  public var details: String
  /// The label of the element; `nil` when it is not told.
  public var label: String?
  /// The identifier of the element; `nil` when it is not told.
  public var identifier: String?
  /// The type of the element, such as `StaticText`, without a prefix; `nil` when it is not told.
  public var type: String?
  /// Where it is, in points of the screen.
  public var frame: Rect?
  /// The colour of the text as `#RRGGBB`.
  public var color: String?
  /// The colour behind it as `#RRGGBB`.
  public var background: String?
  /// The size of the font in points; `nil` when it is not told.
  public var fontSize: Double?
  /// The description of the picture by a machine; `nil` if there is none.
  public var machineDescription: String?
  /// Where in the input it was read.
  public var location: SourceLocation?

  /// Makes an issue of which only the kind is known.
  public init(_ kind: AppleAuditKind, message: String = "", details: String = "") {
    self.kind = kind
    self.message = message
    self.details = details
  }

  /// Whether anything tells which element it is about.
  public var isPlaced: Bool {
    [label, identifier].contains { $0?.trimmed.isEmpty == false }
      || frame.map { !$0.isEmpty && $0.isFinite } == true
  }

  /// A name for it: what is heard, else what it is; `nil` when nothing but its place is told.
  public var name: String? {
    let words = [label, machineDescription, identifier, type].lazy.compactMap { $0?.trimmed }
    return words.first { !$0.isEmpty }
  }

  /// The contrast ratio of the two colours; `nil` when one is not known.
  public var ratio: Double? {
    guard let text = color.flatMap(Color.init(hex:)),
      let behind = background.flatMap(Color.init(hex:))
    else { return nil }
    return text.contrast(with: behind)
  }

  /// The issue with a finer kind where the type alone was told and other data say more.
  var refined: AppleAuditIssue {
    guard message.isEmpty else { return self }
    var issue = self
    switch kind {
    // Apple calls nearly passed what is enough for large text.
    case .contrastFailed where (ratio ?? 0) >= 3: issue.kind = .contrastNearlyPassed
    case .noDescription where label?.trimmed.isEmpty == false: issue.kind = .notHumanReadable
    default: break
    }
    return issue
  }
}
