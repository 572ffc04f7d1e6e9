import EarshotText

/// Builds screens from the lines of a text.
struct NotationParser {
  private var reader: NotationReader
  private var screens: [Screen] = []
  private var builder: NotationScreenBuilder?

  init(_ text: String) {
    reader = NotationReader(text)
  }

  /// Reads all lines.
  mutating func parse() throws(NotationError) -> [Screen] {
    while let indentation = try reader.nextLine() {
      if indentation == 0, reader.token == .word("screen") {
        try finishScreen()
        try reader.advance()
        builder = try NotationScreenLine.read(&reader)
      } else {
        var current = builder ?? NotationScreenBuilder()
        // The builder is emptied so that its elements are changed in place.
        builder = nil
        let depth = try current.depth(ofIndentation: indentation, at: reader.location)
        let line = try NotationElementLine.read(&reader, current.defaults)
        try current.add(line, depth: depth)
        builder = current
      }
    }
    try finishScreen()
    return screens
  }

  private mutating func finishScreen() throws(NotationError) {
    guard var finished = builder else { return }
    builder = nil
    screens.append(finished.finish())
    for (id, location) in reader.references where !finished.has(id) {
      throw NotationError(
        .invalid, "no element has the id '\(id.rawValue.abbreviated)'",
        help: finished.nearestID(to: id).map { "did you mean '\($0)'?" }
          ?? "give an element this id, or write '?' before it if the app itself is wrong",
        at: location)
    }
    reader.references = []
  }
}

/// What the elements of a screen have when their lines do not say otherwise.
struct NotationDefaults {
  /// An element of which nothing is written.
  private(set) var element = Element(id: "", isAccessibilityElement: false)

  init(unknown: UInt64 = NotationVocabulary.usuallyUnknown, derived: Element.Fields = []) {
    for (place, property) in NotationProperty.all.enumerated() {
      property.clear(&element, unknown >> UInt64(place) & 1 == 0)
    }
    element.derived = derived
  }
}

/// A screen that is being read: the elements that are still open, one a level.
struct NotationScreenBuilder {
  var screen = Screen(elements: [])
  var defaults = NotationDefaults()
  /// Whether its line says in which direction rows are read.
  var tellsDirection = false
  private var open: [Element] = []
  private var lines: [Element.ID: Int] = [:]
  private var kinds = NotationKinds()

  /// The level of a line, which is at most one deeper than the line before.
  func depth(
    ofIndentation indentation: Int, at location: SourceLocation
  ) throws(NotationError) -> Int {
    guard indentation.isMultiple(of: 2) else {
      throw NotationError(
        .malformed, "a line is indented with \(indentation) spaces",
        help: "indent with two spaces a level", at: location)
    }
    let depth = indentation / 2
    guard depth <= open.count else {
      throw NotationError(
        .malformed, "a line is indented deeper than its parent allows",
        help: "indent with \(open.count * 2) spaces or less", at: location)
    }
    guard depth < ScreenNotation.depthLimit else {
      throw NotationError(
        .limit, "elements are nested deeper than \(ScreenNotation.depthLimit)",
        help: "leave out views that hold only one other view", at: location)
    }
    return depth
  }

  mutating func add(_ line: NotationElementLine, depth: Int) throws(NotationError) {
    var element = line.element
    let generated = kinds.id(of: line.kind)
    if !line.hasID { element.id = generated }
    let location = line.idLocation
    if let first = lines.updateValue(location.line, forKey: element.id) {
      throw NotationError(
        .duplicateID, "two elements have the id '\(element.id.rawValue.abbreviated)'",
        help: "line \(first) has it already; an element without an id is called '\(generated)'",
        at: location)
    }
    close(to: depth)
    open.append(element)
  }

  /// Puts the elements at a level and deeper into their parents.
  private mutating func close(to depth: Int) {
    while open.count > depth, var element = open.popLast() {
      NotationProperty.resolveOrder(of: &element)
      if open.isEmpty {
        screen.elements.append(element)
      } else {
        open[open.count - 1].children.append(element)
      }
    }
  }

  mutating func finish() -> Screen {
    close(to: 0)
    if !tellsDirection { screen.direction = screen.directionOfTexts }
    return screen
  }

  func has(_ id: Element.ID) -> Bool { lines[id] != nil }

  func nearestID(to id: Element.ID) -> String? {
    Suggestion.nearest(to: id.rawValue, among: lines.keys.map(\.rawValue).sorted())
  }
}
