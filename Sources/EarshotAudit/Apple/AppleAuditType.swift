/// A kind of test of Apple's audit, as it is asked for; it says less than what was found.
package enum AppleAuditType: String, Hashable, Sendable, CaseIterable {
  case contrast
  case elementDetection
  case hitRegion
  case sufficientElementDescription
  case dynamicType
  case textClipped
  case trait
  case action
  case parentChild

  /// The bit in `XCUIAccessibilityAuditType`.
  package var bit: UInt64 {
    switch self {
    case .contrast: 1 << 0
    case .elementDetection: 1 << 1
    case .hitRegion: 1 << 2
    case .sufficientElementDescription: 1 << 3
    case .dynamicType: 1 << 16
    case .textClipped: 1 << 17
    case .trait: 1 << 18
    case .action: 1 << 32
    case .parentChild: 1 << 33
    }
  }

  /// The type of a bit of `XCUIAccessibilityAuditType`; `nil` when the bit has no meaning.
  package init?(bit: UInt64) {
    guard let type = AppleAuditType.allCases.first(where: { $0.bit == bit }) else { return nil }
    self = type
  }

  /// The type of a name: of XCTest with or without its prefix, or of a device, `testTypeContrast`.
  package init?(name: String) {
    let prefix = AppleAuditType.prefixes.first(where: name.hasPrefix) ?? ""
    let bare = name.dropFirst(prefix.count).lowercased()
    // A device says text where XCTest says type.
    let known = bare == "dynamictext" ? "dynamictype" : bare
    guard let type = AppleAuditType.allCases.first(where: { $0.rawValue.lowercased() == known })
    else { return nil }
    self = type
  }

  private static let prefixes = ["XCUIAccessibilityAuditType", "testType"]
}
