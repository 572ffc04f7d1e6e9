extension AppleAuditKind {
  /// The id of the kind in kebab case, as findings carry it; `nil` for an unknown one.
  package var id: String? { AppleAuditKind.ids.first { $0.key == self }?.value }

  /// The known kind of an id.
  package init?(id: String) {
    guard let found = AppleAuditKind.ids.first(where: { $0.value == id }) else { return nil }
    self = found.key
  }

  /// The rule under which it is reported; `nil` for an unknown kind.
  ///
  /// - Parameters:
  ///   - label: the label of the element, which may tell the kind of unreadable name.
  ///   - isUnheard: whether it is a view of the screen that is heard nowhere.
  package func rule(label: String = "", isUnheard: Bool = false) -> Rule.ID? {
    switch self {
    case .contrastFailed, .contrastNearlyPassed: "contrast-text"
    case .inaccessibleText: isUnheard ? "element-unreachable" : "image-text-unexposed"
    case .hitArea: "target-size-recommended"
    case .noDescription: "label-missing"
    case .notHumanReadable:
      AppleAuditKind.isSymbolName(label) ? "label-is-symbol-name" : "label-developer-text"
    case .imageName: "label-is-asset-name"
    case .textClipped: "text-clipped"
    case .dynamicTypeUnsupported: "dynamic-type-unsupported"
    case .dynamicTypePartial: "dynamic-type-partial"
    case .trait: "trait-conflict"
    case .action: "action-missing"
    case .parentChild: "tree-parent-child"
    case .unknown: nil
    }
  }

  /// The rules that report the same cause; the rule itself is among them.
  func sameCause(as rule: Rule.ID) -> Set<Rule.ID> {
    let others: Set<Rule.ID> =
      switch self {
      case .contrastFailed, .contrastNearlyPassed: ["contrast-disabled"]
      case .inaccessibleText: ["element-unreachable", "image-text-unexposed", "image-large-hidden"]
      case .hitArea: ["target-size-minimum"]
      case .noDescription: AppleAuditKind.namelessRules
      case .notHumanReadable, .imageName:
        AppleAuditKind.unreadableRules.union(["icon-button-label-missing", "image-label-missing"])
      case .trait: ["trait-missing-button"]
      default: []
      }
    return others.union([rule])
  }

  /// Whether only a person can tell that it is a flaw.
  var isQuestion: Bool { self == .contrastNearlyPassed || self == .inaccessibleText }

  /// Whether a label is the name of a symbol: words of small letters and digits joined by dots.
  static func isSymbolName(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.first?.contains(where: \.isLetter) == true
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      }
  }

  private static let namelessRules: Set<Rule.ID> = [
    "label-blank", "element-empty", "icon-button-label-missing", "tab-label-missing",
    "image-label-missing", "field-label-missing", "switch-label-missing", "slider-label-missing",
    "stepper-label-missing", "picker-label-missing", "progress-label-missing",
    "dialog-label-missing", "heading-empty", "group-unlabelled",
  ]

  private static let unreadableRules: Set<Rule.ID> = [
    "label-developer-text", "label-is-asset-name", "label-is-symbol-name", "label-placeholder-text",
    "label-localization-key", "label-equals-identifier", "label-unformatted-argument",
    "label-too-short",
  ]
}
