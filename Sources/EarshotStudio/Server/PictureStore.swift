import EarshotWriting
import Synchronization

/// Pictures and sounds by the addresses that clients were told; they are made when somebody asks.
final class PictureStore: Sendable {
  /// A file that is made when it is asked for.
  struct Source: Sendable {
    /// The type of the file.
    var type: String
    /// Makes the bytes.
    var make: @Sendable () -> [UInt8]
  }

  private struct Shelf {
    var sources: [String: Source] = [:]
    /// The addresses from the oldest on.
    var order: [String] = []
    var number = 0
    /// The addresses of what never changes, by the name of that.
    var named: [String: String] = [:]

    /// Drops what was removed, and the oldest of the rest.
    mutating func prune(to limit: Int) {
      order.removeAll { sources[$0] == nil }
      guard order.count > limit else { return }
      for old in order.dropLast(limit) { sources[old] = nil }
      order = order.suffix(limit)
    }
  }

  /// The most addresses that are kept; a tab that asks for an older one asks for its state anew.
  private static let limit = 20_000

  private let shelf = Mutex(Shelf())

  /// The address of a new file.
  ///
  /// - Parameters:
  ///   - folder: the first part of the address, such as `drawing`.
  ///   - ending: the ending of the name.
  func add(
    _ folder: String, _ ending: String, type: String, _ make: @escaping @Sendable () -> [UInt8]
  ) -> String {
    shelf.withLock { shelf in
      shelf.number += 1
      let address = "/\(folder)/\(shelf.number).\(ending)"
      shelf.sources[address] = Source(type: type, make: make)
      shelf.order.append(address)
      if shelf.order.count > 2 * Self.limit { shelf.prune(to: Self.limit) }
      return address
    }
  }

  /// The address of a file that somebody may have added by its name before.
  func named(
    _ name: String, _ folder: String, _ ending: String, type: String,
    _ make: @escaping @Sendable () -> [UInt8]
  ) -> String {
    let known = shelf.withLock { shelf in
      shelf.named[name].flatMap { shelf.sources[$0] == nil ? nil : $0 }
    }
    if let known { return known }
    let address = add(folder, ending, type: type, make)
    shelf.withLock { $0.named[name] = address }
    return address
  }

  /// The address of a picture.
  func add(_ picture: ImageFile, name: String) -> String {
    let ending = picture.mediaType == "image/jpeg" ? "jpg" : "png"
    return named(name, "picture", ending, type: picture.mediaType) { picture.bytes }
  }

  /// Forgets files by their addresses.
  func remove(_ addresses: [String]) {
    shelf.withLock { shelf in
      for address in addresses { shelf.sources[address] = nil }
    }
  }

  /// The file at an address; `nil` if there is none.
  func file(at address: String) -> HTTPResponse? {
    let source = shelf.withLock { $0.sources[address] }
    return source.map { HTTPResponse(type: $0.type, $0.make()).kept }
  }
}
