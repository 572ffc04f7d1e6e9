import EarshotTree

extension CaptureFormat {
  /// Storyboards and xibs of iOS apps; every scene is a screen.
  public static let interfaceBuilder = CaptureFormat(
    id: "interface-builder",
    summary: "storyboard or xib of an iOS app",
    recognizes: { prefix in
      prefix.holds("com.apple.InterfaceBuilder")
        && (prefix.holds("<document") || prefix.holds("<archive"))
    },
    read: InterfaceBuilder.read)
}

private enum InterfaceBuilder {
  static func read(
    _ bytes: [UInt8], _ options: ReadOptions
  ) throws(CaptureError) -> Capture {
    let text = try TextEncoding.utf8(bytes)
    var reader = XMLReader(text, subject: "document")
    var capture = Capture(format: "interface-builder", screens: [])
    var losses = Losses()
    var overlay = options.strings.map(InterfaceBuilderOverlay.init)
    while true {
      let tree = XMLTreeReader(textOf: ["string", "mutableString"])
      guard let read = try reader.readDocument(tree) else { break }
      if let cut = read.cut { capture.warnings.append(Capture.Warning(cut, of: "document")) }
      guard var root = tree.root else { continue }
      overlay?.apply(to: &root)
      try refuseOtherPlatforms(root)
      var document = InterfaceBuilderDocument(root)
      let screens = document.screens(options)
      capture.screens += root["launchScreen"] == "YES" ? screens.map(silent) : screens
      capture.warnings += document.warnings
      capture.codeFindings += document.findings
      capture.unknowns += document.unknowns.list
      losses.add(document.losses.list)
    }
    capture.losses = losses.list
    capture.warnings += overlay?.warnings ?? []
    capture.unknowns += overlay?.unknowns.list ?? []
    guard !capture.screens.isEmpty else {
      throw capture.cut
        ?? .noScreen(
          options.joinedClasses.isEmpty
            ? "the document holds no view"
            : "the document holds no view that its code does not tell",
          help: "pass a storyboard or xib with a view; a controller without one makes it in code")
    }
    return capture
  }

  /// A launch screen as it is met: iOS shows a picture of it before the app runs, and a picture has
  /// no elements.
  private static func silent(_ screen: Screen) -> Screen {
    var screen = screen
    screen.elements = []
    return screen
  }

  /// Only documents of UIKit have the classes whose behaviour is known.
  private static func refuseOtherPlatforms(_ root: XMLNode) throws(CaptureError) {
    guard root.name == "document" || root.name == "archive" else {
      throw CaptureError(
        .invalid, "the root is '\(root.name.prefix(40))', not 'document'",
        help: "pass a storyboard or xib as Xcode saves it", at: root.location)
    }
    let type = root["type"] ?? ""
    let target = root["targetRuntime"] ?? ""
    let isPhone = target.isEmpty ? type.contains("CocoaTouch") : target.hasPrefix("iOS.")
    guard !isPhone || root.name == "archive" else { return }
    let platform: String? =
      if type.contains(".Cocoa.") || target.hasPrefix("MacOSX") {
        "macOS"
      } else if target == "AppleTV" {
        "tvOS"
      } else if target.hasPrefix("watchKit") {
        "watchOS"
      } else {
        nil
      }
    let unknown = root.name == "archive" ? "an Xcode before version 5" : "an unknown platform"
    throw CaptureError(
      platform == nil ? .unrecognized : .otherPlatform,
      "the document is for \(platform ?? unknown), which is not supported",
      help: "pass a storyboard or xib of an iOS app, saved by a current Xcode", at: root.location)
  }
}
