/// Which nodes of a hierarchy focus stops at, and what they are called.
///
/// As in TalkBack: what reacts, with the texts in it that do not react themselves; and what has a
/// text or a check mark outside of all that reacts. A row with one switch that only shows a state is
/// one stop with that state.
struct UIAutomatorStops {
  /// Whether the node is a stop.
  private(set) var isStop: [Bool]
  /// The names of the stops.
  private(set) var names: [String]
  /// Whether the name is composed of texts inside.
  private(set) var isComposed: [Bool]
  /// By stop, the node inside whose type and state it says.
  private(set) var marks: [Int: Int]
  /// The number of stops before each node.
  private var counts: [Int] = []

  init(_ nodes: [UIAutomatorNode]) {
    isStop = Array(repeating: false, count: nodes.count)
    isComposed = isStop
    names = nodes.map(\.ownName)
    marks = Self.marks(of: nodes)
    /// The stop that says the texts of each node.
    var owners = Array(repeating: -1, count: nodes.count)
    var parts: [Int: [String]] = [:]
    let actionable = nodes.map { !$0.isOutOfSight && $0.isActionable }.runningCounts
    for (index, node) in nodes.enumerated() {
      let owner = node.parent < 0 ? -1 : owners[node.parent]
      owners[index] = owner
      guard !node.isOutOfSight else { continue }
      let name = node.ownName.allSatisfy(\.isWhitespace) ? "" : node.ownName
      let others = actionable[max(node.end, index + 1)] - actionable[index + 1]
      if node.canBeFocused(holding: others) {
        isStop[index] = true
        owners[index] = index
      } else if owner >= 0, !node.isMark || marks[owner] == index {
        // The text of a switch is the word for its state.
        if !name.isEmpty, !(node.isMark && node.isSwitch) {
          parts[owner, default: []].append(name)
        }
      } else if !name.isEmpty || node.isMark {
        isStop[index] = true
        owners[index] = index
      }
    }
    for (index, texts) in parts where names[index].isEmpty && !nodes[index].isField {
      names[index] = texts.joined(separator: ", ")
      isComposed[index] = true
    }
    dropSilentContainers(nodes)
  }

  /// The one check mark in each row that reacts and has no state of its own.
  private static func marks(of nodes: [UIAutomatorNode]) -> [Int: Int] {
    var rows = Array(repeating: -1, count: nodes.count)
    var found: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      rows[index] = node.parent < 0 ? -1 : rows[node.parent]
      guard !node.isOutOfSight else { continue }
      if node.isActionable {
        rows[index] = node.isRow ? index : -1
      } else if node.isMark, rows[index] >= 0 {
        found[rows[index], default: []].append(index)
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// A container that only takes the focus of a keyboard, has no text and holds stops is none.
  private mutating func dropSilentContainers(_ nodes: [UIAutomatorNode]) {
    let stopsBefore = isStop.runningCounts
    for (index, node) in nodes.enumerated()
    where isStop[index] && names[index].isEmpty && !node.isField && marks[index] == nil {
      let end = max(node.end, index + 1)
      let holdsStops = stopsBefore[end] - stopsBefore[index + 1] > 0
      let reacts = !node.flags.isDisjoint(with: [.clickable, .longClickable, .checkable])
      if holdsStops || (!reacts && !node.isControl) { isStop[index] = false }
    }
    counts = isStop.runningCounts
  }

  /// Whether a stop lies in a node.
  func holdsStops(_ node: UIAutomatorNode, at index: Int) -> Bool {
    counts[max(node.end, index + 1)] > counts[index + 1]
  }
}

extension UIAutomatorNode {
  /// Whether it shows a state and does not react: what is around it does.
  fileprivate var isMark: Bool { flags.contains(.checkable) && !isActionable }

  /// Whether a state inside can be said with it.
  fileprivate var isRow: Bool {
    !flags.contains(.checkable) && !flags.contains(.scrollable) && !isControl && !isField && !isList
  }

  fileprivate var isSwitch: Bool {
    ["Switch", "SwitchCompat", "ToggleButton"].contains(where: shortClass.hasSuffix)
  }

  /// Whether focus may stop at the node although it has no text of its own.
  ///
  /// - Parameter others: the number of nodes inside that react.
  fileprivate func canBeFocused(holding others: Int) -> Bool {
    guard isActionable else { return false }
    let reacts = !flags.isDisjoint(
      with: [.clickable, .longClickable, .screenReaderFocusable])
    if reacts && !flags.contains(.scrollable) || isControl { return true }
    // Lists, pages and what holds them take the focus of the keyboard; the stops are inside.
    if flags.contains(.scrollable) || isList || shortClass == "WebView" { return false }
    return others == 0 || !ownName.isEmpty
  }

  private var isList: Bool {
    ["RecyclerView", "ListView", "GridView", "ScrollView", "Pager"].contains(
      where: shortClass.contains)
  }

  var isField: Bool {
    shortClass.hasSuffix("EditText") || shortClass.hasSuffix("AutoCompleteTextView")
  }

  /// Whether the class is one that reacts, whatever the node tells.
  var isControl: Bool {
    ["Button", "Switch", "CheckBox", "SeekBar", "Spinner", "RadioButton", "EditText"]
      .contains { shortClass.hasSuffix($0) }
  }
}
