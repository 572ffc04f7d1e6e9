import EarshotTree

extension CaptureFormat {
  /// A list of labels, one text a line, below a line `# labels`.
  public static let labelList = CaptureFormat(
    id: "label-list", summary: "a list of labels, one a line",
    recognizes: { $0.text.hasPrefix("# labels\n") },
    read: { bytes, _ throws(CaptureError) in
      let text = String(decoding: try TextEncoding.utf8(bytes), as: UTF8.self)
      let labels = text.split(separator: "\n").dropFirst()
      guard !labels.isEmpty else {
        throw CaptureError(.noScreen, "the list holds no label", help: "write one label a line")
      }
      let elements = labels.enumerated().map { place, label in
        var element = Element(id: Element.ID("label\(place)"), isAccessibilityElement: true)
        element.label = .given(String(label))
        return element
      }
      return Capture(format: "label-list", screens: [Screen(elements: elements)], losses: [])
    })
}
