/// What both sides of the form agree on.
enum CompactFormat {
  /// A value of a kind that the form has no place for.
  struct Unsupported: Error {}
  /// Bytes that are not of this form.
  struct Damaged: Error {}

  /// Whether the keys of a container are data, as those of a dictionary.
  static func isOpen<Key: CodingKey>(_ key: Key.Type) -> Bool { Key(intValue: .max) != nil }
}
