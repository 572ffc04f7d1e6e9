import EarshotHost
import Foundation

/// A recording of one spoken command.
struct Recording {
  /// The longest recording that is listened to, in seconds.
  static let longest = 30

  /// The largest file that is read, in bytes: the longest recording at the finest quality in use.
  private static let largest = 1 << 26

  /// The bytes of a WAV file.
  private var bytes: [UInt8]

  /// Reads the file that the user names.
  ///
  /// Throws ``InputError`` and ``ListenError``.
  init(named path: String) throws {
    // An hour of sound is not read to find that it is too long.
    let start = Recording.start(ofLargeFile: path)
    bytes = try start ?? InputFile(path: path).bytes()
    guard bytes.count > 12 else { throw ListenError.notAWave }
    // RF64 is for lengths beyond 4 GB, which some recorders write for shorter ones.
    let isWave = [Array("RIFF".utf8), Array("RF64".utf8)].contains(Array(bytes[..<4]))
    guard isWave, Array(bytes[8..<12]) == Array("WAVE".utf8) else { throw ListenError.notAWave }
    guard Recording.rate(of: bytes) <= Recording.highestRate else { throw ListenError.undecodable }
    guard start == nil, bytes.count <= Recording.largest else { throw ListenError.tooLong }
  }

  /// No microphone takes more samples a second; making 16,000 of them would take minutes.
  private static let highestRate = 1_000_000

  /// The samples a second that the header names; 0 when it names none.
  private static func rate(of bytes: [UInt8]) -> Int {
    func number(at place: Int) -> Int {
      bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var place = 12
    while place + 16 <= bytes.count {
      if bytes[place..<place + 4].elementsEqual("fmt ".utf8) { return number(at: place + 12) }
      let size = number(at: place + 4)
      place += 8 + size + size % 2
    }
    return 0
  }

  /// The first bytes of a file that is larger than what is read.
  private static func start(ofLargeFile path: String) -> [UInt8]? {
    guard FileKind(of: path) == .file,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, size > largest,
      let start = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 16)
    else { return nil }
    return Array(start)
  }

  /// Writes what the recogniser takes: 16,000 samples a second, mono, with silence on both sides.
  ///
  /// sox does it, because its resampler and its tolerance of odd headers are better than
  /// any written here would be. Throws ``ListenError``.
  func write(to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    let original = folder.appending(path: "original")
    defer { try? FileManager.default.removeItem(at: original) }
    try Data(bytes).write(to: original)
    let program = Program("sox", package: "sox")
    do {
      _ = try program.output(
        [
          // Without dither, whose noise would be the loudest sound of a silence.
          "-D", "-t", "wav", original.path, "-t", "wav", "-r", "16000", "-c", "1", "-b", "16", "-e",
          "signed", file.path, "trim", "0", "\(Recording.longest + 1)", "norm", "-3", "pad", "0.3",
          "0.3",
        ], in: folder)
    } catch Program.Failure.isMissing(let package) {
      throw ListenError.missing("sox", package: package)
    } catch Program.Failure.failed {
      throw ListenError.undecodable
    } catch let failure as Program.Failure {
      throw ListenError.failed("sox", failure)
    }
    let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    let seconds = Double(size - 44) / 32_000 - 0.6
    // Less than a twentieth of a second holds no word.
    guard seconds > 0.05 else { throw ListenError.empty }
    guard seconds <= Double(Recording.longest) else { throw ListenError.tooLong }
  }
}
