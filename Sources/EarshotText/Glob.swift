/// A pattern with `*` for any run of characters and `?` for one.
package struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  package let pattern: String

  /// Makes a pattern.
  package init(_ pattern: String) {
    self.pattern = pattern
  }

  /// Whether a whole text fits; no character is special to `*`.
  package func matches(_ text: String) -> Bool {
    Glob.fits(Array(text), Array(pattern), isStar: { $0 == "*" }) { $1 == "?" || $0 == $1 }
  }

  /// Whether a path, or a folder that it lies in, fits.
  ///
  /// `*` and `?` stay within one name; `**` stands for any number of folders.
  package func matches(path: String) -> Bool {
    let names = pattern.split(separator: "/").filter { $0 != "." } + ["**"]
    let parts = path.split(separator: "/").filter { $0 != "." }
    return Glob.fits(parts, names, isStar: { $0 == "**" }) { part, name in
      Glob(String(name)).matches(String(part))
    }
  }

  /// The walk that goes back to the last star only, so that time is bounded by the product of the
  /// two lengths.
  package static func fits<Item, Pattern>(
    _ items: [Item], _ patterns: [Pattern], isStar: (Pattern) -> Bool,
    _ fits: (Item, Pattern) -> Bool
  ) -> Bool {
    var item = 0
    var pattern = 0
    var star: (pattern: Int, item: Int)?
    while item < items.count {
      if pattern < patterns.count, isStar(patterns[pattern]) {
        star = (pattern, item)
        pattern += 1
      } else if pattern < patterns.count, fits(items[item], patterns[pattern]) {
        item += 1
        pattern += 1
      } else if let last = star {
        star = (last.pattern, last.item + 1)
        pattern = last.pattern + 1
        item = last.item + 1
      } else {
        return false
      }
    }
    return patterns[pattern...].allSatisfy(isStar)
  }
}
