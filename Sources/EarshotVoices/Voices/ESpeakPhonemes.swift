/// A pronunciation as espeak-ng takes it: letters of Kirshenbaum between double brackets.
///
/// The program has no other way: it ignores the IPA of SSML. Its voices know the sounds of their
/// own language; what they do not know they leave out.
struct ESpeakPhonemes {
  /// The phonemes with their brackets.
  private(set) var text = "[["
  /// What is left out, a sentence for each sign that has no letter.
  private(set) var remarks: [String] = []

  /// Translates a pronunciation of the International Phonetic Alphabet.
  init(ipa: String) {
    for scalar in ipa.unicodeScalars {
      if let letter = ESpeakPhonemes.letters[scalar] {
        text += letter
      } else if scalar.isASCII, scalar.properties.isLowercase {
        text.unicodeScalars.append(scalar)
      } else if scalar != "/" && scalar != "[" && scalar != "]" {
        remarks.append(
          "'\(scalar)' of '\(ipa)' is no sound that espeak-ng knows; it is left out")
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
