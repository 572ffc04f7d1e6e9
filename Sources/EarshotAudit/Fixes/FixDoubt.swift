import EarshotTree

/// Whether a fix cannot be told from the input, so that code for it would only be a guess.
struct FixDoubt {
  let finding: Finding
  let subjects: FixSubjects
  let screen: AuditedScreen

  /// The rules whose fix needs what no input has: which of several is meant, how the layout was
  /// made, or how a text came about.
  private static let unclear: Set<Rule.ID> = [
    "duplicate-announcement", "element-unreachable", "hint-describes-gesture", "image-text-split",
    "label-duplicate-controls", "label-not-at-front", "label-too-long",
    "label-unformatted-argument", "order-visual-mismatch", "picker-label-missing",
    "repeated-row-actions", "target-overlap", "text-date-numeric", "text-phone-digits",
    "text-raw-url", "text-unit-abbreviation", "trait-static-interactive",
  ]

  /// Whether advice is better than code, and whether a person only has to put a value together, of which
  /// code can be an example.
  var judgement: (isWithheld: Bool, isExampleOfValue: Bool) {
    guard let fix = finding.fix else { return (false, false) }
    // Writing the code takes longer than all other questions.
    guard !isGuess(fix) else { return (true, false) }
    let blocks = FixCode(fix, subjects).blocks
    if blocks.allSatisfy({ $0.lines.allSatisfy(\.isComment) }) { return (true, false) }
    // What a person has to write first is no change to take over.
    guard blocks.allSatisfy(\.hasPattern) else { return (false, false) }
    let changesValue = fix.edits.contains { edit in
      if case .value = edit.change { true } else { false }
    }
    return (true, changesValue)
  }

  /// Whether code would say more than the input tells.
  private func isGuess(_ fix: Fix) -> Bool {
    if case .text(let name)? = finding.arguments["name"], FixName.isOfTemplate(name) {
      return true
    }
    if Self.unclear.contains(finding.rule) { return true }
    guard let node = finding.element.flatMap({ screen[$0] }) else { return false }
    if ["tabBarItem", "barButtonItem"].contains(node.element.document?.tag) { return true }
    return isDoubtful(fix, of: node)
  }

  private func isDoubtful(_ fix: Fix, of node: Node) -> Bool {
    switch finding.rule {
    case "target-size-recommended", "target-size-minimum": !hasRoom(node, fix)
    case "text-too-small": lacksRoom(for: fix)
    case "contrast-text", "contrast-text-enhanced", "contrast-nontext": namesColors(node)
    case "label-all-caps", "label-not-capitalized":
      mayChange(node) || node.spokenLabel.contains("#")
    case "label-trailing-period", "group-combine-noise": isSetInCode(node)
    case "label-contains-action": isSetInCode(node) || showsGesture(node)
    case "control-label-split": node.role == .button || sharesCaption(node)
    case "pair-split", "field-placeholder-only": isAmbiguous(node)
    // What it holds may be a hint already.
    case "field-label-missing":
      isAmbiguous(node)
        || !node.value.isEmpty && !node.isAuthored(.textInput) && screen.caption(of: node) == nil
    case "row-too-many-stops": !joinsShownParts(fix)
    case "trait-missing-header": isLowest(node) || node.ancestors.contains { $0.isRow }
    case "trait-missing-button":
      node.spokenLabel.isEmpty
        && !node.descendants.prefix(16).contains { $0.isStop && !$0.spokenLabel.isEmpty }
    default: false
    }
  }
}

extension FixDoubt {
  /// Whether a colour of a node or of what is behind it has another value in the dark appearance, so
  /// that one colour mends one of the two.
  private func namesColors(_ node: Node) -> Bool {
    ([node] + node.ancestors).contains { $0.element.document?.namesColors == true }
  }

  /// Whether the layout around leaves room to grow: a view in a stack or beside others is bound to
  /// more than its own constraints.
  private func hasRoom(_ node: Node, _ fix: Fix) -> Bool {
    let grown = fix.edits.lazy.compactMap { edit -> Rect? in
      guard case .frame(let frame) = edit.change, edit.element == node.element.id else {
        return nil
      }
      return frame
    }.first
    guard let grown, let own = node.frame else { return false }
    // Tabs and page controls are as large as the system draws them.
    if node.role == .tab || node.role == .adjustable || node.role == .slider { return false }
    if node.isForSearch { return false }
    // Only the link in a text answers, however large the view.
    if node.element.type?.hasSuffix("TextView") == true, node.role != .button { return false }
    // The overflow button of a toolbar is in no layout.
    if node.element.type?.hasSuffix("ImageView") == true, node.element.identifier.value == nil {
      return false
    }
    let holders = node.ancestors.compactMap(\.frame).prefix(4)
    let isClipped = holders.contains {
      grown.height > own.height && $0.height < min(grown.height, 44)
        || grown.width > own.width && $0.width < min(grown.width, 44)
    }
    guard !isClipped else { return false }
    guard let parent = node.parent else { return true }
    guard let document = node.element.document else { return isFree(grown, around: node, parent) }
    if parent.element.document?.tag == "stackView" { return false }
    if !document.isPlacedByFrame, outgrows(parent, own, to: grown) { return false }
    if document.tag == "segment" { return parent.element.document?.isPlacedByFrame == true }
    return parent.frame?.contains(grown) != false && isFree(grown, around: node, parent)
  }

