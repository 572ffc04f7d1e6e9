/// How espeak-ng calls languages, speeds and pitches, as process and as library.
enum ESpeakLanguage {
  /// The names of the voices to try for a BCP 47 tag, the best first.
  static func names(for tag: String) -> [String] {
    let tag = tag.lowercased()
    // Apple's English without a country is that of the United States.
    if tag == "en" { return ["en-us", "en"] }
    var parts = tag.split(separator: "-")
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return names
  }

  /// Words in a minute; 175 is normal, and less than 80 is not spoken.
  static func wordsPerMinute(_ factor: Double) -> Int32 {
    Int32(min(max(175 * factor, 80), 900).rounded())
  }

  /// From 0 to 99; 50 is normal.
  static func pitch(_ pitch: Double) -> Int32 { Int32(min(max(50 * pitch, 0), 99).rounded()) }
}
