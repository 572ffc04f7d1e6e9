import EarshotTree

extension [CustomAction] {
  /// The first name that stands twice in one list, at any depth.
  var firstRepeated: String? {
    var names: Set<String> = []
    for action in self {
      let name = action.name.trimmed.lowercased()
      if !name.isEmpty, !names.insert(name).inserted { return action.name }
      if let inner = action.actions.firstRepeated { return inner }
    }
    return nil
  }

  /// The actions with names to write in place of those that repeat.
  var distinct: [CustomAction] {
    var names: Set<String> = []
    return map { action in
      var action = action
      action.actions = action.actions.distinct
      let name = action.name.trimmed.lowercased()
      if !name.isEmpty, !names.insert(name).inserted {
        let word = Fix.Words.toWrite(.result).text
        action.name = names.insert(word).inserted ? word : "\(action.name) \(word) \(names.count)"
      }
      return action
    }
  }
}
