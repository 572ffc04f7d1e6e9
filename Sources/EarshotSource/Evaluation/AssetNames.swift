/// The names of the pictures in asset catalogues, which Xcode makes members of `ImageResource` of:
/// `ic_close` is `.icClose`.
struct AssetNames {
  /// The names by those of the members, without signs and capitals; an empty one where two have one
  /// name.
  private var names: [String: String] = [:]

  /// Makes the names.
  init(_ names: [String] = []) {
    for name in Set(names) {
      let plain = Self.plain(name)
      self.names[plain] = self.names[plain] == nil ? name : ""
    }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The name of the picture that a member stands for; `nil` if there is none, or two could be meant.
  subscript(member: String) -> String? {
    names[Self.plain(member)].flatMap { $0.isEmpty ? nil : $0 }
  }
}
