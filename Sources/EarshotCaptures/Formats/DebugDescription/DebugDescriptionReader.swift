import EarshotTree

/// Collects the elements of the dumps in a text, line by line.
struct DebugDescriptionReader {
  /// A line with its place.
  private struct Place {
    var line: DebugDescriptionLine
    var text: String
    var location: SourceLocation
    /// Number of lines it has taken.
    var lineCount = 1
  }

  /// Where in a dump the lines are.
  private enum Section {
    /// Elements, or anything else.
    case tree
    /// What is no element of the screen: the path to one.
    case path
    /// The steps of a query, of which the last output counts.
    case query
  }

  /// The screens, in the order of the text.
  private(set) var trees: [XCTestTree] = []
  private(set) var unknowns = UnknownList()
  /// Where the text ends inside a line.
  private(set) var cut: SourceLocation?
  /// The first line that is nested deeper than any screen.
  private(set) var tooDeep: SourceLocation?

  private var section = Section.tree
  private var tree = XCTestTree()
  /// The output of a query that was read last, for a text without a tree.
  private var output = XCTestTree()
  private var isInOutput = false
  private var indents: [Int] = []
  private var pending: Place?

  /// How many lines a text may have.
  private static let maximumLineCount = 1_000
  /// How long a text may be to be continued: it is read again with each line.
  private static let maximumLength = 65_536

  init(_ text: String) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      read(line.last == "\r" ? line.dropLast() : line, number)
    }
    if let pending, pending.line.isOpen || (text.last != "\n" && isCut(pending.line)) {
      cut = pending.location
    }
    finishPending()
    finishTree()
    if trees.isEmpty, !output.isEmpty { trees.append(output) }
  }

  /// Whether a line that nothing follows is not whole: it says what lines do not, or lacks the frame
  /// that those before it have.
  private func isCut(_ line: DebugDescriptionLine) -> Bool {
    !line.unknowns.isEmpty || (tree.facts.contains(.frame) && !line.frame.isCaptured)
  }

  private mutating func read(_ text: Substring, _ number: Int) {
    let trimmed = text.drop { $0 == " " || $0 == "\t" }
    if isHeading(trimmed) {
      finishPending()
      begin(trimmed)
    } else if let line = DebugDescriptionLine(text) {
      finishPending()
      let column = text.utf8.distance(from: text.startIndex, to: line.type.startIndex) + 1
      pending = Place(
        line: line, text: String(text), location: SourceLocation(line: number, column: column))
    } else if section == .query, trimmed == "}" {
      finishPending()
      endOutput()
    } else {
      continuePending(text, isNoise: Self.isNoise(trimmed))
    }
  }

  private func isHeading(_ trimmed: Substring) -> Bool {
    ["Attributes: ", "Element subtree:", "Path to element:", "Query chain:", "Output: {"]
      .contains { trimmed.hasPrefix($0) }
  }

  private mutating func begin(_ heading: Substring) {
    if heading.hasPrefix("Output: {") {
      section = .query
      endOutput()
      isInOutput = true
      return
    }
    finishTree()
    if heading.hasPrefix("Element subtree:") {
      section = .tree
    } else if heading.hasPrefix("Query chain:") {
      section = .query
    } else {
      section = .path
    }
  }

  private static func isNoise(_ trimmed: Substring) -> Bool {
    trimmed.isEmpty || trimmed.hasPrefix("```") || trimmed.hasPrefix("...")
      || trimmed.hasPrefix("…") || trimmed.hasPrefix("(lldb)") || trimmed.hasPrefix("t = ")
      || trimmed.hasPrefix("→Find:") || trimmed.hasPrefix("->Find:")
  }
}

extension DebugDescriptionReader {
  /// Takes a line that is no element: it continues a text, or is noise.
  private mutating func continuePending(_ text: Substring, isNoise: Bool) {
    guard var place = pending, place.line.isOpen || (place.line.endsWithValue && !isNoise),
      place.lineCount < Self.maximumLineCount, place.text.utf8.count < Self.maximumLength
    else { return finishPending() }
    place.text += "\n" + text
    place.lineCount += 1
    // Only a line with a quote can end a text in quotes.
    if !place.line.isOpen || text.contains("'") {
      guard let line = DebugDescriptionLine(place.text[...]) else { return finishPending() }
      place.line = line
    }
    pending = place
  }

  private mutating func finishPending() {
    guard var place = pending else { return }
    pending = nil
    if place.line.isOpen, place.lineCount > 1, let line = DebugDescriptionLine(place.text[...]) {
      place.line = line
    }
    switch section {
    case .tree: append(place)
    case .query where isInOutput: append(place)
    case .path, .query: break
    }
  }

  private mutating func append(_ place: Place) {
    let line = place.line
    while let indent = indents.last, indent >= line.indent {
      indents.removeLast()
      tree.end()
    }
    if indents.isEmpty, line.type == "Application", !tree.isEmpty, section == .tree {
      finishTree()
    }
    guard indents.count < XCTestTree.maximumDepth else {
      tooDeep = tooDeep ?? place.location
      return
    }
    for unknown in line.unknowns { unknowns.note(unknown, at: place.location) }
    tree.facts.formUnion([
      .identifier, .label, .value, .placeholder, .selection, .editing,
    ])
    if line.frame.isCaptured { tree.facts.insert(.frame) }
    tree.begin(node(place))
    indents.append(line.indent)
  }

  private mutating func finishTree() {
    tree.endAll()
    indents = []
    if !tree.isEmpty, section == .tree { trees.append(tree) }
    tree = XCTestTree()
    isInOutput = false
  }

  private mutating func endOutput() {
    tree.endAll()
    indents = []
    if !tree.isEmpty, isInOutput { output = tree }
    tree = XCTestTree()
    isInOutput = false
  }

  private mutating func node(_ place: Place) -> XCTestNode {
    let line = place.line
    let type = String(line.type)
    var node = XCTestNode(
      kind: XCTestKind.byName[type] ?? .other, type: type, location: place.location)
    if XCTestKind.byName[type] == nil, type != "RemotePlaceholder" {
      unknowns.note("type '\(type)'", at: place.location)
    }
    node.frame = line.frame
    node.identifier = line.texts[.identifier]
    if node.identifier?.isEmpty == false { node.flags.insert(.hasOwnIdentifier) }
    node.label = line.texts[.label] ?? line.texts[.title]
    node.value = line.texts[.value]
    node.placeholder = line.texts[.placeholderValue]
    if line.flags.contains("Selected") { node.flags.insert(.isSelected) }
    if line.flags.contains("Disabled") { node.flags.insert(.isDisabled) }
    readFocus(line.flags, into: &node)
    return node
  }

  /// The keyboard's focus means editing; the focus of a television has no place in a screen.
  private mutating func readFocus(_ flags: Set<String>, into node: inout XCTestNode) {
    guard !flags.isDisjoint(with: ["Keyboard Focused", "Focused", "Has Focus"]) else { return }
    if node.kind.isTextInput {
      node.flags.insert(.isEditing)
    } else if flags.contains("Focused") {
      // The focus lies on an inner button without a label; it belongs to the one around it.
      let parent = tree.parentOfNext
      let isInner =
        node.kind == .button && node.spokenLabel == nil && parent >= 0
        && tree.nodes[parent].kind == .button
      unknowns.note("flag 'Focused'", at: isInner ? tree.nodes[parent].location : node.location)
    }
  }
}
