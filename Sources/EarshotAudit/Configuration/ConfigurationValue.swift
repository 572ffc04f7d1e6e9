package import EarshotTree

/// A part of a configuration file as it was written, whatever the language of the file.
package struct ConfigurationValue: Hashable, Sendable {
  /// The content.
  package indirect enum Content: Hashable, Sendable {
    /// A word, a number or a text, without its quotes; nothing at all is empty.
    case scalar(String)
    /// Values one after another.
    case list([ConfigurationValue])
    /// Values by name, in the order of the file.
    case map([Entry])
  }

  /// A value with its name.
  package struct Entry: Hashable, Sendable {
    /// The name.
    package var key: String
    /// Where the name stands.
    package var location: SourceLocation
    /// The value.
    package var value: ConfigurationValue

    /// Makes an entry.
    package init(key: String, location: SourceLocation, value: ConfigurationValue) {
      self.key = key
      self.location = location
      self.value = value
    }
  }

  /// The content.
  package var content: Content
  /// Where it begins.
  package var location: SourceLocation

  /// Makes a value.
  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

extension ConfigurationValue {
  /// The kind of value, for messages.
  var kind: String {
    switch content {
    case .scalar(let text): text.isEmpty ? "nothing" : "'\(text)'"
    case .list: "a list"
    case .map: "a block of keys"
    }
  }
}
