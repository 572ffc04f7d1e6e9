import EarshotText
import EarshotTree

/// Which views of a hierarchy focus stops at, and what they are called.
///
/// As in TalkBack: what reacts, with the texts in it that do not react themselves; and what has a
/// text or a check mark outside of all that reacts. A row with one part that only shows a role or a
/// state is one stop with that role and state.
struct AndroidStops {
  /// Whether the node is a stop.
  private(set) var isStop: [Bool]
  /// The names of the stops.
  private(set) var names: [String]
  /// Whether the name is composed of texts inside.
  private(set) var isComposed: [Bool]
  /// By stop, the node inside whose type and state it says.
  private(set) var marks: [Int: Int]
  /// By field without a text of its own, the text in it.
  private(set) var placeholders: [Int: String] = [:]
  /// The containers that do not react and have a description; what is named in them is heard by
  /// itself.
  private(set) var namedContainers: Set<Int> = []
  /// The headings, also those that get it from a layout around them.
  private(set) var headings: Set<Int> = []
  /// The stops that react and show a picture alone, of the size of an icon.
  private(set) var icons: Set<Int> = []
  /// Whether the text in an empty field lies where labels lie and placeholders do not; those of the
  /// other fields are labels then, too.
  private let labelsFloat: Bool
  /// The number of stops before each node.
  private var counts: [Int] = []

  /// - Parameters:
  ///   - scale: the number of pixels of a point.
  ///   - size: that of the screen in pixels.
  init(_ nodes: [AndroidNode], scale: Double, size: Size?) {
    isStop = Array(repeating: false, count: nodes.count)
    isComposed = isStop
    names = nodes.map { $0.isField ? $0.description : $0.ownName }
    marks = Self.marks(of: nodes)
    labelsFloat = nodes.indices.contains { nodes[$0].isField && nodes.hasFloatingText(at: $0) }
    /// The stop that says the texts of each node.
    var owners = Array(repeating: -1, count: nodes.count)
    var parts: [Int: [String]] = [:]
    let actionable = nodes.map { !$0.isOutOfSight && $0.isActionable }.runningCounts
    let texts = nodes.map {
      !$0.isOutOfSight && !$0.isActionable && !$0.ownName.allSatisfy(\.isWhitespace)
    }.runningCounts
    for (index, node) in nodes.enumerated() {
      let owner = node.parent < 0 ? -1 : owners[node.parent]
      owners[index] = owner
      guard !node.isOutOfSight else { continue }
      let name = node.ownName.allSatisfy(\.isWhitespace) ? "" : node.ownName
      let others = actionable[max(node.end, index + 1)] - actionable[index + 1]
      let textsInside = texts[max(node.end, index + 1)] - texts[index + 1]
      if node.flags.contains(.heading) { addHeading(index, nodes, holding: others) }
      let isPartOfOwner = owner >= 0 && node.isPicture(ofButton: nodes[owner])
      if node.canBeFocused(holding: others), !node.isOutsideOfSheet,
        !(isPartOfOwner && others + textsInside == 0),
        !(index > 0 && textsInside > 0 && node.isBackground(of: size))
      {
        isStop[index] = true
        owners[index] = index
      } else if owner >= 0, !node.isMark(at: index) || marks[owner] == index {
        // The text of a switch is the word for its state.
        if !name.isEmpty, !(node.isMark(at: index) && node.isSwitch) {
          parts[owner, default: []].append(name)
        }
      } else if textsInside > 0, !node.description.isEmpty, !node.isNamedScroller(at: index) {
        namedContainers.insert(index)
      } else if !name.isEmpty && !node.isNamedScroller(at: index)
        || node.flags.contains(.checkable) || node.isField
      {
        isStop[index] = true
        owners[index] = index
      }
    }
    for (index, inside) in parts { name(index, nodes[index], after: inside) }
    addHeadingsOfReactNative(nodes)
    dropSilentContainers(nodes, scale)
    icons = Set(nodes.indices.filter { isStop[$0] && isIcon($0, nodes, scale) })
  }

