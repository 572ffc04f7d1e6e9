import EarshotSpeech
import EarshotTree

extension Rule {
  static let labelIsAssetName = Rule(
    "label-is-asset-name", .label, .error, .medium, .blocks,
    "A label is the name of a picture or file.",
    what: "the label “{label}” looks like the name of an asset",
    why: "VoiceOver spells out what a programmer called the file, and nobody learns what it does",
    advice: "set accessibilityLabel to what the element shows or does",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html")],
    supersededBy: [
      "icon-button-label-missing", "tab-label-missing", "image-label-missing",
      "label-equals-identifier",
    ],
    fails: """
      ▼ image "IMG_0034.PNG"
      ---
      ▼ button "iClose"
      ▼ button "ic_cart_24"
      ---
      ▼ image "hero@2x.png"
      ▼ image "arrow-24"
      ---
      cell
        ▼ image "pizza_ham" appearance (image "pizza_ham")
        text "Ham and mushrooms"
      ---
      screen ru
      ▼ link "btn-more"
      ▼ button "settingsIcon"
      """,
    passes: """
      button "Close"
      image "Ham and mushroom pizza"
      ---
      screen ru
      button "В корзину"
      ---
      link "24-hour delivery"
      --- Names of products.
      button "iPhone"
      button "eBay"
      link "YouTube"
      button "iPadOS"
      --- The name of a user, which is there to be read.
      button "anna_smith" appearance (text "anna_smith")
      --- Names of people and addresses are no names of pictures.
      button "Profile of anna_smith"
      link "anna_smith@example.com"
      --- A text is seen as it is heard.
      text "report_final.pdf"
      --- The kind of a processor.
      button "x86_64"
      """,
    check: .each(\.stops, having: .label) { stop, run in
      let makeup = stop.makeup
      // Cameras write the names of their files in capitals.
      if makeup.isToken, makeup.contains(.lower) || stop.spokenLabel.hasPictureEnding,
        stop.spokenLabel.isAssetName,
        !stop.role.isField, !run.screen.showsLabel(of: stop)
      {
        return .fail(fix: .label(.toWrite(.name)))
      }
      return .pass
    })
}

extension String {
  /// Whether a single word of ASCII is written as the names of pictures and files are.
  fileprivate var isAssetName: Bool {
    guard let first, first != "@", first != "#", !contains(where: { "/:<>()[]{}".contains($0) })
    else { return false }
    if hasSuffix("@2x") || hasSuffix("@3x") { return true }
    if hasPictureEnding { return true }
    if contains("@") { return false }
    if contains("_") { return split(whereSeparator: { !$0.isLetter }).contains { $0.count > 1 } }
    return hasAssetPrefix || isCamelCase || hasSize
  }

  /// Whether it ends as the file of a picture does.
  fileprivate var hasPictureEnding: Bool {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return Self.pictures.contains(self[dot...].dropFirst().lowercased())
  }

  /// Whether it begins with a short word for a picture, then a hyphen or a capital letter.
  private var hasAssetPrefix: Bool {
    Self.prefixes.contains { prefix in
      guard lowercased().hasPrefix(prefix), count > prefix.count + 1 else { return false }
      let next = self[index(startIndex, offsetBy: prefix.count)]
      return next == "-" || (next.isUppercase && self.first?.isLowercase == true)
    }
  }

  private var isCamelCase: Bool {
    guard first?.isLowercase == true, allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return false
    }
    guard let capital = firstIndex(where: \.isUppercase) else { return false }
    // Units such as kWh and names such as mRNA are in the list; a plural such as "CDs" is none.
    let rest = self[index(after: capital)...]
    return rest.contains { $0.isLowercase } && !ShortForms.smallInitials.contains(lowercased())
  }

  /// Whether it ends with a size: `arrow-24`.
  private var hasSize: Bool {
    guard count > 4, let hyphen = lastIndex(of: "-") else { return false }
    let size = self[index(after: hyphen)...]
    return size.count == 2 && size.allSatisfy(\.isNumber)
      && self[..<hyphen].allSatisfy { $0.isLowercase || $0 == "-" }
      && !ShortForms.smallInitials.contains(String(self[..<hyphen]))
  }

  private static let pictures: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "heic", "heif", "avci", "svg", "webp", "gif",
  ]
  private static let prefixes = ["ic", "icon", "img", "btn"]
}
