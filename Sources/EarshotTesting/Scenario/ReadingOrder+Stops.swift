import EarshotTree

extension ReadingOrder {
  /// The stops that a name means: one of that id, else all of that label, as in scripts.
  func stops(called name: EarshotTree.Element.ID) -> [Stop] {
    places(called: name.rawValue).map { self[$0] }
  }
}
