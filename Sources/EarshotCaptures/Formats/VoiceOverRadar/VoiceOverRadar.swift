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
    read: VoiceOverRadar.read)
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
    var losses = Losses()
    losses.count(screen, reasons)
    return Capture(
      format: "voiceover-radar", screens: [screen], losses: losses.list,
      unknowns: reader.unknowns.list, warnings: CaptureHealth(screen).warnings)
  }

  private static var reasons: [LossReason] {
    [
      .never(
        .traits, "only the first 17 public traits are told: switches, tabs and text fields are not"),
      .never(.isModal, "only the modal branch is in the snapshot"),
      .nodes(
        .accessibilityElements,
        "concluded where children do not stand in the order of their places",
        where: \.element.accessibilityElements.isCaptured),
      .lost(.customContent, "importance is not told") { $0.element.customContent.value != nil },
      .lost(.adjustment, "limits and steps are not told") { $0.element.has(.adjustable) },
      .lost(.frame, "the node has no frame") { !$0.element.frame.isCaptured },
      .never(
        [
          .path, .activationPoint, .language, .groupsChildren, .elementsHidden, .isHidden,
          .navigationStyle, .customRotors, .userInputLabels, .dragDescriptions, .expandedStatus,
          .textInput, .position, .headingLevel, .handlers, .isTappable, .appearance,
        ], "VoiceOverRadarKit does not tell"),
    ]
  }
}
