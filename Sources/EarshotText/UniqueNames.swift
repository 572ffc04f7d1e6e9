/// Names of which each is given once: the wanted one, or that with a number.
package struct UniqueNames {
  private var used: Set<String>
  /// The number that the next one of a name gets, so that none is tried twice.
  private var next: [String: Int] = [:]

  /// Begins with some names that are taken.
  package init(_ used: Set<String> = []) { self.used = used }

  /// A name that was not given yet.
  ///
  /// - Parameter numbered: a name with a number from 2 on.
  package mutating func take(
    _ wanted: String, numbered: (String, Int) -> String = { "\($0)\($1)" }
  ) -> String {
    if used.insert(wanted).inserted { return wanted }
    var number = next[wanted] ?? 2
    while !used.insert(numbered(wanted, number)).inserted { number += 1 }
    next[wanted] = number + 1
    return numbered(wanted, number)
  }
}
