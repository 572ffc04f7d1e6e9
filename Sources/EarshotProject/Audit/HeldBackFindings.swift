import EarshotAudit
import EarshotCaptures
import EarshotTree

/// The findings that are held back where code does not tell enough.
enum HeldBackFindings {
  /// The rules that judge a screen as a whole, which a view that may be a part of one cannot break.
  static let screenRules: Set<Rule.ID> = [
    "heading-missing", "heading-skip", "heading-overused", "title-missing", "modal-no-escape",
    "modal-close-last", "screen-too-many-stops", "long-list-no-rotor", "primary-action-no-summary",
    "edge-last-not-confirm", "tab-bar-semantics", "touch-coverage-low", "trait-missing-header",
  ]

  /// The rules that compare the number of some stops with that of all, which rows that only runs will count
  /// change.
  static let shareRules: Set<Rule.ID> = ["heading-overused", "touch-coverage-low"]

  /// The rules that no code tells enough for: how much is seen at one time, of which words of a long name
  /// Voice Control makes do with, and whether a voice reads a bracket.
  static let blindRules: Set<Rule.ID> = [
    "switch-group-too-large", "voice-name-too-long", "text-brackets",
  ]

  /// The rules about the words of a label, which the file name of a picture in it may break.
  static let pictureRules: Set<Rule.ID> = wordingRules.union(["label-in-name"])

  /// The rules about the wording of labels that somebody wrote.
  private static let wordingRules: Set<Rule.ID> = [
    "label-contains-role", "label-developer-text", "label-not-capitalized", "label-all-caps",
    "label-repeats-itself", "label-not-at-front", "label-generic", "label-placeholder-text",
    "label-is-symbol-name", "label-too-short",
  ]

  /// Whether it is a picture, or a button of nothing else, whose file name is its label.
  private static func isFileName(_ element: Element) -> Bool {
    guard let image = element.appearance.value?.image, let label = element.label.value else {
      return false
    }
    return label == image && element.appearance.value?.text == nil
      && (element.has(.button) || element.has(.image))
  }

  /// The most that a finding about code weighs: that a style of a picker leaves out a title, while its
  /// choices are said.
  static let codeSeverities: [Rule.ID: Severity] = ["picker-label-missing": .info]

  /// The most that a question weighs: one about a symbol beside its text, which decorates as a rule, and
  /// one about a row or a cell that can be chosen, which UIKit says in its own way.
  static func severity(
    of problem: AuditDocument.Problem, isBesideText: () -> Bool, holdsStops: () -> Bool
  ) -> Severity? {
    switch problem.rule.id {
    case "image-label-missing" where problem.finding.outcome == .review:
      return isBesideText() ? .info : nil
    case "image-label-missing" where isNamedByWord(problem.shape): return .warning
    // What stands on it is heard and used all the same.
    case "label-in-name": return .warning
    // An empty field says by its placeholder what it takes.
    case "control-label-split" where problem.shape.hasPrefix("UITextField"): return .warning
    case "picker-label-missing": return .info
    case "group-label-lost": return holdsStops() ? .warning : nil
    case "trait-missing-button" where problem.shape.contains("UITableViewCell"): return .info
    case "trait-missing-button" where problem.shape.contains("UICollectionViewCell"):
      return .warning
    default: return nil
    }
  }

  /// Whether it is a picture of SwiftUI whose name is a word, which VoiceOver says.
  private static func isNamedByWord(_ shape: String) -> Bool {
    shape.hasPrefix("Image'") && shape.dropFirst(6).dropLast().allSatisfy { $0.isLowercase }
  }

  /// Whether something is heard in an element.
  static func holdsStops(_ element: Element) -> Bool {
    element.children.contains { !$0.stops.isEmpty }
  }

  /// Whether a picture right before or behind an element is heard by the name of its file.
  private static func isBesideFileName(_ element: Element, on screen: Screen) -> Bool {
    let stops = screen.elements.flatMap(\.stops)
    guard let place = stops.firstIndex(where: { $0.id == element.id }) else { return false }
    let beside = [place - 1, place + 1].filter(stops.indices.contains)
    return beside.contains { isFileName(stops[$0]) } || isFileName(element)
  }

