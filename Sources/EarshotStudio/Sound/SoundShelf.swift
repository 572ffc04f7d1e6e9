/// Sounds that were made, by what is said in them; those that nobody asked for longest make room.
struct SoundShelf<Key: Hashable & Sendable>: Sendable {
  private struct Sound {
    var reply: Reply
    /// The address of the file.
    var address: String
    /// The bytes of the file.
    var size: Int
    /// When it was asked for, by a number that grows.
    var use: Int
  }

  private let mostSounds: Int
  private let mostBytes: Int
  private var sounds: [Key: Sound] = [:]
  private var size = 0
  private var uses = 0

  init(mostSounds: Int = 500, mostBytes: Int = 64 << 20) {
    self.mostSounds = mostSounds
    self.mostBytes = mostBytes
  }

  /// The answer with a sound that was made before; `nil` if there is none any more.
  mutating func reply(_ key: Key) -> Reply? {
    uses += 1
    sounds[key]?.use = uses
    return sounds[key]?.reply
  }

  /// Keeps a sound; answers the addresses of those that made room for it.
  mutating func keep(_ reply: Reply, at address: String, bytes: Int, for key: Key) -> [String] {
    uses += 1
    size += bytes
    sounds[key] = Sound(reply: reply, address: address, size: bytes, use: uses)
    var gone: [String] = []
    // The newest is kept, however long it is: whoever asked for it has not fetched it yet.
    while sounds.count > 1, sounds.count > mostSounds || size > mostBytes,
      let oldest = sounds.min(by: { $0.value.use < $1.value.use })
    {
      sounds[oldest.key] = nil
      size -= oldest.value.size
      gone.append(oldest.value.address)
    }
    return gone
  }
}
