import EarshotTree

extension SpeechSubject {
  /// The edges of all containers that begin or end at the stop, the innermost first.
  func webEdges(besidesListStart isListSaid: Bool) -> [Utterance.Part] {
    enclosures.reversed().flatMap { enclosure -> [Utterance.Part] in
      if enclosure.position.index == 1 {
        return enclosure.kind == .list && isListSaid && enclosure.id == list?.id
          ? [] : start(of: enclosure)
      }
      return enclosure.position.index == enclosure.position.count ? end(of: enclosure) : []
    }
  }

  private var list: Enclosure? { enclosures.last { $0.kind == .list } }

  private func start(of enclosure: Enclosure) -> [Utterance.Part] {
    switch enclosure.kind {
    case .list:
      let isDefinition = enclosure.web == .descriptionList
      return [words.part(.edge, isDefinition ? .web(.definitionListStart) : .listStart)]
    case .landmark: return landmark(enclosure) + [words.part(.edge, .landmarkStart)]
    case .dataTable(let context):
      return [words.part(.edge, .web(.tableStart))] + size(of: context)
    case .semanticGroup where enclosure.web == .formGroup:
      return [words.part(.edge, .web(.formStart))]
    case .semanticGroup, .tabBar, .tabs, .series: return []
    }
  }

  private func end(of enclosure: Enclosure) -> [Utterance.Part] {
    switch enclosure.kind {
    case .list:
      let isDefinition = enclosure.web == .descriptionList
      return [words.part(.edge, isDefinition ? .web(.definitionListEnd) : .listEnd)]
    case .landmark: return [words.part(.edge, .web(.end))] + landmark(enclosure)
    case .dataTable: return [words.part(.edge, .web(.tableEnd))]
    // The last of several radio buttons was recorded without it.
    case .semanticGroup where enclosure.web == .formGroup && element.position.value == nil:
      return [words.part(.edge, .web(.formEnd))]
    case .semanticGroup, .tabBar, .tabs, .series: return []
    }
  }

  /// The name and the kind of a landmark, which the page may call by words of its own.
  private func landmark(_ enclosure: Enclosure) -> [Utterance.Part] {
    var parts: [Utterance.Part] = []
    if let label = enclosure.label, !label.isEmpty {
      parts.append(
        Utterance.Part(.edge, authored: label, language: enclosure.language, field: nil))
    }
    if let words = enclosure.roleDescription {
      parts.append(
        Utterance.Part(.edge, authored: words, language: enclosure.language, field: nil))
    } else if let role = enclosure.web {
      parts.append(words.part(.edge, .web(.landmark(role))))
    }
    return parts
  }

  private func size(of table: TableContext?) -> [Utterance.Part] {
    guard let rows = table?.rowCount, let columns = table?.columnCount else { return [] }
    return [.rows(rows), .columns(columns)].map { words.part(.edge, .web($0)) }
  }
}
