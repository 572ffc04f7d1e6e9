import EarshotCaptures

@testable import EarshotStudio

/// A design in memory.
struct EditedDesign {
  private(set) var version: DesignVersion
  let setting: DesignSetting
  private var keys: DesignKeys

  init(_ document: String) throws { try self.init(Array(document.utf8), VODesignCanvas()) }

  init(_ bytes: [UInt8], _ canvas: VODesignCanvas) throws {
    var keys = DesignKeys()
    var setting = DesignSetting(title: "design", canvas: canvas)
    version = try DesignVersion(bytes, setting, keys: &keys)
    setting.convention = version.reading.convention
    self.keys = keys
    self.setting = setting
  }

  /// The document after an edit.
  func edited(_ edit: String) throws -> String {
    var design = self
    try design.make(DesignEdit.read(JSONDocument.parse(Array(edit.utf8))).edit)
    return String(decoding: design.version.bytes, as: UTF8.self)
  }

  /// Makes an edit.
  mutating func make(_ edit: DesignEdit) throws {
    var editor = DesignEditor(version.text, keys, version.reading)
    try editor.apply(edit)
    version = try DesignVersion(editor.text, setting, like: version)
    keys = editor.keys
  }

  /// Takes what another program wrote, or what was there before.
  mutating func take(_ bytes: [UInt8]) throws {
    version = try DesignVersion(bytes, setting, like: version, keys: &keys)
  }
}
