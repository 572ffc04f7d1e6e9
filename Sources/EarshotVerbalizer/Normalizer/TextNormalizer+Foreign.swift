extension TextNormalizer {
  /// Whether a word is in letters of the language; true where its letters are not known.
  func isOwnScript(_ word: Substring) -> Bool {
    word.unicodeScalars.first.map(pack.owns) ?? true
  }

  /// Words in other letters than those of the voice, one after another.
  func foreign(at index: Int) -> Verbalization? {
    guard isForeign(index) else { return nil }
    var end = index + 1
    while end + 1 < tokens.count, tokens[end].isSpace || tokens[end].isMark(in: "-‑&'’"),
      isForeign(end + 1)
    {
      end += 2
    }
    let said = tokens[index..<end].reduce(into: "") { $0 += reading(ofForeign: $1) }
    return Verbalization(.foreignWord, index..<end, said: (said, said), better: nil)
  }

  private func isForeign(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.isWord, token.text.unicodeScalars.count > 1, !isOwnScript(token.text) else {
      return false
    }
    // Addresses and names with digits are in no language.
    let marks = "@/_.:\\"
    let isJoined =
      (index > 0 && (tokens[index - 1].isMark(in: marks) || tokens[index - 1].isNumber))
      || (self.token(index + 1).map { $0.isNumber || ($0.isMark(in: marks) && goesOn(index + 2)) }
        ?? false)
    return !isJoined
  }

  private func goesOn(_ index: Int) -> Bool {
    token(index).map { !$0.isSpace } ?? false
  }

  /// As a source reports it, such as «ипхон»; else as it is written.
  private func reading(ofForeign token: Token) -> String {
    token.isWord
      ? pack.foreignWords[token.text.lowercased()] ?? String(token.text) : String(token.text)
  }

  /// The name of a picture file in the place of a whole text or word: `ic_close`, “iClose”.
  func pictureName(at index: Int) -> Verbalization? {
    guard index == 0 || !tokens[index - 1].isMark(in: "_/@.:") else { return nil }
    if token(index + 1)?.isMark("_") == true { return underscored(at: index) }
    let word = tokens[index].text
    guard tokens.count == 1, let names = pack.pictureNames, Self.isIconName(word) else {
      return nil
    }
    let said = names[word.lowercased()] ?? String(word)
    return Verbalization(.pictureName, index..<index + 1, said: (said, said), better: nil)
  }

  /// Whether it is a name such as “iClose”, which is no product.
  private static func isIconName(_ text: Substring) -> Bool {
    guard text.first == "i", let second = text.dropFirst().first, ("A"..."Z").contains(second)
    else { return false }
    return text.dropFirst(2).allSatisfy { ("a"..."z").contains($0) } && text.utf8.count > 3
      && !products.contains(text.lowercased())
  }

  private static let products: Set<String> = [
    "iphone", "ipad", "ipod", "imac", "icloud", "itunes", "imessage", "imovie", "ibooks", "iwork",
    "iphoto", "irobot", "iherb", "ifood", "ifixit", "iplayer", "iwatch",
  ]

  /// Words with underscores between them, which are spaces for the voice.
  private func underscored(at index: Int) -> Verbalization? {
    var end = index + 1
    var words = [tokens[index]]
    while token(end)?.isMark("_") == true, let next = token(end + 1), next.isWord || next.isNumber {
      words.append(next)
      end += 2
    }
    guard words.count > 1 else { return nil }
    let said = words.map { String($0.text) }.joined(separator: " ")
    return Verbalization(.pictureName, index..<end, said: (said, said), better: nil)
  }
}
