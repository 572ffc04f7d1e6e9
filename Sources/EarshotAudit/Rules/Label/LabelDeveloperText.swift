import EarshotSpeech
import EarshotTree

extension Rule {
  static let labelDeveloperText = Rule(
    "label-developer-text", .label, .error, .high, .blocks,
    "A label holds a class, an address or another text of the program.",
    what: "the label “{label}” is text of the program: “{part}”",
    why: "listeners hear long strings of letters and digits that mean nothing to them",
    advice: "set a label made for people; check what fills it when data is missing",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    supersededBy: ["label-equals-identifier"],
    fails: """
      ▼ button "<UIImage: 0x600003a1c2d0>"
      ---
      screen ru
      ▼ element "UIButtonLabel"
      ▼ button "com.example.pizza.cart"
      ---
      ▼ image "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
      ---
      ▼ button "PizzaApp.MenuCell"
      ▼ button "didTapClose:"
      """,
    passes: """
      button "Close"
      image "Ham and mushrooms"
      ---
      screen ru
      button "Корзина: 2 товара"
      ---
      button "Colour: red"
      --- An app for developers shows such text.
      text "0x600003a1c2d0"
      --- It is shown on purpose, as in a lesson about programming.
      button "UINavigationController" appearance (text "UINavigationController")
      --- Brands with a dot, kits, and a call to action with a colon.
      link "Booking.Com"
      link "UIKit"
      button "Price:"
      """,
    check: .each(\.stops, having: .label) { stop, run in
      // Code has signs inside words, or capitals inside the only word; or it is an address.
      let mayBe =
        !stop.makeup.isDisjoint(with: [.dot, .code, .hyphen, .underscore])
        || stop.makeup.isToken || stop.makeup.isSuperset(of: [.digit, .lower])
      guard mayBe, !stop.role.isField, let part = stop.spokenLabel.developerPart,
        !run.screen.showsLabel(of: stop)
      else { return .pass }
      return .fail(["part": .text(part)], fix: .label(.toWrite(.name)))
    })
}

extension String {
  /// The first word that only a program can have written.
  fileprivate var developerPart: String? {
    for piece in utf8.split(whereSeparator: { Self.breaks[Int($0)] }) {
      guard piece.hasLookOfCode else { continue }
      let part = Substring(piece)
      if part.isAddress || part.isUUID || part.isClassName || part.isTypeInModule
        || part.isReverseDomain || part.isSelector
      {
        return String(part)
      }
    }
    return nil
  }

  /// The bytes that stand between words.
  private static let breaks: [Bool] = (0..<256).map { byte in
    byte <= 0x20 || ",;<>()\"'=".utf8.contains(UInt8(byte))
  }
}

extension Substring.UTF8View {
  /// Whether a word is long and has a sign or a capital inside, or begins with `0x`.
  fileprivate var hasLookOfCode: Bool {
    guard count >= 6 else { return false }
    var wasLower = false
    for byte in self {
      let isCapital = byte >= 0x41 && byte <= 0x5A
      if byte == 0x2E || byte == 0x3A || byte == 0x2D || byte == 0x5F { return true }
      if isCapital, wasLower { return true }
      wasLower = byte >= 0x61 && byte <= 0x7A
    }
    return first == 0x30 && self[index(after: startIndex)] == 0x78
  }
}

extension Substring {
  /// `0x` and at least six digits.
  fileprivate var isAddress: Bool {
    hasPrefix("0x") && utf8.count >= 8 && dropFirst(2).allSatisfy(\.isHexDigit)
  }

  fileprivate var isUUID: Bool {
    guard utf8.count == 36 else { return false }
    let groups = split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
  }

  /// A class of a system framework, such as `UIButtonLabel`, or a mangled one.
  fileprivate var isClassName: Bool {
    if hasPrefix("_Tt") || hasPrefix("XCUIElementType") { return true }
    let bare = first == "_" ? dropFirst() : self
    guard Self.frameworks.contains(String(bare.prefix(2))), bare.hasClassEnding else {
      return false
    }
    let name = bare.dropFirst(2)
    return name.first?.isUppercase == true && name.dropFirst().first?.isLowercase == true
  }

  /// `Module.Type` where the type ends as classes do.
  fileprivate var isTypeInModule: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last, last.hasClassEnding else { return false }
    return parts.allSatisfy { part in
      part.first?.isUppercase == true
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        && part.contains(where: \.isLowercase)
    } && last.count { $0.isUppercase } >= 2
  }

  fileprivate var isReverseDomain: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, Self.domains.contains(String(parts[0])) else { return false }
    return parts.allSatisfy { part in
      part.first?.isLetter == true
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
  }

  /// `didTapClose:` or `cell:didSelect:`: camel case with colons.
  fileprivate var isSelector: Bool {
    guard last == ":", first?.isLowercase == true else { return false }
    return contains(where: \.isUppercase)
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ":" || $0 == "_") }
  }

  private var hasClassEnding: Bool { Self.endings.contains { hasSuffix($0) } }

  private static let frameworks: Set<String> = [
    "UI", "NS", "CA", "WK", "SK", "MK", "AV", "SF", "MT", "CN", "PH", "SC",
  ]
  private static let domains: Set<String> = ["com", "org", "net", "io", "ru"]
  private static let endings = [
    "View", "Label", "Button", "Cell", "Controller", "Bar", "Item", "Image", "Control", "Field",
    "Layer", "Window", "Switch", "Slider", "Model", "Screen", "Manager", "Component", "Delegate",
    "Wrapper", "Container", "Type", "Color", "String",
  ]
}