  /// Whether a text that names it stands right before a field.
  static func isBehindName(_ element: Element, on screen: Screen) -> Bool {
    let stops = screen.elements.flatMap(\.stops)
    guard let place = stops.firstIndex(where: { $0.id == element.id }), place > 0,
      let words = stops[place - 1].label.value
    else { return false }
    return stops[place - 1].has(.staticText) && !stops[place - 1].has(.header)
      && words.count <= nameLimit
  }

  /// The number of letters of the longest text that may name a field.
  private static let nameLimit = 30

  /// The elements right before or behind which a text or a field is heard.
  static func besideTexts(on screen: Screen) -> Set<Element.ID> {
    let stops = screen.elements.flatMap(\.stops)
    var beside: Set<Element.ID> = []
    for (first, second) in zip(stops, stops.dropFirst()) {
      if hasWords(first) { beside.insert(second.id) }
      if hasWords(second) { beside.insert(first.id) }
    }
    return beside
  }

  private static func hasWords(_ element: Element) -> Bool {
    element.has(.staticText) || element.has(.textEntry) || element.has(.searchField)
  }

  /// The rules that judge whether a view should be an element at all, so that the line which makes it
  /// one is the cause.
  static let elementRules: Set<Rule.ID> = [
    "element-empty", "adjustable-hides-controls", "group-hides-control", "nested-interactive",
    "group-label-lost",
  ]

  /// Whether what code sets where nobody can follow may mend what a rule finds.
  ///
  /// - Parameter isOfWords: whether the rule judges words.
  static func mayMend(
    _ rule: Rule.ID, isOfWords: Bool, _ what: UnfollowedSettings
  ) -> Bool {
    if rule.hasSuffix("label-missing") || nameRules.contains(rule) { return what.contains(.name) }
    // What fills a switch with anything else gives it no label.
    if rule == "control-label-split" { return what.contains(.speech) && !what.contains(.words) }
    if rule.hasPrefix("contrast-") { return !what.isDisjoint(with: [.looks, .colors]) }
    if looksRules.contains(rule) { return what.contains(.looks) }
    if rule.hasPrefix("trait-") { return what.contains(.traits) }
    return isOfWords && !what.isDisjoint(with: [.words, .speech])
  }

  /// Whether a finding about a class of views is a question: the system may say something there that no
  /// code tells, as for rows of a list that can be chosen and for what shows that work goes on.
  static func isQuestion(_ rule: Rule.ID, about shape: String) -> Bool {
    switch rule {
    case "trait-missing-button":
      ["UITableViewCell", "UICollectionViewCell"].contains(where: shape.contains)
    // UIKit joins the texts of a cell; how much of it, no code tells.
    case "row-too-many-stops":
      ["UITableViewCell", "UICollectionViewCell"].contains(where: shape.contains)
    // What its options say most often tells what is chosen, and a wheel stands below a title.
    case "picker-label-missing":
      ["UISegmentedControl", "UIPickerView"].contains(where: shape.contains)
    // A sheet closes by itself; whoever presents it decides how.
    case "modal-no-escape": true
    case "label-missing", "progress-label-missing": shape.contains("ProgressView")
    default: false
    }
  }

