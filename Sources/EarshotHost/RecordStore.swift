import EarshotText
import Foundation
import Synchronization

/// The results of many small computations, by key, in few files of the cache that only grow.
///
/// Each run writes a file of its own, a record after the other, so that one that is stopped at any moment
/// leaves whole records and at most a part of one behind them, which is not taken for one. Whatever
/// is wrong with what was kept, it is as if it had not been.
package final class RecordStore: Sendable {
  /// Where a record is.
  private struct Place {
    var file: Int
    var offset: Int
    var size: Int
    var sum: UInt64
  }

  /// A file of records.
  private struct Pack {
    var path: String
    var descriptor: Int32
    var isUsed = false
  }

  private struct State {
    var places: [ContentHash: Place] = [:]
    var packs: [Pack] = []
    /// The number of the file that this run writes, and where it ends.
    var own: (number: Int, end: Int)?
    /// The bytes of all files.
    var size = 0
    var isFull = false
    /// The records that this run asked for or wrote.
    var used: Set<ContentHash> = []
  }

  private let folder: CacheFolder
  private let name: String
  private let identity: [UInt8]
  private let state = Mutex(State())

  private static let ending = ".results"
  private static let packHead = Array("EARSHOT\u{3}".utf8)
  private static let recordHead = Array("EARSHOT\u{4}".utf8)
  private static let recordHeadSize = 48
  /// The largest record that is kept, in bytes.
  private static let largestRecord = 64 << 20
  /// The files from which on they are gathered in one.
  private static let mostPacks = 8

  /// Opens the records of an identity: what but the key decides about them, such as the program.
  package init(in folder: CacheFolder, of identity: ContentHash) {
    self.folder = folder
    let bytes = [UInt8](words: [identity.high, identity.low])
    self.identity = bytes
    name = String(identity.high, radix: 16)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let packs = names.filter { $0.hasPrefix(name + "-") && $0.hasSuffix(Self.ending) }.sorted()
    state.withLock { state in
      for pack in packs { Self.load(folder.path + "/" + pack, bytes, &state) }
    }
  }

  deinit {
    state.withLock { state in for pack in state.packs { close(pack.descriptor) } }
  }

  /// The record of a key; `nil` if there is none that is whole.
  package func record(_ key: ContentHash) -> [UInt8]? {
    let place = state.withLock { state -> (place: Place, descriptor: Int32)? in
      guard let place = state.places[key] else { return nil }
      state.packs[place.file].isUsed = true
      state.used.insert(key)
      return (place, state.packs[place.file].descriptor)
    }
    guard let place else { return nil }
    let bytes = OpenFile(place.descriptor).read(at: place.place.offset, place.place.size)
    guard let bytes, ContentHash(bytes).low == place.place.sum else { return nil }
    return bytes
  }

  /// Keeps a record; what cannot be kept is no failure.
  package func keep(_ record: [UInt8], for key: ContentHash) {
    guard record.count <= Self.largestRecord else { return }
    let sum = ContentHash(record).low
    let head = Self.head(key, record.count, sum)
    state.withLock { state in
      state.used.insert(key)
      guard !state.isFull, state.size + head.count + record.count <= CacheFolder.largest,
        let own = state.own ?? begin(&state)
      else {
        state.isFull = true
        return
      }
      let descriptor = state.packs[own.number].descriptor
      guard Self.write(head + record, to: descriptor) else {
        // A disk that is full keeps what is whole.
        ftruncate(descriptor, off_t(own.end))
        state.isFull = true
        return
      }
      let start = own.end + head.count
      state.places[key] = Place(
        file: own.number, offset: start, size: record.count, sum: sum)
      state.size += head.count + record.count
      state.own = (own.number, start + record.count)
    }
  }

  /// Ends the work: what was used stays longest, many files become one, and the folder is not larger than
  /// it may be.
  package func end() {
    let hasNew = state.withLock { state in
      for pack in state.packs where pack.isUsed { utimes(pack.path, nil) }
      if state.packs.count > Self.mostPacks { gather(&state) }
      return state.own != nil
    }
    if hasNew { folder.removeOldest() }
  }

  // MARK: Files

  private func begin(_ state: inout State) -> (number: Int, end: Int)? {
    folder.make()
    let time = UInt64(Date().timeIntervalSince1970 * 1_000)
    let path =
      "\(folder.path)/\(name)-\(String(time, radix: 16))-\(getpid())\(Self.ending)"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    let head = Self.packHead + identity
    guard Self.write(head, to: descriptor) else {
      close(descriptor)
      unlink(path)
      return nil
    }
    state.packs.append(Pack(path: path, descriptor: descriptor))
    state.size += head.count
    state.own = (state.packs.count - 1, head.count)
    return state.own
  }

  /// Writes what this run used into its own file, and removes the others.
  private func gather(_ state: inout State) {
    guard let own = state.own ?? begin(&state) else { return }
    var end = state.own?.end ?? own.end
    let descriptor = state.packs[own.number].descriptor
    for key in state.used {
      guard let place = state.places[key], place.file != own.number else { continue }
      let file = OpenFile(state.packs[place.file].descriptor)
      guard let bytes = file.read(at: place.offset, place.size),
        ContentHash(bytes).low == place.sum
      else { continue }
      let head = Self.head(key, place.size, place.sum)
      guard Self.write(head + bytes, to: descriptor) else {
        ftruncate(descriptor, off_t(end))
        return
      }
      end += head.count + place.size
    }
    for (number, pack) in state.packs.enumerated() where number != own.number {
      unlink(pack.path)
    }
  }

  /// Looks where the records of a file are, up to the first that is not whole.
  private static func load(_ path: String, _ identity: [UInt8], _ state: inout State) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    var about = stat()
    let head = packHead + identity
    guard fstat(descriptor, &about) == 0, about.st_mode & S_IFMT == S_IFREG,
      OpenFile(descriptor).read(at: 0, head.count) == head
    else {
      close(descriptor)
      return
    }
    let size = Int(about.st_size)
    state.packs.append(Pack(path: path, descriptor: descriptor))
    state.size += size
    var offset = head.count
    while let head = OpenFile(descriptor).read(at: offset, recordHeadSize),
      head.starts(with: recordHead),
      ContentHash(head[..<(recordHeadSize - 8)]).low == head.word(at: recordHeadSize - 8)
    {
      let length = head.word(at: 24)
      guard length <= UInt64(largestRecord), offset + recordHeadSize + Int(length) <= size else {
        return
      }
      let key = ContentHash(high: head.word(at: 8), low: head.word(at: 16))
      state.places[key] = Place(
        file: state.packs.count - 1, offset: offset + recordHeadSize, size: Int(length),
        sum: head.word(at: 32))
      offset += recordHeadSize + Int(length)
    }
  }

  private static func head(_ key: ContentHash, _ size: Int, _ sum: UInt64) -> [UInt8] {
    var head = recordHead + [UInt8](words: [key.high, key.low, UInt64(size), sum])
    head.append(word: ContentHash(head).low)
    return head
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    OutputFile.failure(ofPutting: Data(bytes), into: descriptor) == 0
  }
}
