import EarshotTree

/// Controls that cannot be told apart by name, and words that would tell them apart.
struct SameNames {
  /// The controls of each name that has several, in reading order.
  private(set) var groups: [[AuditedScreen.Node]] = []
  /// The controls whose name is theirs alone.
  private(set) var single: [AuditedScreen.Node] = []
  private let screen: AuditedScreen

  /// Groups controls by a key; those without a key are left out.
  init(
    _ controls: [AuditedScreen.Node], on screen: AuditedScreen,
    by key: (AuditedScreen.Node) -> [String]?
  ) {
    self.screen = screen
    var places: [[String]: Int] = [:]
    var all: [[AuditedScreen.Node]] = []
    for control in controls {
      guard let key = key(control) else { continue }
      if let place = places[key] {
        all[place].append(control)
      } else {
        places[key] = all.count
        all.append([control])
      }
    }
    for group in all {
      let apart = apart(group)
      if apart.count > 1 { groups.append(apart) } else { single += apart }
    }
  }

  /// The members without those that lie exactly on another one, which is one thing twice.
  private func apart(_ group: [AuditedScreen.Node]) -> [AuditedScreen.Node] {
    guard group.count > 1 else { return group }
    var frames: Set<Rect> = []
    return group.filter { member in
      screen[member].frame.map { frames.insert($0).inserted } ?? true
    }
  }

  /// Names that tell the members apart: the name with what each belongs to.
  ///
  /// For two members a name to write will do; with more of them nothing is known to help.
  func distinctNames(for group: [AuditedScreen.Node], from name: String) -> [Fix.Words]? {
    if let objects = objects(of: group) { return objects.map { .known("\(name), \($0)") } }
    return group.count == 2 ? [.known(name), .toWrite(.name)] : nil
  }

  /// What each member belongs to, by the text read before it; `nil` unless all differ.
  private func objects(of group: [AuditedScreen.Node]) -> [String]? {
    let objects = group.compactMap { object(of: $0) }
    return objects.count == group.count && Set(objects).count == group.count ? objects : nil
  }

  /// The nearest short text among the three stops before a control.
  private func object(of control: AuditedScreen.Node) -> String? {
    guard let place = screen[control].stopPlace else { return nil }
    let before = screen.order.stops[max(0, place - 3)..<place].reversed()
    return before.lazy.compactMap { stop -> String? in
      guard let node = screen[stop.id], screen[node].role == .text else { return nil }
      let label = screen[node].spokenLabel
      return label.hasNoWord || label.count > 60 ? nil : label
    }.first
  }
}