  /// Whether code shows what a finding about an element does not see: a text that is no title by its
  /// font, a menu of actions, the field of a search, or a dialog that names its one field.
  ///
  /// - Parameter hasSeveralTexts: whether the element shows more than one text.
  static func isPlain(
    _ rule: Rule.ID, of element: Element, on screen: Screen, hasSeveralTexts: Bool
  ) -> Bool {
    switch rule {
    case "trait-missing-header":
      let looks = element.appearance.value
      let text = element.label.value ?? ""
      return looks?.isBold != true && (looks?.fontSize ?? 17) < 20 || isFigure(text)
    case "trait-static-interactive":
      // Menus are opened by a long press or a swipe; a double tap does nothing there.
      return element.isTappable.value != true && element.customActions.value?.isEmpty == false
        && !element.has(.notEnabled)
    // One of several options is told by those beside it; a switch may be about a gesture.
    case "label-generic": return ["Segment", "UISegment"].contains(element.type)
    case "label-contains-action": return ["Toggle", "UISwitch"].contains(element.type)
    // What a menu of actions shows is its name, and no choice.
    case "value-as-label": return element.type == "Menu"
    // A link leads to another screen; a symbol among several texts tells of one of them.
    case "trait-missing-media":
      return element.type == "NavigationLink" || hasSeveralTexts
    // Whoever takes the trait from a picture wants none, as on one that opens something.
    case "trait-missing-image", "image-text-split":
      return element.type == "Image" && !element.has(.image)
    // A cell with a list in it is a page; what stands inside of a cell UIKit joins.
    case "row-too-many-stops":
      return isPageOrInCell(element, on: screen)
    // Of a paragraph with links in it each link has a name of its own.
    case "voice-name-unspeakable", "voice-visible-text-missing":
      return element.type == "Text" && element.has(.link)
    // The name of a picture beside the same words is told as that of the picture.
    case "duplicate-announcement": return isBesideFileName(element, on: screen)
    case _ where wordingRules.contains(rule): return isFileName(element)
    // What no touch gets to is a picture of a control.
    case "control-hidden", "switch-unreachable", "target-size-recommended":
      return element.respondsToUserInteraction.value == false
    case "field-label-missing": return isAloneInAlert(screen)
    case "field-placeholder-only":
      // The bar for a search has a field of the system, which says that it is one.
      if ["UISearchBar", "UISearchTextField"].contains(element.type) { return true }
      return isAloneInAlert(screen)
    default: return false
    }
  }

  /// Whether the field of a screen is the only one of a dialog, whose words name it.
  private static func isAloneInAlert(_ screen: Screen) -> Bool {
    guard screen.elements.count == 1, let root = screen.elements.first,
      root.type == "UIAlertController"
    else { return false }
    return root.children.count { $0.textInput.value != nil } == 1
      && root.children.contains { $0.textInput.value == nil && $0.has(.staticText) }
  }

  /// Whether a list stands in an element, or a cell of a table around it.
  private static func isPageOrInCell(_ element: Element, on screen: Screen) -> Bool {
    let nodes = ScreenNodes(of: screen)
    guard let place = nodes.indices.first(where: { nodes[$0].element.id == element.id }) else {
      return false
    }
    return nodes.descendants(of: place).contains {
      ["UITableView", "UICollectionView"].contains(nodes[$0].element.type)
    } || nodes.ancestors(of: place).contains { nodes[$0].element.type == "UITableViewCell" }
  }

  /// Whether only runs will tell a text, and its words say that it is a figure or a time.
  private static func isFigure(_ text: String) -> Bool {
    guard text.hasPrefix("‹"), text.hasSuffix("›") else { return false }
    let words = text.lowercased()
    return figures.contains(where: words.contains)
  }

  private static let figures = [
    "amount", "balance", "count", "date", "distance", "duration", "number", "percent", "price",
    "score", "size", "string(", "time", "total", "value", "formatted",
  ]

  private static let nameRules: Set<Rule.ID> = [
    "field-placeholder-only", "element-empty", "label-blank", "voice-name-missing",
    "image-decorative-exposed", "value-as-label",
  ]

  private static let looksRules: Set<Rule.ID> = [
    "trait-missing-header", "text-too-small", "dynamic-type-unsupported", "color-only-state",
  ]
}

extension Element {
  /// The elements in it that are heard, itself if it is one.
  fileprivate var stops: [Element] {
    if isHidden.value == true || elementsHidden.value == true { return [] }
    return isAccessibilityElement ? [self] : children.flatMap(\.stops)
  }
}
