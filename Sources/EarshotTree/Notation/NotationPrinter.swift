/// Writes a screen in the shortest form that reads back equal.
struct NotationPrinter {
  /// An element with its place in the tree, and which of its properties are there, one bit each.
  private struct Line {
    var element: Element
    var depth: Int
    var given: UInt64 = 0
    var unknown: UInt64 = 0
  }

  private let screen: Screen
  private let lines: [Line]
  /// What is not captured unless a line says otherwise.
  private let unknown: UInt64
  /// What is derived unless a line says otherwise.
  private let derived: Element.Fields

  init(_ screen: Screen) {
    self.screen = screen
    lines = NotationPrinter.lines(of: screen)
    unknown = NotationPrinter.commonUnknown(lines)
    derived = NotationPrinter.commonDerived(lines)
  }

  func text() -> String {
    var writer = NotationWriter()
    writer.ids = Set(lines.map(\.element.id))
    writer.line(depth: 0)
    NotationScreenLine.write(screen, to: &writer)
    let usual = NotationVocabulary.usuallyUnknown
    write("unknown", unknown & ~usual, to: &writer)
    write("empty", usual & ~unknown, to: &writer)
    if !derived.isEmpty { write(derived, to: &writer) }
    for (index, line) in lines.enumerated() {
      writer.line(depth: line.depth)
      write(line, number: index + 1, to: &writer)
    }
    return String(decoding: writer.bytes + [0x0A], as: UTF8.self)
  }

  private func write(_ line: Line, number: Int, to writer: inout NotationWriter) {
    NotationWords.write(line.element, to: &writer)
    for (place, property) in NotationProperty.all.enumerated() {
      if line.given >> UInt64(place) & 1 == 1 { property.write(line.element, &writer) }
      if place == NotationVocabulary.label, line.element.id.rawValue != String(number) {
        writer.word("id")
        NotationCodec<String>.name.write(line.element.id.rawValue, &writer)
      }
    }
    write("unknown", line.unknown & ~unknown, to: &writer)
    write("empty", unknown & ~line.unknown & ~line.given, to: &writer)
    if line.element.derived != derived { write(line.element.derived, to: &writer) }
  }

  private func write(_ word: String, _ places: UInt64, to writer: inout NotationWriter) {
    guard places != 0 else { return }
    writer.word(word)
    writer.word(NotationNames.print(places: places))
  }

  private func write(_ fields: Element.Fields, to writer: inout NotationWriter) {
    writer.word("derived")
    writer.word(NotationNames.print(fields))
  }
}

extension NotationPrinter {
  private static func lines(of screen: Screen) -> [Line] {
    var lines: [Line] = []
    var stack = screen.elements.reversed().map { Line(element: $0, depth: 0) }
    while var line = stack.popLast() {
      let children = line.element.children
      line.element.children = []
      for (place, property) in NotationProperty.all.enumerated() {
        switch property.state(line.element) {
        case .given: line.given |= 1 << UInt64(place)
        case .notCaptured: line.unknown |= 1 << UInt64(place)
        case .empty: break
        }
      }
      lines.append(line)
      stack += children.reversed().map { Line(element: $0, depth: line.depth + 1) }
    }
    return lines
  }

  /// The properties that more elements lack as unknown than as empty.
  private static func commonUnknown(_ lines: [Line]) -> UInt64 {
    var balance = [Int](repeating: 0, count: NotationProperty.all.count)
    for line in lines {
      for place in balance.indices where line.given >> UInt64(place) & 1 == 0 {
        balance[place] += line.unknown >> UInt64(place) & 1 == 1 ? 1 : -1
      }
    }
    return balance.indices.filter { NotationProperty.all[$0].isProperty }.reduce(0) { mask, place in
      let bit: UInt64 = 1 << UInt64(place)
      let usual = NotationVocabulary.usuallyUnknown & bit
      if balance[place] == 0 { return mask | usual }
      return balance[place] > 0 ? mask | bit : mask
    }
  }

  /// The fields that most elements have derived; none when that is as common.
  private static func commonDerived(_ lines: [Line]) -> Element.Fields {
    var counts: [Element.Fields: Int] = [:]
    for line in lines { counts[line.element.derived, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return counts.filter { $0.value == most }.keys.min { $0.rawValue < $1.rawValue } ?? []
  }
}

/// The words at the beginning of a line: what it is, its containers and its traits.
enum NotationWords {
  static func write(_ element: Element, to writer: inout NotationWriter) {
    let traits = element.traits.value ?? []
    let words = traitWords(traits)
    let isContainer = element.containerType.value != nil || element.systemContainer != nil
    if element.isAccessibilityElement {
      if isContainer || words.isEmpty || traits == .tabBar { writer.word("element") }
    } else if !isContainer, traits != .tabBar {
      writer.word("view")
    }
    writeContainers(of: element, to: &writer)
    for word in words { writer.word(word) }
  }

  private static func writeContainers(of element: Element, to writer: inout NotationWriter) {
    switch element.containerType.value {
    case .dataTable(let table)?:
      writer.word("table")
      if table != DataTable() { NotationCodec.dataTable.write(table, &writer) }
    case let type?:
      for (word, other) in NotationVocabulary.containers where other == type { writer.word(word) }
    case nil: break
    }
    for (word, system) in NotationVocabulary.systems where system == element.systemContainer {
      writer.word(word)
    }
  }

  /// The words of traits, in bit order but for `tabs`, which as the first word means a view.
  private static func traitWords(_ traits: Traits) -> [String] {
    guard !traits.isEmpty else { return [] }
    let plain = traits.subtracting(.tabBar)
    let bits = (0..<64).filter { plain.rawValue >> UInt64($0) & 1 == 1 }
    let words = bits.map { NotationVocabulary.traitWordsByBit[$0] }
    return traits.contains(.tabBar) ? words + [NotationVocabulary.traitWordsByBit[15]] : words
  }
}
