import Foundation
import TestSupport
import Testing

/// Swift code for UIKit is accepted by the compiler, against the part of UIKit that it uses.
struct SwiftTypeCheckTests {
  private static let isCompilerThere: Bool = {
    let outcome = try? Program.run(
      URL(filePath: "/usr/bin/env"), ["swiftc", "--version"], input: [])
    return outcome?.status == 0
  }()

  private static let uikit = """
    public struct UIAccessibilityTraits: OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static let button = Self(rawValue: 1)
      public static let selected = Self(rawValue: 8)
      public static let header = Self(rawValue: 65_536)
    }
    public enum UIAccessibilityContainerType { case none, dataTable, list, landmark, semanticGroup }
    public enum UIAccessibilityNavigationStyle { case automatic, separate, combined }
    public enum UIAccessibilityExpandedStatus { case unsupported, expanded, collapsed }
    public class UIAccessibilityCustomAction {
      public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {}
    }
    public struct UIAccessibilityCustomRotorSearchPredicate {}
    public class UIAccessibilityCustomRotorItemResult {}
    public class UIAccessibilityCustomRotor {
      public init(
        name: String,
        itemSearch: @escaping (UIAccessibilityCustomRotorSearchPredicate)
          -> UIAccessibilityCustomRotorItemResult?) {}
    }
    @MainActor open class UIViewController {
      public init() {}
      public var view: UIView! = UIView()
      open func viewDidLoad() {}
    }
    @MainActor open class UIView {
      public init() {}
      public func addSubview(_ view: UIView) {}
      public var isAccessibilityElement = false
      public var accessibilityLabel: String?
      public var accessibilityValue: String?
      public var accessibilityHint: String?
      public var accessibilityLanguage: String?
      public var accessibilityIdentifier: String?
      public var accessibilityTraits: UIAccessibilityTraits = []
      public var accessibilityUserInputLabels: [String]!
      public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
      public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
      public var accessibilityContainerType = UIAccessibilityContainerType.none
      public var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
      @available(iOS 18.0, *)
      public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { .unsupported }
        set {}
      }
      public var shouldGroupAccessibilityChildren = false
      public var accessibilityViewIsModal = false
      public var accessibilityElementsHidden = false
      public var accessibilityElements: [Any]?
    }
    """

  /// Identifiers that mean something to the compiler, or in the code itself.
  private static let words = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "case",
    "class", "configure", "consume", "convenience", "copy", "default", "discard", "do", "dynamic",
    "each", "enum", "extension", "fileprivate", "final", "for", "func", "get", "guard", "if",
    "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy",
    "left", "let", "macro", "mutating", "nil", "none", "nonisolated", "open", "operator",
    "optional",
    "override", "package", "precedencegroup", "prefix", "private", "protocol", "public", "repeat",
    "required", "rethrows", "return", "self", "sending", "set", "some", "static", "struct",
    "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "type", "typealias",
    "unowned", "unsafe", "var", "weak", "where", "while", "willSet", "yield", "UIView", "1st", "日本",
  ]

  @Test(.enabled(if: isCompilerThere || SharedFolder.isRequired)) func codeForUIKitIsAccepted()
    throws
  {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> String { folder.appending(path: name).path }
    func swiftc(_ arguments: [String]) throws {
      let outcome = try Program.run(
        URL(filePath: "/usr/bin/env"), ["swiftc", "-swift-version", "6"] + arguments, input: [])
      #expect(outcome.status == 0)
      #expect(outcome.messages == "")
    }
    try Self.uikit.write(toFile: file("UIKit.swift"), atomically: true, encoding: .utf8)
    try swiftc([
      "-emit-module", "-module-name", "UIKit", "-parse-as-library", "-emit-module-path",
      file("UIKit.swiftmodule"), file("UIKit.swift"),
    ])
    let elements = Self.words.enumerated().map { index, word in
      "  button selected \"\\u{202E}\\\"\" id n\(index) identifier \"\(word)\" expanded actions \"Go\" "
        + "rotors \"Links\""
    }
    let notation =
      "screen en \"await\"\nview id c order (n0 n1) navigation combined\n"
      + elements.joined(separator: "\n") + "\n"
    let code = try Program.run(
      ["convert", "-", "--to", "uikit", "--quiet", "--output", file("Code.swift")],
      input: Array(notation.utf8))
    #expect(code.messages == "")
    try swiftc(["-typecheck", "-I", folder.path, file("Code.swift")])
  }
}
