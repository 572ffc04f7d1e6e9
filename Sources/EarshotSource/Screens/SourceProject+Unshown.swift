extension SourceProject {
  /// Screens for the views that no other screen has shown, such as those behind a route that is known
  /// only when the app runs: of these the outermost, in the order of the code.
  ///
  /// - Parameter shown: the views that were shown.
  package func entries(beyond shown: Set<String>) -> [Entry] {
    let known = shown.union(entries.map(\.name))
    let unshown = index.typeNames.filter { name in
      !known.contains(name) && app.contains(name) && index.type(name).map(isScreen) == true
        // A type inside of another is used where something makes it.
        && (used.contains(name) || !name.contains("."))
    }
    let rest = Set(unshown)
    var inner: Set<String> = []
    for name in unshown {
      inner.formUnion(madeTypes(in: name).intersection(rest).subtracting([name]))
    }
    // Views that show one another have no outermost.
    let outermost = inner.count < rest.count ? unshown.filter { !inner.contains($0) } : unshown
    return outermost.compactMap { name in
      (index.type(name)?.range).map {
        Entry(name: name, kind: .view, range: $0, content: .type)
      }
    }
  }
}
