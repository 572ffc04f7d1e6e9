/// The lists of properties after `unknown`, `empty` and `derived`.
enum NotationNames {
  /// Reads `hint,frame` as places in the table, one bit each.
  static func places(_ reader: inout NotationReader) throws(NotationError) -> UInt64 {
    try list(&reader, "names of properties such as 'hint,frame'", NotationVocabulary.places)
  }

  /// Writes places in the table as `hint,frame`.
  static func print(places mask: UInt64) -> String {
    NotationProperty.all.indices.filter { mask >> UInt64($0) & 1 == 1 }
      .map { NotationProperty.all[$0].name }.joined(separator: ",")
  }

  /// Reads the fields after `derived`; `none` is no field.
  static func fields(_ reader: inout NotationReader) throws(NotationError) -> Element.Fields {
    if reader.token == .word("none") {
      try reader.advance()
      return []
    }
    return Element.Fields(
      rawValue: try list(&reader, "names of fields such as 'label,traits'", fieldBits))
  }

  static func print(_ fields: Element.Fields) -> String {
    guard !fields.isEmpty else { return "none" }
    return fieldNames.indices.filter { fields.rawValue >> UInt64($0) & 1 == 1 }
      .map { fieldNames[$0] }.joined(separator: ",")
  }

  private static let fieldNames: [String] =
    Element.Field.allCases.map(\.rawValue)
    + (Element.Field.allCases.count..<64).map { "bit\($0)" }

  private static let fieldBits = Dictionary(
    uniqueKeysWithValues: fieldNames.enumerated().map { ($1, $0) })

  private static func list(
    _ reader: inout NotationReader, _ what: String, _ bits: [String: Int]
  ) throws(NotationError) -> UInt64 {
    let location = reader.location
    guard let word = try reader.takeWord() else { throw reader.expected(what) }
    var mask: UInt64 = 0
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      guard let bit = bits[String(part)] else {
        let misfit = NotationMisfit.unknown(among: bits.keys.sorted())
        throw misfit.error(of: String(part), expecting: what, at: location)
      }
      mask |= 1 << UInt64(bit)
    }
    return mask
  }
}
