import EarshotTree

extension CaptureFormat {
  /// The document of VoiceOver Designer: `controls.json`, or `document.json` with its artboards.
  ///
  /// A whole package is read by ``CapturePackage``, which knows its picture and its scale as well.
  public static let voDesign = CaptureFormat(
    id: "vodesign",
    summary: "VoiceOver Designer: controls.json or document.json of a .vodesign package",
    recognizes: { prefix in
      let start = prefix.text.drop { $0.isWhitespace }
      if start.hasPrefix("[") {
        return prefix.holds("\"trait\"") && prefix.holds("\"frame\"")
          || prefix.holds("\"containerType\"")
      }
      return start.hasPrefix("{") && prefix.holds("\"elements\"")
        && prefix.holds("\"frame\"")
        && (prefix.holds("\"trait\"") || prefix.holds("\"imageLocation\""))
    },
    read: { (bytes, options) throws(CaptureError) in
      try VODesignReader.capture(of: bytes, VODesignCanvas(), titled: nil, options)
    })
}
