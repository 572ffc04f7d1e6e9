import EarshotCaptures
import EarshotHost

/// A design that tabs have open: what is in its file, with all changes that can be undone.
///
/// The file is the truth: a change is written at once, and only then told to anybody; what another
/// program writes becomes one more change.
final class OpenDesign {
  let file: DesignFile
  private(set) var version: DesignVersion
  /// The number of the version; it grows with each change.
  private(set) var revision = 1
  private(set) var history: DesignHistory
  private var setting: DesignSetting
  private var keys = DesignKeys()
  private var stamp: FileStamp?
  /// The version before another program changed it, and the number of that change.
  private var before: (version: DesignVersion, revision: Int)?
  /// The items that other programs changed or removed, with the number of the change.
  private var outside: [Int: Int] = [:]

  /// Opens a design.
  ///
  /// Throws ``InputError`` or ``CaptureError`` if it cannot be read.
  ///
  /// - Parameters:
  ///   - file: where it lies.
  ///   - language: the language of the phone; `nil` is English.
  ///   - journal: the file for its changes; `nil` keeps them as long as the server runs.
  init(_ file: DesignFile, language: String?, journal: DesignJournal?) throws {
    self.file = file
    StagedFile.removeLeftovers(of: file.document)
    stamp = file.stamp
    let bytes = try TextEncoding.utf8(try file.bytes())
    setting = DesignSetting(title: file.name, canvas: file.canvas, language: language)
    version = try DesignVersion(bytes, setting, keys: &keys)
    // A guess does not change while frames are dragged.
    setting.convention = version.reading.convention
    history = try DesignHistory(of: bytes, in: journal)
  }

  /// The path of the picture of a screen: the one that it names, or the one that lies in the package of
  /// the only screen; `nil` if there is none.
  func picture(of board: DesignReading.Board) -> String? {
    let isOnly = version.reading.boards.count == 1
    return board.picture.flatMap(file.picture) ?? (isOnly ? file.picture : nil)
  }

  /// Hears the design in another language.
  func setLanguage(_ language: String?) throws -> DesignChange? {
    guard language != setting.language else { return nil }
    setting.language = language
    let old = version.reading
    version = try DesignVersion(version.text, setting)
    revision += 1
    return DesignChange(revision, from: old, to: version.reading)
  }

  /// The change that another program made; `nil` if there is none.
  ///
  /// Throws ``DesignProblem`` while the file cannot be read as a design.
  func refresh() throws -> DesignChange? {
    let now = file.stamp
    guard let now, now != stamp else { return nil }
    let bytes: [UInt8]
    let next: DesignVersion
    do {
      bytes = try TextEncoding.utf8(try file.bytes())
      if bytes == version.bytes {
        stamp = now
        return nil
      }
      next = try DesignVersion(bytes, setting, like: version, keys: &keys)
    } catch let error as CaptureError {
      throw DesignProblem.unreadable(error.message)
    } catch let error as InputError {
      throw DesignProblem.unreadable(error.message)
    }
    try history.note(DesignStep("outside", group: nil, from: version.bytes, to: bytes))
    stamp = now
    let old = version
    before = (old, revision)
    version = next
    revision += 1
    let change = DesignChange(revision, from: old.reading, to: next.reading, isFromOutside: true)
    for key in change.items.map(\.key) + change.removed { outside[key] = revision }
    return change
  }

  /// Carries edits out, and saves.
  ///
  /// Throws ``DesignProblem``, ``CaptureError`` for edits that make no design, and ``InputError`` if
  /// the file cannot be written; nothing is changed then.
  ///
  /// - Parameters:
  ///   - edits: the edits in their order.
  ///   - known: the number of the version that whoever edits has seen.
  ///   - name: what they are called.
  ///   - group: a word that is the same for edits that are undone together.
  func edit(
    _ edits: [DesignEdit], known: Int, name: String, group: String?
  ) throws -> DesignChange {
    var editor = DesignEditor(version.text, keys, version.reading)
    let isStale = edits.flatMap(\.keys).contains { (outside[$0] ?? 0) > known }
    do {
      guard !isStale else { throw DesignProblem.gone }
      for edit in edits { try editor.apply(edit) }
    } catch DesignProblem.gone where outside.values.contains(where: { $0 > known }) {
      throw DesignProblem.conflict(try keepBoth(edits))
    }
    keys = editor.keys
    let next = try DesignVersion(editor.text, setting, like: version)
    if next.bytes != version.bytes {
      try history.note(DesignStep(name, group: group, from: version.bytes, to: next.bytes))
      do { try save(next) } catch {
        history.forgetLast()
        throw error
      }
    }
    return replace(by: next, chosen: editor.chosen)
  }

  /// Goes back before the last change; `nil` if there is none.
  func undo() throws -> DesignChange? { try go(history.undone(version.bytes)) }

  /// Makes the change again that was undone last; `nil` if there is none.
  func redo() throws -> DesignChange? { try go(history.redone(version.bytes)) }

  private func go(_ target: (text: [UInt8], place: Int)?) throws -> DesignChange? {
    guard let target else { return nil }
    let next = try DesignVersion(target.text, setting, like: version, keys: &keys)
    try save(next)
    history.go(to: target.place)
    var change = replace(by: next, chosen: nil)
    change.chosen = change.items.map(\.key)
    return change
  }

  private func save(_ next: DesignVersion) throws {
    try file.write(next.bytes)
    stamp = file.stamp
  }

  private func replace(by next: DesignVersion, chosen: [Int]?) -> DesignChange {
    let old = version.reading
    version = next
    revision += 1
    return DesignChange(revision, from: old, to: next.reading, chosen: chosen)
  }

  /// Makes edits on the version that they were meant for, and keeps it beside the file; answers its path.
  private func keepBoth(_ edits: [DesignEdit]) throws -> String {
    guard let before else { throw DesignProblem.gone }
    var editor = DesignEditor(before.version.text, keys, before.version.reading)
    for edit in edits { try editor.apply(edit) }
    keys = editor.keys
    return try file.keep(editor.text.bytes, as: "other version")
  }
}
