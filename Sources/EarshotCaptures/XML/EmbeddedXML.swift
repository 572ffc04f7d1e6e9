/// The XML of an input that may hold it as a string: an HTTP answer, a line of a log or of code.
struct EmbeddedXML {
  /// The XML without escapes.
  private(set) var text: [UInt8]
  /// The warning that places are not those of the input, if it was not XML as it stands.
  private(set) var warnings: [Capture.Warning] = []

  /// - Parameters:
  ///   - input: the bytes.
  ///   - subject: what the text is, such as `the page source`.
  ///   - signs: texts near the beginning that show escapes.
  init(_ input: [UInt8], _ subject: String, escapedIn signs: [String]) {
    let prefix = input.prefix(CapturePrefix.length)
    if let value = EscapedText.valueOfEnvelope(input) {
      text = value
      warn("\(subject) is inside a JSON string")
    } else if signs.contains(where: { prefix.firstIndex(of: $0) != nil }) {
      self = EmbeddedXML(unescaping: input, subject)
    } else {
      text = input
    }
  }

  /// Takes escapes out of a text whatever it is.
  init(unescaping input: [UInt8], _ subject: String) {
    text = EscapedText.unescaped(input[...])
    warn("\(subject) is written with escapes, as in a log or in code")
  }

  private mutating func warn(_ what: String) {
    warnings = [Capture.Warning("\(what); places are counted in the text without escapes")]
  }
}

extension Capture.Warning {
  /// The warning about a capture whose end is missing.
  init(_ cut: XMLReader.Cut, of subject: String) {
    self.init(
      "the \(subject) is cut: it ends before all its elements do; what was read is kept",
      at: cut.location, isCut: true)
  }
}
