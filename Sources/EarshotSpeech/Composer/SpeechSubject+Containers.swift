import EarshotTree

extension SpeechSubject {
  /// The names of the containers that focus enters.
  func entries(of entered: some Sequence<Enclosure>) -> [Utterance.Part] {
    var named: Set<Element.ID> = []
    return entered.compactMap { enclosure in
      // A view that is a container in two ways has one name.
      guard named.insert(enclosure.id).inserted else { return nil }
      if let label = enclosure.label {
        return Utterance.Part(
          .container, authored: label, language: enclosure.language, field: .label)
      }
      switch enclosure.kind {
      case .tabBar, .tabs: return systemWords.part(.container, .tabBar)
      case .semanticGroup, .list, .landmark, .dataTable, .series: return nil
      }
    }
  }

  /// The place in a series, then the edge of the innermost list or landmark.
  var place: [Utterance.Part] { (hasPlaceInValue ? [] : position) + edge }

  /// The place among the options of an adjustable element, which its app writes into the value.
  var placeInValue: [Utterance.Part] { hasPlaceInValue ? position : [] }

  private var hasPlaceInValue: Bool {
    guard traits.contains(.adjustable), case .options(let options)? = element.adjustment.value
    else { return false }
    return options.isEnumerated && element.position.isCaptured
  }

  var position: [Utterance.Part] {
    guard settings.verbosity.speaksPosition else { return [] }
    let series = enclosures.last { $0.kind.tellsPosition }
    guard let place = element.position.value ?? series?.position else { return [] }
    return [words.part(.position, .position(place.index, of: place.count))]
  }

  private var edge: [Utterance.Part] {
    guard let enclosure = enclosures.last(where: { $0.kind.tellsEdges }) else {
      return []
    }
    let isList = enclosure.kind == .list
    if enclosure.position.index == 1 {
      return [words.part(.edge, isList ? .listStart : .landmarkStart)]
    }
    guard enclosure.position.index == enclosure.position.count else { return [] }
    return [words.part(.edge, isList ? .listEnd : .landmarkEnd)]
  }
}

extension Enclosure.Kind {
  fileprivate var tellsPosition: Bool {
    switch self {
    case .series, .tabBar, .tabs: true
    case .semanticGroup, .list, .landmark, .dataTable: false
    }
  }

  fileprivate var tellsEdges: Bool {
    switch self {
    case .list, .landmark: true
    case .semanticGroup, .dataTable, .tabBar, .tabs, .series: false
    }
  }
}
