import EarshotTree

extension Element {
  /// The identifier without the package that Android writes before it; `nil` without one.
  var ownIdentifier: String? {
    identifier.value?.split(separator: "/").last.map(String.init)
  }
}
