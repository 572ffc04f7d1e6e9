extension StringCatalog {
  /// A kind of device that a text may be meant for, as files name it.
  public struct Device: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    public var rawValue: String

    /// Takes a word of the file, known or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// iPhone.
    public static let iPhone = Device(rawValue: "iphone")
    /// iPod touch.
    public static let iPod = Device(rawValue: "ipod")
    /// iPad.
    public static let iPad = Device(rawValue: "ipad")
    /// Mac.
    public static let mac = Device(rawValue: "mac")
    /// Apple Watch.
    public static let appleWatch = Device(rawValue: "applewatch")
    /// Apple TV.
    public static let appleTV = Device(rawValue: "appletv")
    /// Apple Vision.
    public static let appleVision = Device(rawValue: "applevision")
    /// Any device that has no text of its own.
    public static let other = Device(rawValue: "other")

    /// All known devices.
    public static let known: [Device] = [
      .iPhone, .iPod, .iPad, .mac, .appleWatch, .appleTV, .appleVision, .other,
    ]
  }
}
