public import EarshotTree

/// A part of a configuration file as it was written, whatever the language of the file.
public struct ConfigurationValue: Hashable, Sendable {
  /// The content.
  public indirect enum Content: Hashable, Sendable {
    /// A word, a number or a text, without its quotes; nothing at all is empty.
    case scalar(String)
    /// Values one after another.
    case list([ConfigurationValue])
    /// Values by name, in the order of the file.
    case map([Entry])
  }

  /// A value with its name.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public var key: String
    /// Where the name stands.
    public var location: SourceLocation
    /// The value.
    public var value: ConfigurationValue

    /// Makes an entry.
    public init(key: String, location: SourceLocation, value: ConfigurationValue) {
      self.key = key
      self.location = location
      self.value = value
    }
  }

  /// The content.
  public var content: Content
  /// Where it begins.
  public var location: SourceLocation

  /// Makes a value.
  public init(_ content: Content, at location: SourceLocation) {
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
