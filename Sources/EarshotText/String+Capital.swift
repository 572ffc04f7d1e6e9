extension String {
  /// The text with its first letter in upper case, as a sentence begins.
  package var capitalizingFirst: String { mappingFirst(\.uppercaseMapping) }

  /// The text with its first letter in lower case, as it stands inside a sentence.
  package var lowercasingFirst: String { mappingFirst(\.lowercaseMapping) }

  /// Scalars rather than characters, because every spoken sentence passes here.
  private func mappingFirst(
    _ mapping: KeyPath<Unicode.Scalar.Properties, String>
  ) -> String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties[keyPath: mapping] + String(unicodeScalars.dropFirst())
  }
}
