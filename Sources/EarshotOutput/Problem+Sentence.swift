public import EarshotTree

extension ReadingOrder.Problem {
  /// What is uncertain about the order, in words.
  public var sentence: String {
    switch self {
    case .ambiguousRow(let first, let second, _):
      "the order of '\(first)' and '\(second)' depends on the order of the views: their tops are "
        + "close, and their row has no clear start"
    case .unresolvedReference(let id, let container):
      "'\(container)' puts '\(id)' in its explicit order, and there is no such element"
    case .cycle(let id, let container):
      "'\(container)' puts '\(id)' in its explicit order, which leads back to it"
    case .repeatedReference(let id, let container):
      "'\(container)' puts '\(id)' in its explicit order, and it was read before"
    }
  }
}
