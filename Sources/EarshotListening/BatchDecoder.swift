import EarshotHost
import Foundation

/// Runs `pocketsphinx_batch`, which decodes many recordings in one process.
///
/// The likelihoods of the states of all phones are calculated once and written to files; the passes
/// after that read them, and cost a twentieth.
struct BatchDecoder {
  /// The folder of a language's models.
  var models: URL
  /// A folder for files, with the recordings in `sound`.
  var folder: URL

  /// The name of a recording, which is also that of its likelihoods.
  static func name(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 9 - digits.count)) + digits
  }

  private let program = Program(
    "pocketsphinx_batch", package: "pocketsphinx", limit: 300)

  /// Recordings as phones in any order: the first pass, which the others need.
  func phones(count: Int, dictionary: URL) throws -> [Int: Decoding] {
    try make("scores")
    return try decode(
      Array(0..<count), of: "sound",
      [
        "-allphone", models.appending(path: "en-us-phone.lm.bin").path, "-allphone_ci", "yes",
        "-beam", "1e-20", "-pbeam", "1e-20", "-lw", "2.0", "-dict", dictionary.path,
        // The score of a frame is relative to the best state that was looked at: all of them, so
        // that the scores of different passes can be compared.
        "-compallsen", "yes", "-senlogdir", folder.appending(path: "scores").path,
      ])
  }

  /// Recordings as sentences of automata.
  ///
  /// - Parameter automata: the text of the automaton, by the index of the recording.
  func sentences(_ automata: [Int: String], dictionary: URL) throws -> [Int: Decoding] {
    let indices = automata.keys.sorted()
    guard let first = indices.first else { return [:] }
    let files = try make("automata")
    // Most recordings share one.
    var names: [String: String] = [:]
    for index in indices {
      let text = automata[index, default: ""]
      guard names[text] == nil else { continue }
      names[text] = BatchDecoder.name(index)
      try write(text, to: files.appending(path: BatchDecoder.name(index) + ".fsg"))
    }
    let list = folder.appending(path: "automata.list")
    try write(indices.map { names[automata[$0, default: ""], default: ""] }, to: list)
    return try decode(
      indices, of: "scores",
      [
        "-fsg", files.appending(path: BatchDecoder.name(first) + ".fsg").path,
        "-fsgctl", list.path, "-fsgdir", files.path, "-fsgext", ".fsg", "-dict", dictionary.path,
        "-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80", "-bestpath", "no", "-compallsen",
        "yes", "-senin", "yes",
      ])
  }

  /// Recordings as English of any kind.
  func words(_ indices: [Int]) throws -> [Int: Decoding] {
    try decode(
      indices, of: "sound",
      [
        "-lm", models.appending(path: "en-us.lm.bin").path,
        "-dict", models.appending(path: "cmudict-en-us.dict").path,
      ])
  }

  private func decode(_ indices: [Int], of source: String, _ arguments: [String]) throws
    -> [Int: Decoding]
  {
    guard !indices.isEmpty else { return [:] }
    let names = indices.map(BatchDecoder.name)
    let list = folder.appending(path: "recordings.list")
    let result = folder.appending(path: "result")
    try write(names, to: list)
    do {
      _ = try program.output(
        [
          "-hmm", models.appending(path: "en-us").path, "-ctl", list.path,
          "-cepdir", folder.appending(path: source).path,
          "-cepext", source == "sound" ? ".wav" : ".sen", "-adcin", "yes",
          // All frames are kept, so that those of the passes are the same.
          "-remove_silence", "no", "-logfn", "/dev/null", "-hypseg", result.path,
        ] + arguments, in: folder)
    } catch Program.Failure.isMissing(let package) {
      throw ListenError.missing("pocketsphinx_batch", package: package)
    } catch let failure as Program.Failure {
      throw ListenError.failed("pocketsphinx_batch", failure)
    }
    guard let data = try? Data(contentsOf: result) else {
      throw ListenError.failed("pocketsphinx_batch")
    }
    let text = String(decoding: data, as: UTF8.self)
    var decodings: [Int: Decoding] = [:]
    for line in text.split(separator: "\n") {
      guard let (name, decoding) = Decoding.reading(line), let index = Int(name) else { continue }
      decodings[index] = decoding
    }
    return decodings
  }

  @discardableResult
  private func make(_ name: String) throws -> URL {
    let url = folder.appending(path: name)
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func write(_ lines: [String], to file: URL) throws {
    try write(lines.joined(separator: "\n") + "\n", to: file)
  }

  private func write(_ text: String, to file: URL) throws { try Data(text.utf8).write(to: file) }
}
