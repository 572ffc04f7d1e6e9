/// Writes a screen in the shortest form that reads back equal.
struct NotationPrinter {
  /// Which properties of an element are there, one bit each.
  private struct Line {
    var given: UInt64 = 0
    var unknown: UInt64 = 0
  }

  private let screen: Screen
  /// The elements in the order of the text.
  private var lines: [Line] = []
  private var ids: Set<Element.ID> = []
  private var derivedCounts: [Element.Fields: Int] = [:]
  /// What is not captured unless a line says otherwise.
  private var unknown: UInt64 = 0
  /// What is derived unless a line says otherwise.
  private var derived: Element.Fields = []
  private var writer = NotationWriter()
  private var number = 0
  private var kinds = NotationKinds()

  init(_ screen: Screen) {
    self.screen = screen
  }

  /// The whole text.
  mutating func text() -> String {
    let nodes = ScreenNodes(screen.elements)
    for node in nodes { collect(node.element) }
    unknown = commonUnknown
    derived = commonDerived
    writer.ids = ids
    writer.line(depth: 0)
    NotationScreenLine.write(screen, to: &writer)
    let usual = NotationVocabulary.usuallyUnknown
    write("unknown", unknown & ~usual)
    write("empty", usual & ~unknown)
    if !derived.isEmpty { write(derived) }
    for node in nodes {
      writer.line(depth: node.depth)
      write(node.element, lines[number])
    }
    return String(decoding: writer.bytes + [0x0A], as: UTF8.self)
  }

  private mutating func collect(_ element: Element) {
    var line = Line()
    for place in NotationProperty.all.indices {
      switch NotationProperty.all[place].state(element) {
      case .given: line.given |= 1 << UInt64(place)
      case .notCaptured: line.unknown |= 1 << UInt64(place)
      case .empty: break
      }
    }
    lines.append(line)
    ids.insert(element.id)
    derivedCounts[element.derived, default: 0] += 1
  }

  private mutating func write(_ element: Element, _ line: Line) {
    number += 1
    let start = writer.bytes.count
    NotationWords.write(element, to: &writer)
    let generated = kinds.id(of: writer.word(at: start))
    let label: UInt64 = 1 << UInt64(NotationVocabulary.label)
    write(element, properties: line.given & label)
    if element.id != generated {
      writer.word("id")
      NotationCodec<String>.name.write(element.id.rawValue, &writer)
    }
    write(element, properties: line.given & ~label)
    write("unknown", line.unknown & ~unknown)
    write("empty", unknown & ~line.unknown & ~line.given)
    if element.derived != derived { write(element.derived) }
  }

  private mutating func write(_ element: Element, properties: UInt64) {
    var left = properties
    while left != 0 {
      NotationProperty.all[left.trailingZeroBitCount].write(element, &writer)
      left &= left - 1
    }
  }

  private mutating func write(_ word: String, _ places: UInt64) {
    guard places != 0 else { return }
    writer.word(word)
    writer.word(NotationNames.print(places: places))
  }

  private mutating func write(_ fields: Element.Fields) {
    writer.word("derived")
    writer.word(NotationNames.print(fields))
  }
}

extension NotationPrinter {
  /// The properties that more elements lack as unknown than as empty.
  private var commonUnknown: UInt64 {
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
  private var commonDerived: Element.Fields {
    let most = derivedCounts.values.max() ?? 0
    let common = derivedCounts.filter { $0.value == most }.keys
    return common.min { $0.rawValue < $1.rawValue } ?? []
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
    var words: [String] = []
    var left = plain.rawValue
    while left != 0 {
      words.append(NotationVocabulary.traitWordsByBit[left.trailingZeroBitCount])
      left &= left - 1
    }
    return traits.contains(.tabBar) ? words + [NotationVocabulary.traitWordsByBit[15]] : words
  }
}
