import EarshotTree

/// What is said of a stop in web content, in the order of the recordings that
/// `Documentation/VoiceOver/Web.md` lists.
extension SpeechSubject {
  /// The parts of the utterance: containers, name, value, types, place, states, edges, hints.
  func parts(
    of web: WebContent, entering entered: some Sequence<Enclosure>
  ) -> [Utterance.Part] {
    let verbosity = settings.verbosity
    var parts: [Utterance.Part] = []
    if verbosity.speaksContainers { parts += entries(of: entered.filter(isNamedOnEntry)) }
    if verbosity.controls == .before { parts += webTypes(web) }
    if web.role == .switchControl { parts += switchState }
    if saysSelected(web) { parts += selectedBefore }
    if verbosity.speaksTableHeaders { parts += tableHeaders }
    if let marker = web.marker { parts += beginning(with: marker) }
    if !saysValueAlone(web) { parts += label }
    parts += description(web)
    if !saysValueLast { parts += webValue(web) }
    if verbosity.speaksCustomContent { parts += importantContent }
    parts += notEnabled
    if web.role == .term { parts += listStart }
    if let current = web.current { parts.append(words.part(.state, .web(.current(current)))) }
    if verbosity.controls == .after { parts += webTypes(web) }
    parts += check(web) + tablePosition
    if verbosity.controls != .none { parts += position }
    parts += edited + demands(web) + opening(web)
    if verbosity.controls != .none {
      parts += webEdges(besidesListStart: web.marker != nil || web.role == .term)
    }
    if settings.speaksHints { parts += hints }
    return parts + extras
  }

  /// Landmarks say their name at their edges, and a legend is the name of its group.
  private func isNamedOnEntry(_ enclosure: Enclosure) -> Bool {
    switch enclosure.kind {
    case .landmark: false
    case .semanticGroup: enclosure.label != element.label.value
    case .list, .dataTable, .tabBar, .tabs, .series: true
    }
  }

  /// Safari does not join a date that is no control of its own with its label.
  private func saysValueAlone(_ web: WebContent) -> Bool {
    web.role == .dateText && element.value.value?.isEmpty == false
  }

  private func saysSelected(_ web: WebContent) -> Bool {
    guard web.check == nil else { return false }
    switch web.role {
    case .cell?, .rowHeader?, .columnHeader?, .cornerHeader?: return false
    default: return true
    }
  }

  /// Whether it is checked or pressed.
  func check(_ web: WebContent) -> [Utterance.Part] {
    guard let check = web.check else { return [] }
    let isToggle = web.role == .toggleButton
    switch check {
    case .on: return [words.part(.state, .web(isToggle ? .pressed : .checked))]
    case .off: return [words.part(.state, .web(isToggle ? .notPressed : .unchecked))]
    case .mixed: return [words.part(.state, .switchMixed)]
    }
  }

  private func description(_ web: WebContent) -> [Utterance.Part] {
    guard let text = web.description, !text.isEmpty else { return [] }
    return [words.part(.content, .web(.description))] + authored(.content, text, .hint)
  }

  private func demands(_ web: WebContent) -> [Utterance.Part] {
    var parts: [Utterance.Part] = []
    if web.isRequired { parts.append(words.part(.state, .web(.required))) }
    if web.isInvalid { parts.append(words.part(.state, .web(.invalid))) }
    return parts
  }

  private func opening(_ web: WebContent) -> [Utterance.Part] {
    (web.popup.map { [words.part(.trait, .web(.popup($0)))] } ?? []) + expanded
  }

  /// The marker of an item, with the start of the list right after it.
  private func beginning(with marker: String) -> [Utterance.Part] {
    let isBullet = marker.count == 1 && marker.allSatisfy { !$0.isLetter && !$0.isNumber }
    let part =
      isBullet
      ? [words.part(.label, .web(.bullet))] : authored(.label, marker, .label)
    return part + listStart
  }

  /// The start of the innermost list, where it begins.
  private var listStart: [Utterance.Part] {
    guard let list = enclosures.last(where: { $0.kind == .list }), list.position.index == 1 else {
      return []
    }
    let isDefinition = list.web == .descriptionList
    return [words.part(.edge, isDefinition ? .web(.definitionListStart) : .listStart)]
  }
}
