import EarshotText
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
      --- screen ru
      ▼ link "btn-more"
      ▼ button "ic close small"
      ▼ button "settingsIcon"
      --- Names with spaces in place of underscores.
      ▼ button "card rt mute"
      ▼ button "card rt menu"
      """,
    passes: """
      button "Close"
      image "Ham and mushroom pizza"
      --- screen ru
      button "В корзину"
      ---
      link "24-hour delivery"
      --- Names of products.
      button "iPhone"
      button "eBay"
      button "close the map"
      link "YouTube"
      button "iPadOS"
      --- The name of a user, which is there to be read.
      button "anna_smith" appearance (text "anna_smith")
      --- Names of people and addresses are no names of pictures.
      button "Profile of anna_smith"
      link "anna_smith@example.com"
      --- A text is seen as it is heard.
      text "report_final.pdf"
      --- Flutter gives a text as the name of a bare view.
      element "homeFlow" type android.view.View
      --- The kind of a processor.
      button "x86_64"
      """,
    check: .screen { run in
      let families = AssetNameFamilies(run.screen)
      run.judge(run.screen.stops.lazy) { stop, run in
        guard !stop.spokenLabel.isEmpty else { return stop.missing(.label) ?? .inapplicable }
        let isFlawed =
          stop.isSpacedAssetName
          || (families.hold(stop) || stop.isAssetName) && !run.screen.showsLabel(of: stop)
        return isFlawed ? .fail(fix: .label(.toWrite(.name))) : .pass
      }
    })
}

extension Node {
  /// Whether it is a bare view of Android that does nothing, as Flutter makes of its texts.
  private var isTextOfFlutter: Bool {
    role == .other && element.type == "android.view.View" && !reactsToTap
  }

  /// Whether it shows no text and its label is the name of a picture in several words.
  fileprivate var isSpacedAssetName: Bool {
    [.button, .tab, .image].contains(role) && shownText == nil
      && CodeText.isSpacedAssetName(spokenLabel)
  }

  /// Whether its label is the name of a picture in one word.
  fileprivate var isAssetName: Bool {
    // Cameras write the names of their files in capitals.
    labelClasses.isToken
      && (labelClasses.contains(.lower) || CodeText.hasPictureEnding(spokenLabel))
      && CodeText.isAssetName(spokenLabel) && !role.isField && !isTextOfFlutter
  }
}

/// The labels of a screen that are names of pictures with spaces, as VoiceOver makes of underscores:
/// small letters only, and several controls have names with the same beginning.
private struct AssetNameFamilies {
  private struct Family: Hashable {
    var role: Role
    var beginning: [Substring]
  }

  /// The last words of the names of each family.
  private var ends: [Family: Set<Substring>] = [:]

  init(_ screen: AuditedScreen) {
    for stop in screen.stops {
      guard let (family, end) = Self.parts(of: stop) else { continue }
      ends[family, default: []].insert(end)
    }
  }

  /// Whether the label of a stop is one of several such names.
  func hold(_ stop: Node) -> Bool {
    guard let (family, _) = Self.parts(of: stop) else { return false }
    return ends[family, default: []].count > 1
  }

  /// The words of a label of small letters and digits, three or more or with a prefix of pictures;
  /// `nil` for any other label.
  private static func parts(of stop: Node) -> (Family, Substring)? {
    guard stop.role == .button || stop.role == .image, stop.labelClasses.contains(.lower),
      stop.labelClasses.isSubset(of: [.lower, .latin, .digit, .space, .doubleSpace]),
      // These signs have no class.
      !stop.spokenLabel.utf8.contains(where: "';".utf8.contains)
    else { return nil }
    let words = stop.spokenLabel.split(separator: " ")
    guard let end = words.last,
      words.count >= 3 || words.count == 2 && AssetName.hasPrefix(words.joined(separator: "-"))
    else { return nil }
    return (Family(role: stop.role, beginning: words.dropLast()), end)
  }
}
