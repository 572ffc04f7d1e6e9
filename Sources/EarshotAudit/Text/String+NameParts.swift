extension String {
  /// The words of a name that a programmer gave: `ic_checkBox2` is "ic", "check", "box".
  ///
  /// Names are ASCII but for rare exceptions, whose letters count as small ones.
  var nameParts: [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var wasLower = false
    func end() {
      if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
      part.removeAll(keepingCapacity: true)
    }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if wasLower { end() }
        part.append(byte | 0x20)
        wasLower = false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        part.append(byte)
        wasLower = true
      default:
        end()
        wasLower = false
      }
    }
    end()
    return parts
  }
}
