package import EarshotTree

extension Screen {
  /// The properties of a set that are told of no element of the screen.
  ///
  /// A source that lacks a property of some elements, or concluded it from others, still tells it.
  package func missingFields(among fields: Set<Element.Field>) -> Set<Element.Field> {
    var left = fields
    for node in ScreenNodes(elements) where !left.isEmpty {
      left = left.filter { !node.element.isCaptured($0) }
    }
    return left
  }
}
