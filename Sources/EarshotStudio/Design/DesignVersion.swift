import EarshotCaptures

/// One version of a design: its bytes, the same in pieces, and what it says.
struct DesignVersion: Sendable {
  let bytes: [UInt8]
  let text: DesignText
  let reading: DesignReading

  /// Reads a version of its bytes, in which items keep the numbers of another one where they are the
  /// same, and what is heard of them.
  ///
  /// Throws ``CaptureError`` for what is no design.
  init(
    _ bytes: [UInt8], _ setting: DesignSetting, like other: DesignVersion? = nil,
    keys: inout DesignKeys
  ) throws(CaptureError) {
    let document = try setting.document(bytes)
    guard var text = DesignText(bytes, keys: &keys) else {
      throw CaptureError(
        .invalid, "the design is neither a list of items nor an object with 'elements'",
        help: "save it anew with the program that made it")
    }
    if let other { text.adoptKeys(of: other.text) }
    try text.understand(document.allItems, numberedBy: document.convention.dialect)
    self.bytes = bytes
    self.text = text
    reading = try DesignReading(
      text, document, titled: setting.title, language: setting.language, like: other?.reading)
  }

  /// Reads a version that was made by edits of another one.
  ///
  /// Throws ``CaptureError`` if they made something that is no design.
  init(
    _ text: DesignText, _ setting: DesignSetting, like other: DesignVersion? = nil
  ) throws(CaptureError) {
    let document: VODesignDocument
    var text = text
    bytes = text.bytes
    if let convention = setting.convention {
      try text.understand(numberedBy: convention.dialect)
      document = VODesignDocument(items: text.values, setting.canvas, convention: convention)
    } else {
      document = try setting.document(bytes)
      try text.understand(document.allItems, numberedBy: document.convention.dialect)
    }
    self.text = text
    reading = try DesignReading(
      text, document, titled: setting.title, language: setting.language, like: other?.reading)
  }
}

/// What is the same for all versions of a design.
struct DesignSetting: Sendable {
  /// The title of items outside of artboards.
  var title: String
  /// The picture that the frames are measured in.
  var canvas: VODesignCanvas
  /// What the numbers mean; `nil` concludes it from the items.
  var convention: VODesignDocument.Convention?
  /// The language of the phone; `nil` is English.
  var language: String?

  /// The items of bytes.
  func document(_ bytes: [UInt8]) throws(CaptureError) -> VODesignDocument {
    try VODesignDocument(bytes, canvas, convention: convention)
  }
}
