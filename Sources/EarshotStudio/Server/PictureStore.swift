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
    /// The addresses of the last states of what has a name, from the oldest on.
    var named: [String: [(state: Int, address: String)]] = [:]

    mutating func add(_ folder: String, _ ending: String, _ source: Source) -> String {
      number += 1
      let address = "/\(folder)/\(number).\(ending)"
      sources[address] = source
      order.append(address)
      if order.count > 2 * PictureStore.limit { prune(to: PictureStore.limit) }
      return address
    }

    /// Drops what was removed, and the oldest of the rest.
    private mutating func prune(to limit: Int) {
      order.removeAll { sources[$0] == nil }
      for old in order.dropLast(limit) { sources[old] = nil }
      order = order.suffix(limit)
      let kept = sources
      named = named.compactMapValues { states in
        let states = states.filter { kept[$0.address] != nil }
        return states.isEmpty ? nil : states
      }
    }
  }

  /// The most addresses that are kept; a tab that asks for an older one asks for its state anew.
  private static let limit = 20_000
  /// The most states of one thing that are kept, for tabs that have not seen that it changed.
  private static let mostStates = 8

  private let shelf = Mutex(Shelf())

  /// The address of a new file.
  ///
  /// - Parameters:
  ///   - folder: the first part of the address, such as `drawing`.
  ///   - ending: the ending of the name.
  func add(
    _ folder: String, _ ending: String, type: String, _ make: @escaping @Sendable () -> [UInt8]
  ) -> String {
    shelf.withLock { $0.add(folder, ending, Source(type: type, make: make)) }
  }

  /// The address of something that changes now and then; in each state it is another one.
  ///
  /// - Parameters:
  ///   - name: what it is a picture of.
  ///   - state: a number that is the same as long as that is.
  func named(
    _ name: String, in state: Int, _ folder: String, _ ending: String, type: String,
    _ make: @escaping @Sendable () -> [UInt8]
  ) -> String {
    shelf.withLock { shelf in
      var states = (shelf.named[name] ?? []).filter { shelf.sources[$0.address] != nil }
      if let known = states.first(where: { $0.state == state }) { return known.address }
      let address = shelf.add(folder, ending, Source(type: type, make: make))
      states.append((state, address))
      if states.count > Self.mostStates { shelf.sources[states.removeFirst().address] = nil }
      shelf.named[name] = states
      return address
    }
  }

  /// The address of a picture in a file.
  func named(
    _ name: String, in state: Int, mediaType: String, _ make: @escaping @Sendable () -> [UInt8]
  ) -> String {
    let ending = mediaType == "image/jpeg" ? "jpg" : "png"
    return named(name, in: state, "picture", ending, type: mediaType, make)
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
