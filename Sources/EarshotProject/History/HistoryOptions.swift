import EarshotText

/// Where an audit is kept, under which names, and what it may not be worse than.
package struct HistoryOptions: Hashable, Sendable {
  /// A goal whose effort is kept along with the findings.
  package struct Goal: Hashable, Sendable {
    /// The name in the history.
    package var name: String
    /// The capture, or a screen of the built-in app.
    package var source: String
    /// The elements that are reached one after another.
    package var elements: [String]

    /// Reads `name=source:element`, with `>` between several elements.
    ///
    /// Throws ``UsageError``.
    package init(_ text: String) throws(UsageError) {
      let parts = text.split(separator: "=", maxSplits: 1)
      let way = parts.count == 2 ? parts[1].split(separator: ":", maxSplits: 1) : []
      let elements = (way.count == 2 ? way[1] : "").split(separator: ">").map(\.trimmed)
      guard let name = parts.first?.trimmed, !name.isEmpty, way.count == 2,
        !elements.isEmpty, elements.allSatisfy({ !$0.isEmpty })
      else {
        throw UsageError(
          "'\(text)' is no goal; write it as 'pay=cart.xml:Pay', or 'order=pizza:Pepperoni > Pay'")
      }
      self.name = name
      source = String(way[0])
      self.elements = elements
    }
  }

  /// The path of the history.
  package var path: String
  /// The run that this one may not be worse than: `PREVIOUS`, or a revision; `nil` for none.
  package var noWorseThan: String?
  /// The branch; `nil` is that of the working directory.
  package var branch: String?
  /// The commit; `nil` is that of the working directory.
  package var commit: String?
  /// The goals whose efforts are kept.
  package var goals: [Goal]

  package init(
    path: String, noWorseThan: String? = nil, branch: String? = nil, commit: String? = nil,
    goals: [Goal] = []
  ) {
    self.path = path
    self.noWorseThan = noWorseThan
    self.branch = branch
    self.commit = commit
    self.goals = goals
  }
}
