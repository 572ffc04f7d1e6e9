/// 64 bits of FNV-1a over texts: the same on every machine and in every version of Swift.
struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text; where one ends and the next begins makes a difference.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  /// The hash as 16 hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

extension AuditDocument.File {
  /// Gives every problem its fingerprint; needed again when problems were added.
  ///
  /// Rule, path, screen and shape decide. Among equal ones the ordinal does, which counts what is
  /// suppressed as well, so that a suppression changes no other fingerprint.
  package mutating func assignFingerprints() {
    var ordinals: [String: Int] = [:]
    for screen in screens.indices {
      // A title stays when screens are put before it; a number does not.
      let name = screens[screen].title ?? "\(screens[screen].number)"
      for index in screens[screen].problems.indices {
        let problem = screens[screen].problems[index]
        var fingerprint = Fingerprint()
        for part in [problem.finding.rule, path.relativePath, name, problem.shape] {
          fingerprint.add(part)
        }
        let ordinal = ordinals[fingerprint.text, default: 0]
        ordinals[fingerprint.text] = ordinal + 1
        fingerprint.add("\(ordinal)")
        screens[screen].problems[index].fingerprint = fingerprint.text
      }
    }
  }
}

extension String {
  /// The path without `./` before it, which says nothing.
  var relativePath: String {
    var path = self[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty ? self : String(path)
  }
}
