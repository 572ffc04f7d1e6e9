import EarshotTree

/// Controls that cannot be told apart by name, and words that would tell them apart.
struct SameNames {
  /// The controls of each name that has several, in reading order.
  private(set) var groups: [[Node]] = []
  /// The controls whose name is theirs alone.
  private(set) var single: [Node] = []
  private let screen: AuditedScreen

  /// Groups controls by name; those without a name are left out.
  ///
  /// - Parameters:
  ///   - difference: what else tells controls of one name apart.
  init(
    _ controls: [Node], on screen: AuditedScreen,
    by name: (Node) -> String?,
    difference: (Node) -> [String] = { _ in [] }
  ) {
    self.screen = screen
    for group in controls.groups(by: name).map(\.nodes) {
      guard group.count > 1 else {
        single += group
        continue
      }
      for part in group.groups(by: difference).map(\.nodes) {
        let apart = apart(part)
        if apart.count > 1 { groups.append(apart) } else { single += apart }
      }
    }
  }

  /// The members without those that lie exactly on another one, which is one thing twice.
  private func apart(_ group: [Node]) -> [Node] {
    guard group.count > 1 else { return group }
    var frames: Set<Rect> = []
    return group.filter { member in
      member.frame.map { frames.insert($0).inserted } ?? true
    }
  }

  /// Reports each group at its first member, with `count` for the words of a rule.
  ///
  /// - Parameters:
  ///   - name: the name of a member.
  ///   - argument: under what the words of the rule have the name.
  ///   - change: what gives a member another name.
  ///   - isQuestion: whether only a person can tell if the members of a group are flawed.
  func report(
    to run: inout RuleContext, name: (Node) -> String, as argument: String? = nil,
    change: (Fix.Words) -> Fix.Change, isQuestion: ([Node]) -> Bool = { _ in false }
  ) {
    for stop in single { run.pass(stop) }
    for group in groups {
      let name = name(group[0])
      let fix = distinctNames(for: group, from: name).map { names in
        Fix(zip(group, names).map { Fix.Edit($0.element.id, change($1)) })
      }
      var arguments = ["count": Finding.Argument.number(Double(group.count))]
      if let argument { arguments[argument] = .text(name) }
      let others = Array(group.dropFirst())
      run.take(
        isQuestion(group)
          ? .review(arguments, fix: fix, covers: others)
          : .fail(arguments, fix: fix, covers: others), on: group[0])
    }
  }

  /// Names that tell the members apart: the name with what each belongs to.
  ///
  /// For two members a name to write will do; with more of them nothing is known to help.
  private func distinctNames(for group: [Node], from name: String) -> [Fix.Words]? {
    if let objects = objects(of: group) { return objects.map { .known("\(name), \($0)") } }
    return group.count == 2 ? [.known(name), .toWrite(.name)] : nil
  }

  /// What each member belongs to, by the text read before it; `nil` unless all differ.
  private func objects(of group: [Node]) -> [String]? {
    let objects = group.compactMap { object(of: $0) }
    return objects.count == group.count && Set(objects).count == group.count ? objects : nil
  }

  /// The nearest short text among the three stops before a control.
  private func object(of control: Node) -> String? {
    guard let place = control.stopPlace else { return nil }
    let before = screen.order.stops[max(0, place - 3)..<place].reversed()
    return before.lazy.compactMap { stop -> String? in
      guard let node = screen[stop.id], node.role == .text else { return nil }
      let label = node.spokenLabel
      // What a template or a programmer wrote tells nobody anything.
      let isForPeople =
        !Lexicon.all[.templates].contains(node.foldedLabel)
        && CodeText.developerPart(of: label) == nil && !label.contains("<")
      return label.hasNoWord || label.count > 60 || !isForPeople ? nil : label
    }.first
  }
}
