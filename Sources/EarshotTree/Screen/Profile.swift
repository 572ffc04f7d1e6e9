/// The system that a prediction assumes: an iOS version on a kind of device, written `ios18-phone`.
public struct Profile: Hashable, Sendable {
  /// Versions of iOS that a profile may name; Apple went from 18 to 26.
  public static let versions = [16, 17, 18, 26]

  /// The profile that is assumed unless the user says otherwise: iOS 18 on a phone.
  public static let standard = Profile(version: 18, idiom: .phone)

  /// Major version of iOS, one of ``versions``.
  public var version: Int
  /// Kind of device.
  public var idiom: Idiom

  /// Makes a profile of a version and a kind of device.
  public init(version: Int, idiom: Idiom) {
    self.version = version
    self.idiom = idiom
  }
}

extension Profile: LosslessStringConvertible {
  /// Reads a name such as `ios18-phone`; `nil` if it is none.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasPrefix("ios"),
      let idiom = Idiom(rawValue: String(parts[1])),
      let version = Int(parts[0].dropFirst(3)), Profile.versions.contains(version),
      parts[0] == "ios\(version)"
    else { return nil }
    self.init(version: version, idiom: idiom)
  }

  /// The name of the profile, such as `ios18-phone`.
  public var description: String { "ios\(version)-\(idiom.rawValue)" }
}