  /// React Native gives a text with a role of its own the class `android.view.View`, and one without
  /// that of a text view; a role of a text that does not react is that of a heading.
  private mutating func addHeadingsOfReactNative(_ nodes: [AndroidNode]) {
    for (index, node) in nodes.enumerated() where isStop[index] && node.parent >= 0 {
      guard node.className == "android.view.View", !node.text.isEmpty, node.description.isEmpty,
        node.end <= index + 1, !node.isActionable,
        nodes[node.parent].className == "android.view.ViewGroup"
      else { continue }
      headings.insert(index)
    }
  }

  /// Whether a stop reacts and holds pictures and no text, and it or all of them are as small as an
  /// icon.
  private func isIcon(_ index: Int, _ nodes: [AndroidNode], _ scale: Double) -> Bool {
    let node = nodes[index]
    guard let frame = node.frame, frame.height <= 80 * scale, node.text.isEmpty,
      !node.flags.isDisjoint(with: [.clickable, .longClickable]), !holdsStops(node, at: index)
    else { return false }
    let inside = nodes[index + 1..<max(node.end, index + 1)]
    guard inside.allSatisfy(\.text.isEmpty) else { return false }
    let pictures = inside.filter(\.isPicture).compactMap(\.frame)
    let isSmall = max(frame.width, frame.height) <= 64 * scale
    return !pictures.isEmpty
      && (isSmall || pictures.allSatisfy { max($0.width, $0.height) <= 32 * scale })
  }

  /// A heading without a text is the layout around it: what is in it is the heading.
  private mutating func addHeading(_ index: Int, _ nodes: [AndroidNode], holding others: Int) {
    guard nodes[index].ownName.isEmpty, others > 0 else {
      headings.insert(index)
      return
    }
    let inside = index + 1..<max(nodes[index].end, index + 1)
    if let text = inside.first(where: { !nodes[$0].ownName.isEmpty && !nodes[$0].isOutOfSight }) {
      headings.insert(text)
    }
  }

  /// The text in an empty field rests there until something is typed; in a filled one, and in all
  /// others, it is the name.
  private mutating func name(_ index: Int, _ node: AndroidNode, after texts: [String]) {
    let isEmptyField = node.isField && (node.text.isEmpty || node.flags.contains(.showsHint))
    if isEmptyField, !labelsFloat {
      placeholders[index] = texts.joined(separator: ", ")
    } else if names[index].isEmpty {
      names[index] = texts.joined(separator: ", ")
      isComposed[index] = true
    }
  }

