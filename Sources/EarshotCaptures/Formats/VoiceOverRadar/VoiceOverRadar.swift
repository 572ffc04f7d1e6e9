import EarshotTree

extension CaptureFormat {
  /// A snapshot of VoiceOverRadarKit, the server inside an app: `http://localhost:8765/`.
  public static let voiceOverRadar = CaptureFormat(
    id: "voiceover-radar",
    summary: "snapshot of VoiceOverRadarKit",
    recognizes: { prefix in
      // The order of keys is any: the size may stand after all roots.
      prefix.hasKeys("roots", "screenSize") || prefix.hasKeys("roots", "isElement")
    },
    read: { (bytes, options) throws(CaptureError) in
      try VoiceOverRadar.read(bytes, options)
    })
}

private enum VoiceOverRadar {
  static func read(_ bytes: [UInt8], _ options: ReadOptions) throws(CaptureError) -> Capture {
    let document = try JSONInput.document(bytes)
    var reader = VoiceOverRadarReader()
    let screen = try reader.screen(try document.object("snapshot"), options)
    guard !screen.elements.isEmpty else {
      throw CaptureError(
        .noScreen, "the snapshot has no roots",
        help: "bring the app to the front and ask again", at: document.location)
    }
    return Capture(
      format: "voiceover-radar", screens: [screen], losses: VoiceOverRadarLosses.losses(of: screen),
      unknowns: reader.unknowns.list, warnings: CaptureHealth(screen).warnings)
  }
}
