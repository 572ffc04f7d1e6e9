import Foundation

/// Writes what is heard into tests and files, one write after the other.
///
/// Lines of a source file move when a text above them grows, so all edits of a file are made anew
/// to the file as it was before the first one.
actor Recorder {
  /// Whether everything is recorded that differs: `EARSHOT_RECORD=1`.
  @TaskLocal static var isForced = ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1"
  /// The one recorder of a process: two could write the same file at once.
  static let shared = Recorder()

  private struct Source {
    var original: [UInt8]
    var written: [UInt8]
    var edits: [Int: [String]] = [:]
  }

  private var sources: [String: Source] = [:]
  private var references: [URL: [String]] = [:]

  /// Writes captions into a source file and answers the error with which the test fails once.
  func record(_ heard: [String], at place: InlineText.Place) throws -> ExpectationFailure {
    let url = URL(filePath: place.file)
    let current: [UInt8]
    do {
      current = Array(try Data(contentsOf: url))
    } catch {
      throw ScenarioMistake(
        "the test's file '\(place.file)' cannot be read, so nothing is recorded")
    }
    var source = sources[place.file] ?? Source(original: current, written: current)
    guard source.written == current else {
      throw ScenarioMistake("\(place): the file changed while it was recorded; run the test again")
    }
    if let earlier = source.edits[place.line], earlier != heard {
      throw ScenarioMistake(
        "\(place): this call heard something else before; the cases of a test cannot share a text")
    }
    source.edits[place.line] = heard
    source.written = try InlineText.rewriting(source.original, with: source.edits, in: place.file)
    try Data(source.written).write(to: url, options: .atomic)
    sources[place.file] = source
    return recorded(heard, into: "\(place)")
  }

  /// Writes captions into a reference file and answers the error with which the test fails once.
  func record(_ heard: [String], in reference: ReferenceFile) throws -> ExpectationFailure {
    if let earlier = references[reference.url], earlier != heard {
      throw ScenarioMistake(
        "\(reference.name) was recorded with other captions before; give each its name with 'named:'"
      )
    }
    try reference.write(heard)
    references[reference.url] = heard
    return recorded(heard, into: reference.name)
  }

  private func recorded(_ heard: [String], into place: String) -> ExpectationFailure {
    ExpectationFailure(
      "recorded what is heard into \(place); read it, then run the test again:\n"
        + heard.map { "    \($0)" }.joined(separator: "\n"))
  }
}