  /// The one part of each row that shows a role or a state and does not react.
  private static func marks(of nodes: [AndroidNode]) -> [Int: Int] {
    var rows = Array(repeating: -1, count: nodes.count)
    var found: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      rows[index] = node.parent < 0 ? -1 : rows[node.parent]
      guard !node.isOutOfSight || node.tellsRole(at: index) else { continue }
      if node.isActionable {
        rows[index] = node.isRow ? index : -1
      } else if node.isMark(at: index), rows[index] >= 0 {
        let row = nodes[rows[index]]
        guard !row.flags.contains(.checkable) || node.tellsRole(at: index) else { continue }
        found[rows[index], default: []].append(index)
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// A container that only takes the focus of a keyboard, has no text and holds stops is none.
  private mutating func dropSilentContainers(_ nodes: [AndroidNode], _ scale: Double) {
    let stopsBefore = isStop.runningCounts
    let dots = dots(of: nodes)
    for (index, node) in nodes.enumerated()
    where isStop[index] && names[index].isEmpty && !node.isField && marks[index] == nil {
      let end = max(node.end, index + 1)
      let holdsStops = stopsBefore[end] - stopsBefore[index + 1] > 0
      let reacts = !node.flags.isDisjoint(with: [.clickable, .longClickable, .checkable])
      if holdsStops || dots.contains(index) || (!reacts && !node.isControl)
        || Self.isWordlessRow(index, nodes)
        || Self.isCutOff(index, nodes, scale)
      {
        isStop[index] = false
      }
    }
    counts = isStop.runningCounts
  }

  /// Several stops in one view without names, all disabled: the dots that a `TabLayout` shows for the
  /// pages of a pager.
  private func dots(of nodes: [AndroidNode]) -> Set<Int> {
    var children: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() where node.parent >= 0 && !node.isOutOfSight {
      children[node.parent, default: []].append(index)
    }
    let groups = children.values.filter { group in
      group.count > 1
        && group.allSatisfy {
          isStop[$0] && names[$0].isEmpty && nodes[$0].flags.contains(.disabled)
            && !nodes[$0].isControl
        }
    }
    return Set(groups.joined())
  }

  /// Whether a row of a list has neither words nor a picture that fills it: it is cut off at the
  /// edge, or its words are not there yet.
  private static func isWordlessRow(_ index: Int, _ nodes: [AndroidNode]) -> Bool {
    let row = nodes[index]
    guard row.parent >= 0, nodes[row.parent].isList, row.isRow, let frame = row.frame,
      let list = nodes[row.parent].frame, frame.width >= 0.9 * list.width
    else { return false }
    return !nodes[(index + 1)..<max(row.end, index + 1)].contains { inner in
      inner.isPicture
        && (inner.frame.map { $0.width * $0.height } ?? 0) * 3 >= frame.width * frame.height
    }
  }

  /// Whether a view lies at the edge of what scrolls it and shows less than half of what a finger
  /// needs.
  private static func isCutOff(_ index: Int, _ nodes: [AndroidNode], _ scale: Double) -> Bool {
    var outer = nodes[index].parent
    while outer >= 0, !nodes[outer].isList, !nodes[outer].flags.contains(.scrollable) {
      outer = nodes[outer].parent
    }
    guard outer >= 0, let frame = nodes[index].frame, let clip = nodes[outer].frame else {
      return false
    }
    let isAtEnd = abs(frame.y - clip.y) <= 1 || abs(frame.maxY - clip.maxY) <= 1
    let isAtSide = abs(frame.x - clip.x) <= 1 || abs(frame.maxX - clip.maxX) <= 1
    return isAtEnd && frame.height < 22 * scale || isAtSide && frame.width < 22 * scale
  }

  /// Whether a stop lies in a node.
  func holdsStops(_ node: AndroidNode, at index: Int) -> Bool {
    counts[max(node.end, index + 1)] > counts[index + 1]
  }
}

extension AndroidNode {
  /// Whether it shows a role or a state and does not react: what is around it does.
  fileprivate func isMark(at index: Int) -> Bool {
    guard !isActionable else { return false }
    return flags.contains(.checkable) || isUnnamedField || tellsRole(at: index)
  }

  private var isUnnamedField: Bool { isField && ownName.isEmpty }

  /// Whether it is the empty part in which Compose writes the role of the node around it.
  ///
  /// `AndroidComposeViewAccessibilityDelegateCompat` gives a merged node such a child, of the class
  /// of the role.
  fileprivate func tellsRole(at index: Int) -> Bool {
    end <= index + 1 && ownName.isEmpty && Self.rolesOfCompose.contains(className)
  }

  private static let rolesOfCompose: Set<String> = Set(
    ["Button", "CheckBox", "RadioButton", "Switch", "Spinner"].map { "android.widget." + $0 })

  /// Whether a state inside can be said with it.
  fileprivate var isRow: Bool {
    !flags.contains(.scrollable) && !isControl && !isField && !isList
  }

  fileprivate var isSwitch: Bool {
    ["Switch", "SwitchCompat", "ToggleButton"].contains(where: shortClass.hasSuffix)
  }

  /// Whether focus may stop at the node although it has no text of its own.
  ///
  /// - Parameter others: the number of nodes inside that react.
  fileprivate func canBeFocused(holding others: Int) -> Bool {
    guard isActionable else {
      return flags.contains(.heading) && ownName.isEmpty && others == 0
    }
    // A list reacts to a long press of the rows in it, none of which is there.
    if isList, others == 0, ownName.isEmpty, !flags.contains(.clickable) { return false }
    // Focus goes to what a page shows, and not to the view around it.
    if shortClass.hasSuffix("WebView") { return false }
    let reacts = !flags.isDisjoint(
      with: [.clickable, .longClickable, .screenReaderFocusable])
    if reacts && !flags.contains(.scrollable) || isControl { return true }
    // Lists, pages and what holds them take the focus of the keyboard; the stops are inside.
    if flags.contains(.scrollable) || isList { return false }
    return others == 0 || !ownName.isEmpty
  }

  /// Whether it is a layout without a name that takes the taps on most of the screen, to close what
  /// is on it.
  fileprivate func isBackground(of screen: Size?) -> Bool {
    guard ownName.isEmpty, !isControl, let frame, let screen else { return false }
    return 2 * frame.width * frame.height >= screen.width * screen.height
  }

  /// Whether it is what a sheet of Material lies on, which closes the sheet and is hidden from
  /// TalkBack (`design_bottom_sheet_dialog.xml`).
  fileprivate var isOutsideOfSheet: Bool {
    ownName.isEmpty && resourceID?.split(separator: "/").last == "touch_outside"
  }

  /// Whether it is a button by its class alone, without a name, in what reacts: the picture of that.
  fileprivate func isPicture(ofButton owner: AndroidNode) -> Bool {
    ownName.isEmpty && shortClass.hasSuffix("Button")
      && flags.isDisjoint(with: [.clickable, .longClickable, .checkable, .screenReaderFocusable])
      && !owner.flags.isDisjoint(with: [.clickable, .longClickable])
  }

  /// Whether it scrolls what is in it, or shows a page; its name is that of a container.
  fileprivate func isNamedScroller(at index: Int) -> Bool {
    if shortClass.hasSuffix("WebView") { return true }
    return (isList || flags.contains(.scrollable)) && end > index + 1
  }

  fileprivate var isPicture: Bool {
    shortClass.hasSuffix("ImageView") || shortClass.hasSuffix("ImageButton")
      || shortClass == "Image" || shortClass == "View"
  }

  fileprivate var isList: Bool {
    ["RecyclerView", "ListView", "GridView", "ScrollView", "Pager"].contains(
      where: shortClass.contains)
  }

  var isField: Bool {
    shortClass.hasSuffix("EditText") || shortClass.hasSuffix("AutoCompleteTextView")
      || flags.contains(.password)
  }

  /// Whether the class is one that reacts, whatever the node tells.
  var isControl: Bool {
    ["Button", "Switch", "CheckBox", "SeekBar", "Spinner", "RadioButton", "EditText"]
      .contains { shortClass.hasSuffix($0) }
  }
}

extension [AndroidNode] {
  /// Whether the text in an empty field is its label: it floats in the upper half, or rests below
  /// the middle, because Compose leaves 8 points above the border of a field for its label.
  fileprivate func hasFloatingText(at index: Int) -> Bool {
    let field = self[index]
    guard field.text.isEmpty, let frame = field.frame,
      let text = self[(index + 1)..<Swift.max(field.end, index + 1)].first(where: {
        !$0.text.isEmpty
      }),
      let inner = text.frame, inner.height > 0, inner.height < frame.height / 2
    else { return false }
    // 8 of 64 points, half of which the text lies lower.
    let offset = (inner.center.y - frame.center.y) / frame.height
    return inner.maxY <= frame.center.y || (0.05...0.08).contains(offset)
  }
}
