import EarshotCaptures
import Foundation
import TestSupport
import Testing

/// The reader of XML answers as Foundation's `XMLParser`, but for what
/// `Documentation/Fuzzing.md` lists.
///
/// `EARSHOT_XML_INPUTS=200000` makes the long run.
struct XMLReaderDifferentialTests {
  /// Documents with all that XML has, without a document type.
  private static let documents = [
    """
    <a x='1' y="2">\r\n<b z="a&amp;b&#x41;&#66;\t\n&lt;&gt;&quot;&apos;"/><!-- c -->
    <c>text &amp; more<![CDATA[ <raw> & ]] ]]>tail</c><?pi some data?><d e = 'f' /></a>
    """,
    """
    <n:a xmlns:n="urn:a" xmlns="urn:b" n:x="1" x="2"><b xmlns:m="urn:c"><m:c m:d="e"/></b></n:a>
    """,
    """
    <имя атрибут="значение é 中 😀">текст<à·1 -="x"/>\u{85}\u{2028}</имя>
    """,
    """
    <node index="0" text="Привет&#10;мир" class="android.view.View" bounds="[0,0][1,2]" ><node
      text="" content-desc="a &gt; b"></node  ></node>
    """,
    """
    <dict><key>a</key><string>one\rtwo\r\nthree</string><!----><!-- - --><array><x/><x/></array></dict>
    """,
  ].map { Array($0.utf8) }

  private static let tokens = [
    "<", ">", "&", ";", "\"", "'", "=", " ", "\t", "\n", "\r\n", "\r", "/", "/>", "</a>", "<b>",
    "<b/>",
    "]]>", "<![CDATA[", "<!--", "-->", "--", "-", "<?", "?>", "<?pi a?>", "<?xml", "<?XML a?>",
    "<!", "&amp;",
    "&lt;", "&#x41;", "&#65;", "&#0;", "&#xD;", "&#xA;", "&#x10FFFF;", "&#x110000;", "&#xFFFE;",
    "&x;",
    "&amp", "&#x;", "&#;", "&#X41;", "x", "1", ".", ":", "·", "é", "\u{1}", "\u{7F}", "\u{85}",
    "\u{2028}",
    "\u{FFFE}", "\u{FFFF}", "\u{FEFF}", "😀", " x='1'", " a:b=\"c\"", " xmlns:q='u'", "",
    "<!DOCTYPE a>", " xml:space='preserve'", "<x:y/>", "%", "]", "]]",
  ].map { Array($0.utf8) }

  @Test func wholeDocumentsAreReadAlike() {
    for document in Self.documents { check(document) }
  }

  @Test func fixturesAndCorpusAreReadAlike() throws {
    let files = Self.files
    #expect(files.count > 10)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let text = String(validating: bytes, as: UTF8.self) else { continue }
      check(Array(text.utf8), "\(file.lastPathComponent)")
    }
  }

  @Test func changedDocumentsAreReadAlike() throws {
    let count = ProcessInfo.processInfo.environment["EARSHOT_XML_INPUTS"].flatMap(Int.init)
    let samples = Self.documents + (count == nil ? [] : Self.pieces)
    var random = SeededGenerator(seed: 20_261_122)
    var compared = 0
    while compared < count ?? 2_000 {
      let changed = Self.changed(random.pick(samples), &random)
      guard let text = String(validating: changed, as: UTF8.self), !changed.contains(0),
        text.hasPrefix("<"), !Self.stopsFoundation(text)
      else { continue }
      compared += 1
      check(changed)
    }
  }

  /// Whether the text has an instruction without data, which stops Foundation with a null pointer.
  private static func stopsFoundation(_ text: String) -> Bool {
    text.split(separator: "<?", omittingEmptySubsequences: false).dropFirst().contains { part in
      let instruction = part.split(separator: "?>", omittingEmptySubsequences: false)[0]
      return instruction.split(whereSeparator: \.isWhitespace).count < 2
    }
  }

  /// The XML that the checkout and the corpus hold.
  private static var files: [URL] {
    let endings = ["xml", "storyboard", "xib", "stringsdict", "plist"]
    let folders = [SharedFolder.checkout.appending(path: "Fixtures"), SharedFolder.corpus]
    return folders.compactMap(\.self).flatMap { folder in
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
        .compactMap { $0 as? URL }
        .filter { endings.contains($0.pathExtension) }
        .sorted { $0.path < $1.path }
    }
  }

  /// The beginnings of real documents, which are cut.
  private static var pieces: [[UInt8]] {
    files.compactMap { file in
      guard let bytes = try? [UInt8](Data(contentsOf: file)), let start = root(of: bytes) else {
        return nil
      }
      return Array(bytes[start...].prefix(1_200))
    }
  }

  private static func changed(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var changed = bytes
    for _ in 0..<random.int(1...3) {
      let start = random.int(0...max(0, changed.count - 1))
      let end = min(changed.count, start + random.int(0...8))
      switch random.int(0...4) {
      case 0: changed.replaceSubrange(start..<end, with: random.pick(tokens))
      case 1: changed.insert(contentsOf: Array(changed[start..<end]), at: start)
      case 2: changed.removeSubrange(start..<end)
      default: changed.insert(contentsOf: random.pick(tokens), at: start)
      }
    }
    return changed
  }
}

extension XMLReaderDifferentialTests {
  /// The offset of the first tag with a name.
  private static func root(of bytes: [UInt8]) -> Int? {
    bytes.indices.dropLast().first { offset in
      guard bytes[offset] == UInt8(ascii: "<") else { return false }
      let next = bytes[offset + 1]
      return next >= 0x80 || Character(Unicode.Scalar(next)).isLetter || next == UInt8(ascii: "_")
    }
  }

  /// Compares the first document of a text.
  private func check(_ text: [UInt8], _ name: String = "") {
    // What stands before the root has no part in it.
    guard let start = Self.root(of: text) else { return }
    let bytes = Array(text[start...])
    var reader = XMLReader(bytes)
    let collector = XMLEventCollector()
    do throws(CaptureError) {
      guard let document = try reader.readDocument(collector) else { return }
      let ends = document.cut?.openNames.flatMap { "</\($0)>".utf8 } ?? []
      let input = bytes[document.range] + ends
      let reference = ReferenceXML(Array(input))
      if reference.error != nil || reference.events.list != collector.events.list {
        report("accepted", reference, collector, bytes, name)
      }
    } catch {
      // Limits and what cannot be told from a log are our own.
      guard error.code == .malformed, !error.message.contains("first tag") else { return }
      let reference = ReferenceXML(bytes)
      let common = max(0, min(reference.events.list.count, collector.events.list.count) - 1)
      if reference.error == nil || reference.events.isWhole
        || reference.events.list.prefix(common) != collector.events.list.prefix(common)
      {
        report("refused: \(error.message)", reference, collector, bytes, name)
      }
    }
  }

  private func report(
    _ verdict: String, _ reference: ReferenceXML, _ ours: XMLEventCollector, _ bytes: [UInt8],
    _ name: String
  ) {
    let code = reference.error.map { "error \($0)" } ?? "no error"
    let place = zip(ours.events.list, reference.events.list).first { $0 != $1 }
    Issue.record(
      """
      \(name) \(verdict); XMLParser has \(code), \(reference.events.isWhole ? "whole" : "open"); \
      \(place.map { "ours \($0.0), theirs \($0.1)" } ?? "\(ours.events.list.count) events to \(reference.events.list.count)")
      \(String(decoding: bytes.prefix(700), as: UTF8.self).debugDescription)
      """)
  }
}
