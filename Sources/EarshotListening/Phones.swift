/// The phones of the acoustic model, which are those of American English, from IPA.
///
/// Sounds that English has not become the nearest one that it has, so that names of other
/// languages can be recognised at all.
struct Phones {
  /// The phones of a word in IPA, as espeak-ng writes it with `_` between sounds.
  static func phones(ofIPA text: String) -> [String] {
    var phones: [String] = []
    for sound in text.split(whereSeparator: { $0 == "_" || $0.isWhitespace }) {
      var rest = sound.unicodeScalars.filter { !ignored.contains($0) }[...]
      while !rest.isEmpty {
        // The longest sound that begins here; what is unknown is passed over.
        let found = (1...3).reversed().lazy
          .map { String(String.UnicodeScalarView(rest.prefix($0))) }
          .first { table[$0] != nil }
        phones += found.flatMap { table[$0] } ?? []
        rest = rest.dropFirst(found?.unicodeScalars.count ?? 1)
      }
    }
    return phones
  }

  /// Stress, length and palatalisation, which the phones do not tell.
  private static let ignored = Set("ˈˌːʲ".unicodeScalars)

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      for sound in parts[0].split(separator: ",") {
        table[String(sound)] = Array(parts.dropFirst())
      }
    }
    return table
  }()

  /// Sounds of IPA without length, and the phones they become.
  private static let lines = """
    ɑ,a,ɒ,ä AA
    æ AE
    ʌ,ə,ɐ,ɤ AH
    ɔ AO
    aʊ AW
    aɪ AY
    ɛ,e EH
    ɜ,ɚ,ɝ,ø,œ ER
    eɪ EY
    ɪ,ᵻ,ɨ,y IH
    i IY
    o,oʊ,əʊ,ɵ OW
    ɔɪ OY
    ʊ UH
    u,ʉ UW
    p P
    b,β B
    t,ʔ,ɾ,ʈ T
    d,ɖ D
    k,q,c K
    ɡ,g,ɣ,ɟ G
    tʃ,tɕ,tʂ CH
    dʒ,dʑ,dʐ JH
    ts T S
    dz D Z
    f,ɸ F
    v,ʋ V
    θ TH
    ð DH
    s S
    z,ʑ Z
    ʃ,ɕ,ʂ SH
    ʒ,ʐ ZH
    h,x,ç,χ,ħ,ɦ HH
    m M
    n,ɲ,ɳ N
    ŋ NG
    l,ɫ,ɭ,ʎ L
    m̩ AH M
    n̩ AH N
    l̩ AH L
    ɹ,r,ʁ,ʀ,ɻ R
    w W
    j,ʝ Y
    iə IY AH
    əl AH L
    ju Y UW
    ja Y AA
    jo Y OW
    je Y EH
    """
}
