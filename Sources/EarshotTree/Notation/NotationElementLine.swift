/// The line of one element.
struct NotationElementLine {
  private(set) var element: Element
  private(set) var hasID = false
  /// The first word.
  private(set) var kind = ""
  /// Where the id stands, or the line begins.
  private(set) var idLocation: SourceLocation
  /// The properties that the line has given so far, one bit each.
  private var given: UInt64 = 0
  private var hasDerived = false

  static func read(
    _ reader: inout NotationReader, _ defaults: NotationDefaults
  ) throws(NotationError) -> NotationElementLine {
    var line = NotationElementLine(element: defaults.element, idLocation: reader.location)
    line.element.source = reader.location
    try line.readKind(&reader)
    while let token = reader.token {
      switch token {
      case .word(let word): try line.read(word, &reader)
      case .text: try line.readLabel(&reader)
      case .open, .close: throw reader.expected("a word")
      }
    }
    return line
  }

  private init(element: Element, idLocation: SourceLocation) {
    self.element = element
    self.idLocation = idLocation
  }

  /// Reads the first word, which tells whether VoiceOver stops here.
  private mutating func readKind(_ reader: inout NotationReader) throws(NotationError) {
    guard case .word(let word) = reader.token else {
      throw NotationError(
        .malformed, "a line begins without a word",
        help: "begin with what it is, such as 'button', 'text', 'element' or 'view'",
        at: reader.location)
    }
    kind = word
    switch NotationVocabulary.element[word] {
    case .kind(let isElement):
      element.isAccessibilityElement = isElement
      try reader.advance()
    case .container, .system, .trait(.tabBar): element.isAccessibilityElement = false
    case .trait: element.isAccessibilityElement = true
    case nil where word == "screen":
      throw NotationError(
        .malformed, "a screen is indented", help: "begin the line with 'screen'",
        at: reader.location)
    case nil: throw NotationVocabulary.unknown(word, at: reader.location)
    case .form, .not, .id, .derived, .missing:
      throw NotationError(
        .malformed, "a line begins with '\(word)'",
        help: "begin with what it is, such as 'button', 'text', 'element' or 'view'",
        at: reader.location)
    }
  }

  private var hasLabel: Bool { given >> UInt64(NotationVocabulary.label) & 1 == 1 }

  private mutating func readLabel(_ reader: inout NotationReader) throws(NotationError) {
    guard !hasLabel else {
      throw NotationError(
        .malformed, "a second text stands without a word before it",
        help: "the first is the label; write 'value' or another word before this one",
        at: reader.location)
    }
    given |= 1 << UInt64(NotationVocabulary.label)
    element.label = .given(try NotationCodec.text.read(&reader))
  }

  private mutating func read(
    _ word: String, _ reader: inout NotationReader
  ) throws(NotationError) {
    let location = reader.location
    guard let meaning = NotationVocabulary.element[word] else {
      throw NotationVocabulary.unknown(word, orLabel: !hasLabel, at: location)
    }
    try reader.advance()
    switch meaning {
    case .kind:
      throw NotationError(
        .malformed, "'\(word)' is not the first word of the line", help: "move it to the front",
        at: location)
    case .container(let type): try setContainer(type, word, &reader, location)
    case .system(let type):
      if element.systemContainer != nil { throw twice(word, at: location) }
      element.systemContainer = type
    case .trait(let trait): try add(trait, word, at: location)
    case .form(let place, let form):
      try give(place, word, at: location)
      try NotationProperty.all[place].forms[form].read(&reader, &element)
    case .not: try readNot(&reader)
    case .id:
      if hasID { throw twice(word, at: location) }
      hasID = true
      idLocation = location
      element.id = Element.ID(try NotationCodec<String>.name.read(&reader))
    case .derived:
      if hasDerived { throw twice(word, at: location) }
      hasDerived = true
      element.derived = try NotationNames.fields(&reader)
    case .missing(let isCaptured): try readMissing(isCaptured, word, &reader)
    }
  }

  private mutating func setContainer(
    _ type: ContainerType, _ word: String, _ reader: inout NotationReader,
    _ location: SourceLocation
  ) throws(NotationError) {
    try give(NotationVocabulary.container, word, at: location)
    if case .dataTable = type, reader.token == .open {
      element.containerType = .given(.dataTable(try NotationCodec.dataTable.read(&reader)))
    } else {
      element.containerType = .given(type)
    }
  }

  private mutating func add(
    _ trait: Traits, _ word: String, at location: SourceLocation
  ) throws(NotationError) {
    let bit: UInt64 = 1 << UInt64(NotationVocabulary.traits)
    guard given & bit == 0 || !(element.traits.value ?? []).isEmpty else {
      throw twice("traits", at: location)
    }
    let traits = given & bit == 0 ? [] : element.traits.value ?? []
    if traits.contains(trait) { throw twice(word, at: location) }
    given |= bit
    element.traits = .given(traits.union(trait))
  }

  private mutating func readNot(_ reader: inout NotationReader) throws(NotationError) {
    let location = reader.location
    guard let word = try reader.takeWord() else { throw reader.expected("a word such as 'modal'") }
    guard case .form(let place, let form) = NotationVocabulary.element["not " + word] else {
      throw NotationError(
        .invalid, "'not' stands before '\(word.abbreviated)'",
        help: "use it before 'grouped', 'hidden', 'invisible', 'modal' or 'tappable'",
        at: location)
    }
    try give(place, word, at: location)
    try NotationProperty.all[place].forms[form].read(&reader, &element)
  }

  /// Reads the properties after `unknown` or `empty`.
  private mutating func readMissing(
    _ isCaptured: Bool, _ word: String, _ reader: inout NotationReader
  ) throws(NotationError) {
    let location = reader.location
    let places = try NotationNames.places(&reader)
    guard places & given == 0 else {
      let names = NotationNames.print(places: places & given)
      throw NotationError(
        .invalid, "'\(word)' names what the line gives: '\(names)'", help: "remove one of them",
        at: location)
    }
    given |= places
    for (place, property) in NotationProperty.all.enumerated()
    where places >> UInt64(place) & 1 == 1 {
      property.clear(&element, isCaptured)
    }
  }

  private mutating func give(
    _ place: Int, _ word: String, at location: SourceLocation
  ) throws(NotationError) {
    guard given >> UInt64(place) & 1 == 0 else { throw twice(word, at: location) }
    given |= 1 << UInt64(place)
  }

  private func twice(_ word: String, at location: SourceLocation) -> NotationError {
    NotationError(
      .invalid, "'\(word)' is said twice, or against another word of the line",
      help: "remove one of them", at: location)
  }
}
