/// The kind of a file in a folder or an archive that nobody named.
///
/// Whoever audits a folder trusts that a capture in it was read, or that the run says otherwise. So a
/// file that has the name of a capture and holds what a failed tool leaves is never passed over.
package enum FoundFile: Hashable, Sendable {
  /// A capture, by how it begins.
  case capture
  /// A file that a tool would have written as a capture, and that cannot be read.
  case unread(CaptureError)
  /// Something else; the error says why it is no capture.
  case other(CaptureError)

  /// Judges a file.
  ///
  /// - Parameters:
  ///   - name: its name, with or without folders.
  ///   - start: its first bytes, ``CapturePrefix/length`` of them where there are so many.
  ///   - isBesideCode: whether it lies in the project of an app, where JSON and XML that are no captures are
  ///     the app's own data.
  ///   - whole: all of its bytes; they are asked for only where the first ones do not tell.
  package init(
    _ name: String, start: [UInt8], isBesideCode: Bool = false, whole: () -> [UInt8]
  ) {
    let refusal: CaptureError
    do throws(CaptureError) {
      _ = try CaptureFormat.recognizing(start, named: name)
      self = .capture
      return
    } catch {
      refusal = error
    }
    let ending = Ending(name)
    guard let ending, !isBesideCode || ending == .own else {
      self = .other(refusal)
      return
    }
    let failure = refusal.code == .empty ? refusal : ending.failure(whole(), refusal)
    self = failure.map(FoundFile.unread) ?? .other(refusal)
  }
}

/// The endings of names that capturing tools write.
private enum Ending {
  case json
  case xml
  /// Of no other program's files: a storyboard, screen notation, a view file, a design.
  case own

  init?(_ name: String) {
    let name = name.lowercased()
    if [".storyboard", ".xib", ".screen", ".view.json", ".vodesign"].contains(where: name.hasSuffix)
    {
      self = .own
    } else if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".xml") {
      self = .xml
    } else {
      return nil
    }
  }

  /// Why the bytes are a capture that cannot be read; `nil` when they are something else.
  func failure(_ bytes: [UInt8], _ refusal: CaptureError) -> CaptureError? {
    guard let text = try? TextEncoding.utf8(bytes) else { return refusal }
    if refusal == .notFetched { return refusal }
    switch self {
    case .own:
      let isXML = text.first { !$0.isSpace } == UInt8(ascii: "<")
      return (isXML ? Ending.failedXML(text) : JSONInput.cut(in: text)) ?? refusal
    case .json: return Ending.failedJSON(text)
    case .xml: return Ending.failedXML(text)
    }
  }

  private static func failedJSON(_ text: [UInt8]) -> CaptureError? {
    if let cut = JSONInput.cut(in: text) { return cut }
    guard let first = text.first(where: { !$0.isSpace }) else { return .emptyInput }
    // Comments stand before the JSON of many programs.
    guard "{[/".utf8.contains(first) else { return answer(text) }
    guard let value = try? JSONDocument.parse(text) else { return nil }
    return JSONInput.isFailure(value) ? answer(text) : nil
  }

  private static func failedXML(_ text: [UInt8]) -> CaptureError? {
    let start = text.drop(while: \.isSpace)
    let page = Array("<html".utf8)
    let isPage = start.prefix(page.count).map { $0 | 0x20 } == page.map { $0 | 0x20 }
    if start.first != UInt8(ascii: "<") || isPage { return answer(text) }
    var reader = XMLReader(text, subject: "XML")
    do throws(CaptureError) {
      guard let document = try reader.readDocument(NoHandler()) else {
        return CaptureError(
          .malformed, "the XML ends before its first element", help: takenAgain)
      }
      guard let cut = document.cut else { return nil }
      return CaptureError(
        .malformed, "the XML is cut: its elements are not closed", help: takenAgain,
        at: cut.location)
    } catch {
      // What ends within a tag was cut; other mistakes are those of XML of another kind.
      let end = text.last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
      return error.code == .malformed && end == UInt8(ascii: "<") ? error : nil
    }
  }

  /// The error about what a tool says in the place of a capture, with its first words.
  private static func answer(_ text: [UInt8]) -> CaptureError {
    let words = String(decoding: text, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let start = words.count > 80 ? words.prefix(80) + "…" : words[...]
    return CaptureError(
      .noScreen, "this is the answer of a tool that failed, and no capture: '\(start)'",
      help: takenAgain)
  }

  private static let takenAgain =
    "take the capture again; if the file is none, leave it out with 'excluded' in .earshot.yml"
}

/// Takes nothing of a document that is read for its form.
private final class NoHandler: XMLReader.Handler {
  func start(_ tag: XMLTag) {}
  func end() {}
}
