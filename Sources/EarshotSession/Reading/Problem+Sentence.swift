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
      "'\(container)' puts '\(id)' in its explicit order, which leads back to it"
    case .repeatedReference(let id, let container):
      "'\(container)' puts '\(id)' in its explicit order, and it was read before"
    }
  }
}
