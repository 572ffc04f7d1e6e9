extension StringCatalog {
  /// A kind of device that a text may be meant for, as files name it.
  package struct Device: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    package var rawValue: String

    /// Takes a word of the file, known or not.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// iPhone.
    package static let iPhone = Device(rawValue: "iphone")
    /// iPod touch.
    package static let iPod = Device(rawValue: "ipod")
    /// iPad.
    package static let iPad = Device(rawValue: "ipad")
    /// Mac.
    package static let mac = Device(rawValue: "mac")
    /// Apple Watch.
    package static let appleWatch = Device(rawValue: "applewatch")
    /// Apple TV.
    package static let appleTV = Device(rawValue: "appletv")
    /// Apple Vision.
    package static let appleVision = Device(rawValue: "applevision")
    /// Any device that has no text of its own.
    package static let other = Device(rawValue: "other")

    /// All known devices.
    package static let known: [Device] = [
      .iPhone, .iPod, .iPad, .mac, .appleWatch, .appleTV, .appleVision, .other,
    ]
  }
}
