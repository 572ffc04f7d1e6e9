extension StringCatalog {
  /// A kind of device that a text may be meant for, as files name it.
  package struct Device: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    package var rawValue: String

    /// Takes a word of the file, known or not.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// iPhone.
    package static let iPhone = Device(rawValue: "iphone")
    /// Any device that has no text of its own.
    package static let other = Device(rawValue: "other")

    /// All known devices.
    package static let known = [
      "iphone", "ipod", "ipad", "mac", "applewatch", "appletv", "applevision", "other",
    ].map(Device.init)
  }
}
