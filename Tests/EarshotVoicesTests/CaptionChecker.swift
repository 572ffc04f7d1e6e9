/// Reads captions as their formats are defined, and knows nothing of how they are written.
enum CaptionChecker {
  /// A caption with its times in milliseconds.
  struct Caption: Equatable {
    var start: Int
    var end: Int
    var text: [String]
  }

  /// Why a file is not valid.
  struct Mistake: Error, Equatable { var what: String }

  /// SubRip: numbers from 1, times with a comma, text, an empty line.
  static func srt(_ file: String) throws -> [Caption] {
    var captions: [Caption] = []
    for block in file.split(separator: "\n\n", omittingEmptySubsequences: true) {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard lines.count >= 3 else { throw Mistake(what: "no text: \(block)") }
      guard lines[0] == String(captions.count + 1) else {
        throw Mistake(what: "number \(lines[0])")
      }
      captions.append(try caption(lines[1], ",", Array(lines[2...]), after: captions.last))
    }
    guard file.isEmpty || file.hasSuffix("\n\n") else { throw Mistake(what: "the end") }
    return captions
  }

  /// WebVTT, by the syntax of https://www.w3.org/TR/webvtt1/#syntax: a header, notes, cues.
  static func vtt(_ file: String) throws -> [Caption] {
    var blocks = file.split(separator: "\n\n", omittingEmptySubsequences: true)[...]
    guard blocks.popFirst() == "WEBVTT" else { throw Mistake(what: "no WEBVTT") }
    var captions: [Caption] = []
    for block in blocks {
      var lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines[0] == "NOTE" {
        if block.contains("-->") { throw Mistake(what: "an arrow in a note") }
        continue
      }
      if !lines[0].contains("-->") { lines.removeFirst() }
      guard lines.count >= 2 else { throw Mistake(what: "no text: \(block)") }
      let text = Array(lines[1...])
      let caption = try caption(lines[0], ".", text, after: captions.last)
      try text.forEach { try checkVTTText($0, caption) }
      captions.append(caption)
    }
    return captions
  }

  private static func caption(
    _ line: String, _ separator: String, _ text: [String], after last: Caption?
  ) throws -> Caption {
    let times = line.split(separator: " --> ", omittingEmptySubsequences: false)
    guard times.count == 2 else { throw Mistake(what: "times \(line)") }
    let caption = Caption(
      start: try time(times[0], separator), end: try time(times[1], separator), text: text)
    guard caption.start < caption.end else { throw Mistake(what: "no time: \(line)") }
    guard caption.start >= last?.end ?? 0 else { throw Mistake(what: "overlap: \(line)") }
    guard text.allSatisfy({ !$0.isEmpty && !$0.contains("-->") && !$0.contains("\r") }) else {
      throw Mistake(what: "text: \(text)")
    }
    return caption
  }

  static func time(_ text: Substring, _ separator: String) throws -> Int {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let clock = parts[0].split(separator: ":", omittingEmptySubsequences: false).compactMap {
      $0.count >= 2 ? Int($0) : nil
    }
    guard parts.count == 2, parts[1].count == 3, let fraction = Int(parts[1]), clock.count == 3,
      clock[1] < 60, clock[2] < 60
    else { throw Mistake(what: "time \(text)") }
    return ((clock[0] * 60 + clock[1]) * 60 + clock[2]) * 1_000 + fraction
  }

  /// Text of a cue: `<` only begins a time within the cue, later than the one before; `&` only an
  /// escape; `>` only ends a time.
  private static func checkVTTText(_ text: String, _ caption: Caption) throws {
    var last = caption.start
    var rest = text[...]
    while let index = rest.firstIndex(where: { "<>&".contains($0) }) {
      rest = rest[index...]
      if let escape = ["&amp;", "&lt;", "&gt;"].first(where: rest.hasPrefix) {
        rest = rest.dropFirst(escape.count)
      } else {
        guard rest.hasPrefix("<"), let end = rest.firstIndex(of: ">") else {
          throw Mistake(what: "markup: \(text)")
        }
        let time = try time(rest[rest.index(after: index)..<end], ".")
        guard last < time, time < caption.end else { throw Mistake(what: "time: \(text)") }
        last = time
        rest = rest[rest.index(after: end)...]
      }
    }
  }
}
