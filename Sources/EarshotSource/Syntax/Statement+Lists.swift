extension [Statement] {
  /// The innermost list of statements around a place of the file.
  func innermost(around offset: Int) -> [Statement] {
    guard let statement = first(where: { $0.range.offsets.contains(offset) }),
      let inner = statement.lists.first(where: { list in
        list.contains { $0.range.offsets.contains(offset) }
      })
    else { return self }
    return inner.innermost(around: offset)
  }
}

extension Statement {
  /// The lists of statements in it, each before those inside of it.
  var lists: [[Statement]] {
    var lists: [[Statement]] = []
    switch kind {
    case .branch(_, let then, let otherwise): lists = [then, otherwise ?? []]
    case .precondition(_, let otherwise): lists = [otherwise]
    case .choice(_, let cases): lists = cases.map(\.body)
    case .loop(_, _, _, let body), .repetition(_, let body), .later(let body), .block(let body):
      lists = [body]
    case .function(let function): lists = [function.body ?? []]
    default: break
    }
    forEachTop { top in
      top.walk { part in
        if case .closure(let closure) = part.kind { lists.append(closure.body) }
      }
    }
    return lists
  }
}
