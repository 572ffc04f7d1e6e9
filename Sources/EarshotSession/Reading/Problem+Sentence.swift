package import EarshotTree

extension ReadingOrder.Problem {
  /// The uncertainty of the order, in words.
  package var sentence: String {
    switch self {
    case .ambiguousRow(let first, let second, _):
      "the order of '\(first)' and '\(second)' depends on the order of the views: their places "
        + "form no clear rows"
    case .unresolvedReference(let id, let container):
      "'\(container)' puts '\(id)' in its explicit order, and there is no such element"
    case .cycle(let id, let container):
      id == container
        ? "'\(container)' puts itself in its explicit order"
        : "'\(container)' puts '\(id)' in its explicit order, which leads back to it"
    case .repeatedReference(let id, let container):
      "'\(container)' puts '\(id)' in its explicit order, and it was read before"
    case .frameNotFinite(let id):
      "the frame of '\(id)' has a number that is not finite; it counts as empty, so that the element "
        + "gets no focus"
    }
  }
}
