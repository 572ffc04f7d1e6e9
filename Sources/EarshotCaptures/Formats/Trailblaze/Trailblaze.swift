import EarshotTree

extension CaptureFormat {
  /// A waypoint of Trailblaze, `*.example.json`: one screen of iOS or Android.
  public static let trailblaze = CaptureFormat(
    id: "trailblaze",
    summary: "Trailblaze waypoint",
    recognizes: { prefix in
      prefix.hasKeys("trailblazeNodeTree") || prefix.hasKeys("waypointId")
        || prefix.hasKeys("viewHierarchy", "capturedFrom")
        || prefix.hasKeys("viewHierarchy", "deviceWidth")
    },
    read: Trailblaze.read)
}

private enum Trailblaze {
  static func read(_ bytes: [UInt8], _ options: ReadOptions) throws(CaptureError) -> Capture {
    let document = try JSONInput.document(bytes)
    let waypoint = try document.object("waypoint")
    let size = try size(of: waypoint)
    var reader = TrailblazeReader()
    reader.unknowns.note(keysOf: waypoint, besides: names)
    // The tree of the driver has every node, also what scrolling brings, and more facts of each;
    // the other is what is left of it for Maestro.
    if let root = waypoint["trailblazeNodeTree"], root.content != .null {
      try reader.read(root, as: TrailblazeFacts.init(node:_:))
    } else if let root = waypoint["viewHierarchy"], root.content != .null {
      try reader.read(root, as: TrailblazeFacts.init(view:_:))
    } else {
      throw CaptureError(
        .noScreen, "the waypoint holds no tree",
        help: "capture it again, so that it has a 'trailblazeNodeTree'", at: waypoint.location)
    }
    let warnings = try warnings(of: waypoint)
    let nothing = CaptureError.noScreen(
      "the tree of the waypoint holds no element",
      help: "capture it again when the app is in front", at: waypoint.location)
    if reader.isAndroid {
      var result = AndroidCapture(format: "trailblaze", warnings: warnings)
      result.unknowns = reader.unknowns
      result.add(reader.android(size), options)
      return try result.capture(orThrow: nothing)
    }
    var result = XCTestCapture(format: "trailblaze", .untyped(source: "Trailblaze"))
    result.unknowns = reader.unknowns
    result.warnings = warnings
    result.add(reader.apple(size), options)
    return try result.capture(orThrow: nothing)
  }

  private static let names: Set<String> = [
    "waypointId", "capturedAt", "capturedFrom", "screenshotFile", "deviceWidth", "deviceHeight",
    "viewHierarchy", "trailblazeNodeTree",
  ]

  private static func size(of waypoint: JSONObject) throws(CaptureError) -> Size? {
    guard let width = try waypoint["deviceWidth"]?.tolerantNumber("deviceWidth"),
      let height = try waypoint["deviceHeight"]?.tolerantNumber("deviceHeight"),
      width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func warnings(of waypoint: JSONObject) throws(CaptureError) -> [Capture.Warning] {
    let mark = "copied-from:"
    guard let value = waypoint["capturedFrom"], let origin = try value.text("capturedFrom"),
      origin.hasPrefix(mark)
    else { return [] }
    let name = origin.dropFirst(mark.count).drop { $0 == " " }
    return [
      Capture.Warning(
        "the waypoint is a copy of '\(name)', not a capture of its own", at: value.location)
    ]
  }
}
