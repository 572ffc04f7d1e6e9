/// A pronunciation as espeak-ng takes it: letters of Kirshenbaum between double brackets.
///
/// The program has no other way: it ignores the IPA of SSML. Its voices know the sounds of their
/// own language; what they do not know they leave out.
struct ESpeakPhonemes {
  /// The phonemes with their brackets.
  private(set) var text = "[["
  /// Signs that have no letter.
  private(set) var unknown: [String] = []

  /// Translates a pronunciation of the International Phonetic Alphabet.
  init(ipa: String) {
    for scalar in ipa.unicodeScalars {
      if let letter = ESpeakPhonemes.letters[scalar] {
        text += letter
      } else if scalar.isASCII, scalar.properties.isLowercase {
        text.unicodeScalars.append(scalar)
      } else if scalar != "/" && scalar != "[" && scalar != "]" {
        unknown.append(String(scalar))
      }
    }
    text += "]]"
  }

  /// The letters of signs, by the documentation of espeak-ng on phonemes.
  private static let letters: [Unicode.Scalar: String] = [
    "ˈ": "'", "ˌ": ",", "ː": ":", "ˑ": "", " ": " ", ".": "", "‿": "", "͡": "", "͜": "",
    "ɑ": "A", "ɐ": "a", "ɒ": "0", "æ": "a", "ʌ": "V", "ɔ": "O", "ə": "@", "ɚ": "3", "ɛ": "E",
    "ɜ": "3:", "ɝ": "3:", "ɪ": "I", "ɨ": "i\"", "ʊ": "U", "ø": "Y", "œ": "W",
    "ʃ": "S", "ʒ": "Z", "θ": "T", "ð": "D", "ŋ": "N", "ɲ": "n^", "ɡ": "g", "ɹ": "r", "ɾ": "t#",
    "ʁ": "Q", "ç": "C", "ɣ": "Q", "ʎ": "l^", "ʔ": "?", "ʲ": ";", "ɫ": "l",
  ]
}
