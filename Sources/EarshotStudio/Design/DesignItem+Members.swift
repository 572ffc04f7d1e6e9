import EarshotCaptures

extension DesignItem {
  /// The text of a value; `nil` if the item has no such member.
  func text(of name: String) -> [UInt8]? {
    guard case .text(let text)? = members.first(where: { $0.name == name })?.value else {
      return nil
    }
    return text
  }

  /// The items in it; `nil` for an element.
  var list: DesignList? {
    for member in members {
      if case .list(let list) = member.value { return list }
    }
    return nil
  }

  /// Changes the items in it.
  mutating func updateList(_ change: (inout DesignList) -> Void) {
    for place in members.indices {
      guard case .list(var list) = members[place].value else { continue }
      // The members of the item itself stay the same, so what was read of them is still true.
      let facts = facts
      defer { self.facts = facts }
      // The member lets go of the list meanwhile: a list with two owners would be copied to be changed.
      members[place].value = .text([])
      change(&list)
      members[place].value = .list(list)
      return
    }
  }

  /// Replaces the value of a member, which is added at the end if it is new.
  mutating func set(_ name: String, _ text: [UInt8]) {
    set(name, .text(text))
  }

  /// Replaces the value of a member by a string; an equal one is left as it was written, with its
  /// escapes.
  mutating func set(_ name: String, string: String) {
    if let old = text(of: name), let value = try? JSONDocument.parse(old),
      (try? value.string(name)) == string
    {
      return
    }
    set(name, DesignValue.text(string))
  }

  mutating func set(_ name: String, _ value: Member.Value) {
    if let place = members.firstIndex(where: { $0.name == name }) {
      members[place].value = value
      return
    }
    let model = members.last?.head ?? Array("\"a\": ".utf8)
    var member = Member(name: name, head: DesignItem.head(name, like: model), value: value)
    if let last = members.indices.last {
      swap(&member.trail, &members[last].trail)
    }
    members.append(member)
  }

  /// Removes a member, if it is there.
  mutating func remove(_ name: String) {
    guard let place = members.firstIndex(where: { $0.name == name }) else { return }
    let gone = members.remove(at: place)
    if place == members.count, let last = members.indices.last { members[last].trail = gone.trail }
  }

  /// Changes the object that a member is, which is added if there is none.
  ///
  /// What else the object holds stays; a value that becomes an object without members goes.
  mutating func updateObject(_ name: String, _ change: (inout DesignItem) -> Void) {
    var object = DesignItem(key: 0)
    if let text = text(of: name) {
      var cutter = DesignTextCutter(text, keys: DesignKeys())
      if let found = cutter.object(keyed: false) { object = found }
    }
    change(&object)
    guard !object.members.isEmpty else { return remove(name) }
    var bytes: [UInt8] = []
    object.write(to: &bytes)
    set(name, bytes)
  }

  /// What stands before the value of a member, with the spaces that another one has.
  private static func head(_ name: String, like model: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let space = model.prefix { $0 != quote }
    let colon = model[(model.lastIndex(of: quote) ?? 0)...].dropFirst()
    return space + DesignValue.text(name) + colon
  }

  /// A new item whose members are spaced as those of another one.
  init(key: Int, like model: DesignItem?, _ members: [(name: String, value: Member.Value)]) {
    self.init(key: key)
    let plain = Array("\n    \"a\": ".utf8)
    let first = model?.members.first?.head ?? plain
    let next = model.map { $0.members.count > 1 ? $0.members[1].head : first } ?? plain
    for (place, member) in members.enumerated() {
      self.members.append(
        Member(
          name: member.name, head: DesignItem.head(member.name, like: place == 0 ? first : next),
          value: member.value))
    }
    if let last = self.members.indices.last {
      self.members[last].trail = model?.members.last?.trail ?? Array("\n  ".utf8)
    }
    lead = model?.lead ?? Array("\n  ".utf8)
    trail = model == nil ? Array("\n".utf8) : []
  }
}