  /// Whether a view that is held to its size has no room beside a frame for all that it grows by: it
  /// may grow to one side alone.
  private func outgrows(_ parent: Node, _ own: Rect, to grown: Rect) -> Bool {
    guard let room = parent.frame, let constraints = parent.element.document?.constraints else {
      return false
    }
    let (wider, higher) = (grown.width - own.width, grown.height - own.height)
    return constraints.contains { constraint in
      guard constraint.isLimit else { return false }
      return constraint.side == "height"
        ? own.maxY + higher > room.maxY || own.y - higher < room.y
        : own.maxX + wider > room.maxX || own.x - wider < room.x
    }
  }

  /// Whether a text in a larger font would be cut off, where the document cannot give it more room.
  private func lacksRoom(for fix: Fix) -> Bool {
    fix.edits.contains { edit in
      guard case .fontSize(let size) = edit.change, let node = screen[edit.element] else {
        return false
      }
      let room = TextRoom(subjects[edit.element], size: size)
      guard !room.isTooLow else { return true }
      let missing = room.missingWidth
      guard missing > 0 else { return false }
      guard room.ownConstraint != nil, let own = node.frame, let parent = node.parent else {
        return true
      }
      let isTied = node.element.document?.heldByOthers.contains("width") == true
      let grown = Rect(
        x: own.x - missing, y: own.y, width: own.width + 2 * missing, height: own.height)
      return isTied || parent.element.document?.tag == "stackView"
        || parent.frame?.contains(grown) != true || !isFree(grown, around: node, parent)
    }
  }

  /// Whether nothing beside a node reaches into a frame.
  private func isFree(_ grown: Rect, around node: Node, _ parent: Node) -> Bool {
    !parent.element.children.contains { other in
      guard other.id != node.element.id, let frame = screen[other.id]?.frame else { return false }
      return frame.x < grown.maxX && grown.x < frame.maxX && frame.y < grown.maxY
        && grown.y < frame.maxY
    }
  }

  /// Whether code changes the text, so that a label beside it would keep saying the old one.
  private func mayChange(_ node: Node) -> Bool {
    // On Android the text itself is mended, in the strings.
    isSetInCode(node) || node.isAndroid && (node.role == .text || !node.role.isControl)
  }

  /// Whether code may set the words that a document shows: an outlet leads to the object, or it is
  /// copied and filled.
  private func isSetInCode(_ node: Node) -> Bool {
    guard let document = node.element.document, document.configuration["label"] == nil else {
      return false
    }
    return !document.outlets.isEmpty || document.isPrototype
  }

  /// Whether the words that tell a gesture can be read in a view, which then has to be reworded.
  private func showsGesture(_ node: Node) -> Bool {
    guard case .text(let phrase)? = finding.arguments["phrase"] else { return false }
    return screen.shows(node) { $0.contains(phrase.lowercased()) }
  }

  /// Whether another stop has the same words, or the only words are those that are searched for.
  private func isAmbiguous(_ node: Node) -> Bool {
    guard !node.role.isField else { return node.role == .searchField }
    return screen.stops.contains { $0 != node && $0.spokenLabel == node.spokenLabel }
  }

  /// The most words of a caption that names one field; more tell what to do in several.
  private static let captionWords: Int = 4

  /// Whether the caption heads several fields.
  private func sharesCaption(_ node: Node) -> Bool {
    guard node.role.isField else { return false }
    if case .text(let name)? = finding.arguments["name"],
      name.split(separator: " ").count > Self.captionWords
    {
      return true
    }
    return finding.covers.compactMap { screen[$0] }.contains { screen.isShared($0, by: node) }
  }

  /// The most texts that are heard well in one breath.
  private static let texts: Int = 4

  /// Whether a row has few parts, and does itself what the one control in it did.
  private func joinsShownParts(_ fix: Fix) -> Bool {
    let parts = subjects.covered
    let controls = parts.filter(\.role.isControl)
    let acts = FixPlan(fix, subjects).parts.first?.actions.isEmpty == false
    // One focusable row of Android leaves the buttons in it as they are.
    if subjects.platform == .android, !controls.isEmpty { return false }
    return parts.count <= Self.texts && !parts.contains { $0.role == .image }
      && (controls.isEmpty || acts && controls.allSatisfy { !$0.label.isEmpty })
  }

  /// Whether no text stands below it, so that it heads nothing.
  private func isLowest(_ node: Node) -> Bool {
    guard let frame = node.frame else { return false }
    return !screen.stops.contains { other in
      other.frame.map { $0.y > frame.maxY - 2 } == true
    }
  }
}
