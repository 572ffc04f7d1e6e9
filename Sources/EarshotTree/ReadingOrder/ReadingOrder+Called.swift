extension ReadingOrder {
  /// The places of the stops that a name means: one of that id, else all of that identifier, of that
  /// label, or of a label that begins with it before a comma; capitals do not count.
  ///
  /// A number that is none of them is that of the stop in the order, from 1, as in a picture.
  /// Several are as good as each other, and who asks must choose.
  package func places(called name: String) -> [Int] {
    if let index = index(of: EarshotTree.Element.ID(name)) { return [index] }
    let wanted = name.lowercased()
    guard !wanted.isEmpty else { return [] }
    let kinds: [(Stop) -> Bool] = [
      { $0.element.identifier.value == name },
      { $0.element.label.value == name },
      { $0.element.label.value?.lowercased() == wanted },
      { $0.element.label.value?.lowercased().hasPrefix(wanted + ",") == true },
    ]
    for isMeant in kinds {
      let places = indices.filter { isMeant(self[$0]) }
      if !places.isEmpty { return places }
    }
    return Int(name).flatMap { indices.contains($0 - 1) ? [$0 - 1] : nil } ?? []
  }

  /// The names of the stops for people, in order.
  package var names: [String] { map(\.element.labelOrID) }

  /// The name of an element in a script: its id, or the label where the id is but a type and a number
  /// and the label means this stop alone.
  package func scriptName(of id: EarshotTree.Element.ID) -> EarshotTree.Element.ID {
    guard let index = index(of: id), self[index].element.hasNumberedID,
      let label = self[index].element.label.value, places(called: label) == [index],
      self.index(of: EarshotTree.Element.ID(label)) == nil
    else { return id }
    return EarshotTree.Element.ID(label)
  }

  /// The only stop that a name means; `nil` when it is none or several.
  package func stop(called name: String) -> Stop? {
    let places = places(called: name)
    return places.count == 1 ? places.first.map { self[$0] } : nil
  }
}

extension Element {
  /// The label, or the id where there is none: what a message calls it.
  package var labelOrID: String { label.value.flatMap { $0.isEmpty ? nil : $0 } ?? id.rawValue }

  /// Whether the source has no identifier, so that the id is a type and a number such as `Button[1]`.
  package var hasNumberedID: Bool {
    guard identifier.value?.isEmpty != false, id.rawValue.hasSuffix("]") else { return false }
    let name = id.rawValue.dropLast()
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return digits > 0 && name.dropLast(digits).hasSuffix("[")
  }
}
