import EarshotTree

extension Screen {
  /// The screen with no element knowing where it was read, for comparison.
  var withoutSources: Screen {
    var screen = self
    for index in screen.elements.indices { screen.elements[index].removeSources() }
    return screen
  }
}

extension Element {
  fileprivate mutating func removeSources() {
    source = nil
    document = nil
    for index in children.indices { children[index].removeSources() }
  }
}
