extension CaptureFormat {
  /// All formats, in the order in which they are asked to recognise an input.
  public static let all: [CaptureFormat] = [
    viewFile,
    treeJSON,
    notation,
    webDriverAgentXML,
    webDriverAgentJSON,
    idb,
    voiceOverRadar,
    trailblaze,
    maestro,
    debugDescription,
    interfaceBuilder,
    uiAutomator,
    voDesign,
    accessibilitySnapshot,
    chromiumAX,
  ]
}
