import EarshotTree

/// A filter of results of Apple's audit that are known false positives on a screen.
struct FalsePositiveFilter {
  let screen: AuditedScreen
  /// What the system draws, such as the keyboard and maps, with its frames.
  private let systemFrames: [Rect]
  /// The frames of keyboards.
  private let keyboards: [Rect]
  /// The modal view in front; `nil` when there is none.
  private let modal: AuditedScreen.Node?

  /// How many rows make a list long: from ten on the audit reads text that it does not find.
  private static let longList = 10
  /// The height of the bar of suggestions above the keyboard, with a margin, in points.
  private static let suggestionBar = 60.0
  /// The font size of a large title, which grows less than other text by the table of the system.
  private static let largeTitle = 34.0

  init(screen: AuditedScreen) {
    self.screen = screen
    let system = screen.nodes.filter { $0.isSystem && $0.isShown }
    systemFrames = system.compactMap { $0.frame }
    keyboards = system.filter { $0.element.type?.hasSuffix("Keyboard") == true }
      .compactMap { $0.frame }
    modal = screen.nodes.last { $0.element.isModal.value == true && $0.isShown }
  }

  /// Why an issue is none of the app's; `nil` when nothing speaks for that.
  func reason(for issue: AppleAuditIssue, at node: AuditedScreen.Node?) -> FalsePositiveReason? {
    if let reason = place(of: issue, node) { return reason }
    switch issue.kind {
    case .inaccessibleText: return isHeardInLongList(issue) ? .longTable : nil
    case .notHumanReadable:
      return FalsePositiveFilter.readable(label(of: issue, node), isText(node))
    case .contrastFailed, .contrastNearlyPassed: return isDisabled(node) ? .disabled : nil
    case .hitArea: return isClearButton(issue, node) ? .clearButton : nil
    case .dynamicTypeUnsupported, .dynamicTypePartial: return size(of: issue, node)
    case .noDescription: return isStructural(issue, node) ? .structuralGroup : nil
    default: return nil
    }
  }

  /// The reasons that lie in where it is.
  private func place(of issue: AppleAuditIssue, _ node: AuditedScreen.Node?) -> FalsePositiveReason?
  {
    if issue.kind == .inaccessibleText, node == nil, !issue.isPlaced { return .noElement }
    if isBanner(issue) { return .banner }
    if let node, node.isSystem { return .systemView }
    guard let frame = issue.frame ?? node.flatMap({ $0.frame }), frame.isFinite else {
      return nil
    }
    if isSuggestion(issue, frame) { return .keyboardSuggestion }
    if node == nil, systemFrames.contains(where: { $0.contains(frame.center) }) {
      return .systemView
    }
    return isCovered(frame, node) && issue.kind.dependsOnPicture ? .covered : nil
  }

  private func label(of issue: AppleAuditIssue, _ node: AuditedScreen.Node?) -> String {
    issue.label?.trimmed ?? node.map { $0.spokenLabel } ?? ""
  }

  private func isText(_ node: AuditedScreen.Node?) -> Bool {
    node.map { $0.role == .text } ?? false
  }

  private func isBanner(_ issue: AppleAuditIssue) -> Bool {
    [issue.identifier, issue.type].contains { name in
      name.map { $0.hasPrefix("NotificationShortLook") || $0.hasPrefix("SBBanner") } ?? false
    }
  }

  /// Whether it is one of the words above the keyboard, which have no label.
  private func isSuggestion(_ issue: AppleAuditIssue, _ frame: Rect) -> Bool {
    guard issue.label?.trimmed.isEmpty ?? true else { return false }
    return keyboards.contains {
      frame.y >= $0.y - Self.suggestionBar && frame.maxY <= $0.y + 1
    }
  }

  /// Whether something in front hides the middle of it.
  private func isCovered(_ frame: Rect, _ node: AuditedScreen.Node?) -> Bool {
    if keyboards.contains(where: { $0.contains(frame.center) }) { return true }
    guard let modal, let front = modal.frame, let node, node != modal else { return false }
    return !node.isInside(modal) && !modal.isInside(node)
      && front.contains(frame.center)
  }

  /// Whether the place lies in a row of a long list, and the row can be heard.
  private func isHeardInLongList(_ issue: AppleAuditIssue) -> Bool {
    guard let frame = issue.frame, frame.isFinite else { return false }
    let row = screen.rows.first { $0.frame?.contains(frame.center) == true }
    guard let row else { return false }
    let count = row.siblings.count { $0.isRow } + 1
    let isHeard = row.stops.contains {
      $0.frame?.contains(frame.center) == true && !$0.spokenLabel.isEmpty
    }
    return count >= Self.longList && isHeard
  }

  private func isDisabled(_ node: AuditedScreen.Node?) -> Bool {
    node?.isInactive ?? false
  }

  private func isClearButton(_ issue: AppleAuditIssue, _ node: AuditedScreen.Node?) -> Bool {
    guard issue.type?.hasSuffix("Button") ?? true else { return false }
    let isInField = node.map { node in
      node.ancestors.contains { $0.role.isField }
    }
    return isInField == true || Self.clearLabels.contains(label(of: issue, node).lowercased())
  }

  private func size(
    of issue: AppleAuditIssue, _ node: AuditedScreen.Node?
  ) -> FalsePositiveReason? {
    if Self.isBar(issue.type) || node.map(isInBar) == true { return .systemBar }
    let known = node.flatMap { $0.element.appearance.value?.fontSize } ?? issue.fontSize
    return issue.kind == .dynamicTypePartial && (known ?? 0) >= Self.largeTitle ? .cappedSize : nil
  }

  private func isInBar(_ node: AuditedScreen.Node) -> Bool {
    isBar(node) || node.ancestors.contains(where: isBar)
  }

  private func isBar(_ node: AuditedScreen.Node) -> Bool {
    switch node.element.systemContainer {
    case .navigationBar, .tabBar, .toolbar: return true
    default: return node.role == .searchField || Self.isBar(node.element.type)
    }
  }

  /// Whether focus never stops at it and what is inside is heard.
  private func isStructural(_ issue: AppleAuditIssue, _ node: AuditedScreen.Node?) -> Bool {
    guard let node, !node.isStop, node.role == .other else { return false }
    return !node.stops.isEmpty
  }

  private static func isBar(_ type: String?) -> Bool {
    guard let type else { return false }
    return ["NavigationBar", "TabBar", "Toolbar", "SearchBar", "SearchField"].contains {
      type.hasSuffix($0)
    }
  }

  /// What the button of the system is called, in the languages of Earshot.
  private static let clearLabels: Set<String> = [
    "clear text", "очистить текст", "text löschen", "limpar texto", "مسح النص",
  ]
}

extension AppleAuditKind {
  /// Whether the audit takes it from the picture, so that what lies in front spoils it.
  fileprivate var dependsOnPicture: Bool {
    switch self {
    case .contrastFailed, .contrastNearlyPassed, .inaccessibleText, .textClipped: true
    default: false
    }
  }
}
