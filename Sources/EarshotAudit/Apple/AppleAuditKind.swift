/// The kind of a problem that Apple's audit found, as finely as its message tells.
package enum AppleAuditKind: Hashable, Sendable {
  /// "Contrast failed".
  case contrastFailed
  /// "Contrast nearly passed": enough for large text only.
  case contrastNearlyPassed
  /// "Potentially inaccessible text": read in the picture, found in no element.
  case inaccessibleText
  /// "Hit area is too small".
  case hitArea
  /// "Element has no description".
  case noDescription
  /// "Label not human-readable".
  case notHumanReadable
  /// "Image name used in description".
  case imageName
  /// "Text clipped".
  case textClipped
  /// "Dynamic Type font sizes are unsupported".
  case dynamicTypeUnsupported
  /// "Dynamic Type font sizes are partially unsupported".
  case dynamicTypePartial
  /// Traits that do not fit each other or the element.
  case trait
  /// "Action is missing", on macOS.
  case action
  /// "Parent/Child mismatch", on macOS.
  case parentChild
  /// A type that is not known, by its name or number.
  case unknown(String)

  /// All kinds that are known.
  package static let known: [AppleAuditKind] = ids.map(\.key)

  /// The known kinds with their ids.
  static let ids: KeyValuePairs<AppleAuditKind, String> = [
    .contrastFailed: "contrast-failed", .contrastNearlyPassed: "contrast-nearly-passed",
    .inaccessibleText: "inaccessible-text", .hitArea: "hit-area",
    .noDescription: "no-description", .notHumanReadable: "not-human-readable",
    .imageName: "image-name", .textClipped: "text-clipped",
    .dynamicTypeUnsupported: "dynamic-type-unsupported",
    .dynamicTypePartial: "dynamic-type-partial", .trait: "trait", .action: "action",
    .parentChild: "parent-child",
  ]

  /// The kind that a type and the message beside it mean.
  package init(_ type: AppleAuditType, saying message: String) {
    let message = message.lowercased()
    switch type {
    case .contrast: self = message.contains("nearly") ? .contrastNearlyPassed : .contrastFailed
    case .elementDetection: self = .inaccessibleText
    case .hitRegion: self = .hitArea
    case .sufficientElementDescription:
      if message.contains("image name") {
        self = .imageName
      } else {
        self = message.contains("human") ? .notHumanReadable : .noDescription
      }
    case .dynamicType:
      // Without a message the milder of the two is what is known.
      let isWhole = message.contains("unsupported") && !message.contains("partial")
      self = isWhole ? .dynamicTypeUnsupported : .dynamicTypePartial
    case .textClipped: self = .textClipped
    case .trait: self = .trait
    case .action: self = .action
    case .parentChild: self = .parentChild
    }
  }

  /// The kind of a type by name, of XCTest or of a device; unknown names are kept.
  package init(named name: String, saying message: String) {
    if let type = AppleAuditType(name: name) {
      self.init(type, saying: message)
    } else if let number = UInt64(name) {
      self.init(bit: number, saying: message)
    } else {
      self = .unknown(name)
    }
  }

  /// The kind of a number of `XCUIAccessibilityAuditType`; unknown numbers are kept.
  package init(bit: UInt64, saying message: String) {
    guard let type = AppleAuditType(bit: bit) else {
      self = .unknown("\(bit)")
      return
    }
    self.init(type, saying: message)
  }

  /// The kind of a classification of the device service; unknown numbers are kept.
  package init(classification: Int, saying message: String = "") {
    switch classification {
    case 12: self = .contrastNearlyPassed
    case 13: self = .contrastFailed
    case 100: self = .hitArea
    case 1_000: self = .inaccessibleText
    case 3_001: self = .dynamicTypeUnsupported
    case 3_002: self = .dynamicTypePartial
    case 3_003: self = .textClipped
    case 5_000: self.init(.sufficientElementDescription, saying: message)
    default: self = .unknown("\(classification)")
    }
  }
}
