package import EarshotTree

/// One result of Apple's audit, from whichever tool it came.
package struct AppleAuditIssue: Hashable, Sendable {
  /// The problem.
  package var kind: AppleAuditKind
  /// The short message, such as "Contrast failed"; empty when there is none.
  package var message: String
  /// The long message; empty when there is none.
  package var details: String
  /// The label of the element; `nil` when it is not told.
  package var label: String?
  /// The identifier of the element; `nil` when it is not told.
  package var identifier: String?
  /// The type of the element, such as `StaticText`, without a prefix; `nil` when it is not told.
  package var type: String?
  /// Where it is, in points of the screen.
  package var frame: Rect?
  /// The colour of the text as `#RRGGBB`.
  package var color: String?
  /// The colour behind it as `#RRGGBB`.
  package var background: String?
  /// The size of the font in points; `nil` when it is not told.
  package var fontSize: Double?
  /// The description of the picture by a machine; `nil` if there is none.
  package var machineDescription: String?
  /// Where in the input it was read.
  package var location: SourceLocation?

  /// Makes an issue of which only the kind is known.
  package init(_ kind: AppleAuditKind, message: String = "", details: String = "") {
    self.kind = kind
    self.message = message
    self.details = details
  }

  /// Whether anything tells which element it is about.
  package var isPlaced: Bool {
    [label, identifier].contains { $0?.trimmed.isEmpty == false }
      || frame.map { !$0.isEmpty && $0.isFinite } == true
  }

  /// A name for it: what is heard, else what it is; `nil` when nothing but its place is told.
  package var name: String? {
    let words = [label, machineDescription, identifier, type].lazy.compactMap { $0?.trimmed }
    return words.first { !$0.isEmpty }
  }

  /// The contrast ratio of the two colours; `nil` when one is not known.
  package var ratio: Double? {
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
