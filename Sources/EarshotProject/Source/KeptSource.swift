#if Source
  import EarshotHost
  import EarshotSource
  import EarshotSwiftParsing
  import EarshotText
  import Foundation

  /// The declarations of the files of a project as they were read before, by the content of the files.
  ///
  /// A file that was changed is read again, and so is every file by another build of the program.
  /// Whatever is wrong with what was kept, the result is the same as without it.
  struct KeptSource {
    /// A file that was read, with what is kept of it.
    struct Reading: Sendable {
      var file: SwiftFile
      fileprivate var key: ContentHash
      fileprivate var record: ArraySlice<UInt8>
      /// Whether it was kept before.
      fileprivate var isOld: Bool
    }

    private let folder: CacheFolder?
    private let name: String
    private let oldest: SystemVersion?
    private let program: ContentHash
    private let bytes: [UInt8]
    private let places: [ContentHash: Range<Int>]

    /// What is kept of a project in a folder; without a folder nothing is.
    ///
    /// - Parameter oldest: the oldest system that the app runs on, for which files are read.
    init(of project: String, from oldest: SystemVersion?, in folder: CacheFolder?) {
      self.folder = ProgramIdentity.current == nil ? nil : folder
      self.oldest = oldest
      let own = ProgramIdentity.current ?? ContentHash([])
      program =
        oldest.map { oldest in
          ContentHash([UInt8](words: [own.high, own.low]) + Array(oldest.description.utf8))
        } ?? own
      let path = ContentHash(AbsolutePath(project).text.utf8)
      name = String(path.high, radix: 16) + ".source"
      bytes = self.folder?.bytes(name) ?? []
      places = Self.places(bytes, program)
    }

    /// Reads a file, or takes what is kept of it.
    func reading(path: String, bytes: [UInt8]) -> Reading {
      let key = folder == nil ? ContentHash([]) : ContentHash(bytes)
      if let place = places[key],
        let file = SwiftFile(kept: self.bytes[place], path: path, bytes: bytes)
      {
        return Reading(file: file, key: key, record: self.bytes[place], isOld: true)
      }
      let file = SwiftFile(path: path, bytes: bytes, oldest: oldest)
      let record = folder == nil ? [] : file.kept
      return Reading(file: file, key: key, record: record[...], isOld: false)
    }

    /// Keeps what was read for the next time, if there is enough of it and anything is new.
    func keep(_ readings: [Reading]) {
      let size = readings.reduce(0) { $0 + $1.file.text.bytes.count }
      guard let folder, size >= Self.smallest, readings.contains(where: { !$0.isOld }) else {
        return
      }
      var seen: Set<ContentHash> = []
      let readings = readings.filter { seen.insert($0.key).inserted }
      var head = Self.mark
      head += [UInt8](words: [program.high, program.low, UInt64(readings.count)])
      var offset = head.count + readings.count * Self.entrySize
      let end = readings.reduce(offset) { $0 + $1.record.count }
      var all = head
      all.reserveCapacity(end)
      for reading in readings {
        all += [UInt8](words: [
          reading.key.high, reading.key.low, UInt64(offset), UInt64(reading.record.count),
          ContentHash(reading.record).low,
        ])
        offset += reading.record.count
      }
      for reading in readings { all += reading.record }
      folder.keep(all, as: name)
    }

    // MARK: The file

    /// The bytes of source from which reading what is kept is faster.
    private static let smallest = 200_000
    /// How the file begins.
    private static let mark = Array("EARSHOT\u{1}".utf8)
    /// The bytes of an entry: a key, a place, a length and a sum.
    private static let entrySize = 40

    /// The places of what is kept; none in a file that another program wrote, or that is spoiled.
    private static func places(
      _ bytes: [UInt8], _ program: ContentHash
    ) -> [ContentHash: Range<Int>] {
      let start = mark.count + 24
      guard bytes.count >= start, bytes.starts(with: mark),
        bytes.word(at: mark.count) == program.high, bytes.word(at: mark.count + 8) == program.low
      else { return [:] }
      let count = bytes.word(at: mark.count + 16)
      guard count <= UInt64((bytes.count - start) / entrySize) else { return [:] }
      var places: [ContentHash: Range<Int>] = [:]
      for number in 0..<Int(count) {
        let entry = start + number * entrySize
        let (offset, size) = (bytes.word(at: entry + 16), bytes.word(at: entry + 24))
        guard offset <= UInt64(bytes.count), size <= UInt64(bytes.count) - offset else {
          return [:]
        }
        let place = Int(offset)..<Int(offset + size)
        guard ContentHash(bytes[place]).low == bytes.word(at: entry + 32) else { return [:] }
        places[ContentHash(high: bytes.word(at: entry), low: bytes.word(at: entry + 8))] = place
      }
      return places
    }
  }
#endif
