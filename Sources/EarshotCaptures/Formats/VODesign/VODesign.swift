import EarshotTree

extension CaptureFormat {
  /// The document of VoiceOver Designer: `controls.json`, or `document.json` with its artboards.
  ///
  /// A whole package is read by ``CapturePackage``, which knows its picture and its scale as well.
  public static let voDesign = CaptureFormat(
    id: "vodesign",
    summary: "VoiceOver Designer: controls.json or document.json of a .vodesign package",
    recognizes: { prefix in
      let text = prefix.text
      let start = text.drop { $0.isWhitespace }
      if start.hasPrefix("[") {
        return text.contains("\"trait\"") && text.contains("\"frame\"")
          || text.contains("\"containerType\"")
      }
      return start.hasPrefix("{") && text.contains("\"elements\"")
        && text.contains("\"frame\"")
        && (text.contains("\"trait\"") || text.contains("\"imageLocation\""))
    },
    read: { (bytes, options) throws(CaptureError) in
      try VODesignReader.capture(of: bytes, VODesignCanvas(), titled: nil, options)
    })
}
