public import EarshotCaptures
public import EarshotTree
public import Foundation

/// Something that holds screens: a screen, a capture, screen notation, or a file.
///
/// A text is screen notation, as in `try spoken("button \"Add\"")`; a `URL`, a ``CaptureFile`` and
/// `Data` are captures in any format that Earshot reads.
public protocol Speakable: Sendable {
  /// The screens, in order.
  ///
  /// Throws when the text or the file cannot be read.
  func screens(for profile: Profile?) throws -> [Screen]
}

extension Speakable {
  /// The one screen that a user is put before.
  ///
  /// Throws when it cannot be read, and when there are several or none.
  func onlyScreen(for listener: Listener) throws -> Screen {
    let screens = try screens(for: listener.completed(by: .current).profile)
    guard let screen = screens.first, screens.count == 1 else {
      throw ScenarioMistake("\(screens.count) screens are given; name one")
    }
    return screen
  }
}

extension Screen: Speakable {
  /// The screen itself.
  public func screens(for profile: Profile?) -> [Screen] { [self] }
}

extension Capture: Speakable {
  /// The screens of the capture.
  public func screens(for profile: Profile?) -> [Screen] { screens }
}

extension String: Speakable {
  /// The screens that the notation writes.
  ///
  /// Throws ``ScenarioMistake`` with the place of what cannot be read.
  public func screens(for profile: Profile?) throws -> [Screen] {
    do throws(NotationError) {
      return try ScreenNotation.parse(self)
    } catch {
      let place = "notation:\(error.location.line):\(error.location.column)"
      throw ScenarioMistake("\(place): \(error.message)\(error.help.asHelp)")
    }
  }
}

extension URL: Speakable {
  /// The screens of the file.
  ///
  /// Throws ``ScenarioMistake`` when it cannot be read, with the place where it is no capture.
  public func screens(for profile: Profile?) throws -> [Screen] {
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: self))
    } catch {
      throw ScenarioMistake("the file '\(path)' cannot be read; check the path")
    }
    return try CaptureFormat.screens(in: bytes, path, profile)
  }
}

extension Data: Speakable {
  /// The screens of a capture at hand, such as `Data(app.debugDescription.utf8)` in a UI test.
  ///
  /// Throws ``ScenarioMistake`` when it cannot be read, with the place where it is no capture.
  public func screens(for profile: Profile?) throws -> [Screen] {
    try CaptureFormat.screens(in: Array(self), "capture", profile)
  }
}

extension CaptureFormat {
  /// The screens of a capture in any format; a mistake begins with the name.
  fileprivate static func screens(
    in bytes: [UInt8], _ name: String, _ profile: Profile?
  ) throws(ScenarioMistake) -> [Screen] {
    do throws(CaptureError) {
      let capture = try recognizing(bytes, named: name).read(bytes, ReadOptions(profile: profile))
      if let cut = capture.cut { throw cut }
      return capture.screens
    } catch {
      let place = error.location.map { ":\($0.line):\($0.column)" } ?? ""
      throw ScenarioMistake("\(name)\(place): \(error.message)\(error.help.asHelp)")
    }
  }
}

/// A file of a capture, named by its path from the folder of the test.
public struct CaptureFile: Speakable {
  /// Where it is.
  public var url: URL

  /// Names a file; a path that is not absolute begins in the folder of the test's file.
  public init(_ path: String, besides testFile: String = #filePath) {
    url =
      path.hasPrefix("/")
      ? URL(filePath: path)
      : URL(filePath: testFile).deletingLastPathComponent().appending(path: path)
  }

  /// The screens of the file.
  ///
  /// Throws ``ScenarioMistake`` when it cannot be read, with the place where it is no capture.
  public func screens(for profile: Profile?) throws -> [Screen] {
    try url.screens(for: profile)
  }
}

extension String {
  /// The text as the end of a message that says what to do; nothing for an empty one.
  fileprivate var asHelp: String { isEmpty ? "" : "; \(self)" }
}
