import EarshotSpeech
import EarshotText
import EarshotTree
import EarshotVerbalizer

/// A label or a value that VoiceOver says of a stop, or a text of a strings file that it may say.
struct SpokenText: Sendable {
  /// Which of its texts.
  enum Part: Sendable { case label, value }

  let text: String
  let part: Part
  /// Which kinds of characters the text holds.
  let classes: CharacterClasses
  /// What kind of thing says it.
  let role: Role
  /// Where it is said; `nil` for a text of a strings file.
  private let stop: (node: Node, screen: AuditedScreen)?
  /// The language of the strings file.
  private let tag: String?
  /// The text before it in the strings file.
  private let previous: String?
  private let settings: [String: Double]

  /// The label or the value of a stop.
  init(
    _ part: Part, of node: Node, on screen: AuditedScreen, settings: [String: Double]
  ) {
    self.part = part
    text = part == .label ? node.spokenLabel : node.value
    classes = part == .label ? node.labelClasses : node.valueClasses
    role = node.role
    stop = (node, screen)
    (tag, previous) = (nil, nil)
    self.settings = settings
  }

  /// A text of a strings file, with a number in the place of each argument.
  init(
    _ entry: CatalogText, after previous: CatalogText?, language: String?,
    settings: [String: Double]
  ) {
    part = .label
    text = entry.sample.text
    classes = CharacterClasses(text)
    role = entry.role
    stop = nil
    tag = language
    self.previous = previous?.sample.text
    self.settings = settings
  }

  /// A number that decides.
  subscript(setting: String) -> Double { settings[setting] ?? 0 }

  /// The stretches with speech attributes; empty when there are none.
  var runs: [AttributedText.Run] {
    let element = stop?.node.element
    return (part == .label ? element?.attributedLabel : element?.attributedValue)?.value?.runs ?? []
  }

  /// Whether the app says how a part of it is spoken.
  var hasSpokenVariant: Bool {
    runs.contains { $0.attributes.spellsOut == true || $0.attributes.ipaNotation != nil }
  }

  /// Whether what it names stands at a value too.
  var hasValue: Bool { stop.map { !$0.node.value.isEmpty } ?? false }

  /// Whether it is text that is no heading.
  var isPlainText: Bool { role == .text && stop?.node.traits.contains(.header) != true }

  /// Whether its identifier says that it shows the address of a page, as the bar of a browser does.
  var isAddressBar: Bool {
    guard let identifier = stop?.node.element.ownIdentifier else { return false }
    return !Set(identifier.nameParts).isDisjoint(with: ["url", "address", "omnibox"])
  }

  /// Whether a control of the screen has this name.
  func isBesideControl(named name: String) -> Bool {
    stop?.screen.controls.contains { $0.spokenLabel == name } ?? false
  }

  /// What is read before it, in lower case.
  var textBefore: String? {
    guard let stop else { return previous?.lowercased() }
    guard let place = stop.node.stopPlace, place > 0 else { return nil }
    return stop.screen[stop.screen.order.stops[place - 1].id]?.foldedLabel
  }

  /// The language of the text: of the node, else of the app, else by its letters; `und` when those
  /// of several languages look alike.
  var language: String {
    if let stop, (stop.node.element.language.value ?? stop.screen.screen.language) != nil {
      return stop.screen.language(of: stop.node)
    }
    if let tag { return Language(tag).code }
    if text.unicodeScalars.contains(where: { UnicodeScript($0) == .cyrillic }) { return "ru" }
    return Language(lettersOf: text)?.code ?? "und"
  }

  /// What is not said as it should be, of one kind.
  func flaw(_ kind: VerbalizedText.Kind) -> SpokenFlaw? {
    let voice =
      stop?.node.verbalized(text, in: language) ?? VerbalizedText(text, language: language)
    guard let first = voice.differences.first(where: { $0.kind == kind }) else { return nil }
    return SpokenFlaw(first.written, better: voice.better([kind]))
  }
}

/// What is wrong with a spoken text.
struct SpokenFlaw: Sendable {
  /// The words or signs at fault.
  var part: String
  /// The whole text as it should be; `nil` when only a person can write it.
  var better: String?
  /// How bad it is, when it differs from the rule.
  var severity: Severity?
  /// Whether only a person can tell if it is wrong.
  var isQuestion: Bool

  init(
    _ part: some StringProtocol, better: String? = nil, severity: Severity? = nil,
    isQuestion: Bool = false
  ) {
    self.part = String(part)
    self.better = better
    self.severity = severity
    self.isQuestion = isQuestion
  }

  /// What mends a part of an element.
  func change(of part: SpokenText.Part) -> Fix.Change {
    let known = better.flatMap { $0.isEmpty ? nil : Fix.Words.known($0) }
    return switch part {
    case .label: .label(known ?? .toWrite(.name))
    case .value: .value(known ?? .toWrite(.value))
    }
  }
}
