import EarshotTree
import Testing

@testable import EarshotAudit

/// Fixes as code, in the language of what the screen is written with.
struct FixCodeTests {
  /// A screen with a switch beside its name, a row with a button, and views for all other fixes.
  static let screen: Screen = {
    var title = element("t", "UILabel", "Automatically Clear Data", .staticText)
    title.frame = .given(Rect(x: 16, y: 100, width: 200, height: 44))
    var toggle = element("s", "UISwitch", "", .toggleButton)
    toggle.frame = .given(Rect(x: 300, y: 100, width: 51, height: 31))
    var icon = element("delete", "UIButton", "", .button)
    icon.appearance = .given(looks(image: "trash"))
    icon.identifier = .given("delete-button")
    icon.frame = .given(Rect(x: 300, y: 200, width: 24, height: 30))
    var row = Element(id: "row", type: "UITableViewCell", isAccessibilityElement: false)
    row.systemContainer = .cell
    row.children = [
      element("name", "UILabel", "Order 12", .staticText),
      element("date", "UILabel", "Today", .staticText),
      element("more", "UIButton", "Repeat", .button),
    ]
    var picture = element("logo", "UIImageView", "Logo", .image)
    picture.appearance = .given(looks(image: "logo-big"))
    var field = element("f", "UITextField", "", .textEntry)
    field.textInput = .given(TextInput(placeholder: "E-mail"))
    var root = Element(id: "root", type: "UIView", isAccessibilityElement: false)
    root.children = [title, toggle, icon, row, picture, field]
    var screen = Screen(elements: [root])
    screen.size = Size(width: 375, height: 812)
    return screen
  }()

  private static func looks(image: String) -> Appearance {
    var looks = Appearance()
    looks.image = image
    return looks
  }

  private static func element(
    _ id: Element.ID, _ type: String, _ label: String, _ traits: Traits
  ) -> Element {
    var element = Element(id: id, type: type, isAccessibilityElement: true)
    element.label = .given(label)
    element.traits = .given(traits)
    return element
  }

  /// A fix of an element of the screen as text, a line `# name` above each block.
  private static func code(
    _ edits: [Fix.Edit], covers: [Element.ID] = [], format: String = "view"
  ) -> String {
    let finding = Finding(
      rule: "label-missing", element: edits[0].element, outcome: .fail, severity: .error,
      confidence: .high, arguments: [:], covers: covers, fix: Fix(edits))
    let audited = AuditedScreen(screen)
    let subjects = FixSubjects(
      finding, on: audited, in: FixSurroundings(audited, format: format))
    return FixCode(Fix(edits), subjects).blocks.map { block in
      (["# \(block.name)"] + block.lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static let split: [Fix.Edit] = [
    .init("s", .label(.known("Automatically Clear Data"))),
    .init("s", .frame(Rect(x: 16, y: 100, width: 335, height: 44))),
    .init("s", .activationPoint(Point(x: 325, y: 115))), .init("t", .isElement(false)),
  ]

  @Test func aSwitchIsNamedByTheTextBesideIt() {
    #expect(
      Self.code(Self.split, covers: ["t"]) == """
        # SwiftUI
        Toggle("Automatically Clear Data", isOn: $isOn)
        # UIKit
        toggle.accessibilityLabel = automaticallyClearDataLabel.text
        automaticallyClearDataLabel.isAccessibilityElement = false
        """)
    #expect(
      Self.code(Self.split, covers: ["t"], format: "interface-builder") == """
        # Interface Builder
        <!-- toggle (s) -->
        <accessibility key="accessibilityConfiguration" label="Automatically Clear Data"/>  \
        <!-- Identity inspector, Accessibility -->
        <!-- Automatically Clear Data (t) -->
        <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/>\
        </accessibility>  <!-- Identity inspector, Accessibility -->
        """)
    #expect(
      Self.code(Self.split, covers: ["t"], format: "chromium-ax") == """
        # HTML
        aria-labelledby="automaticallyClearDataLabel"  \
        <!-- of the element “Automatically Clear Data” -->
        """)
  }

  @Test func aRowTakesInWhatIsInIt() {
    let edits: [Fix.Edit] = [
      .init("row", .isElement(true)), .init("row", .label(.known("Order 12, Today"))),
      .init("row", .actions([CustomAction("Repeat")])),
    ]
    #expect(
      Self.code(edits, covers: ["name", "date", "more"]) == """
        # SwiftUI
        HStack { Text("Order 12"); Text("Today"); Button("Repeat") {}.accessibilityHidden(true) }
          .accessibilityElement(children: .combine)
          .accessibilityAction(named: "Repeat") {}  // what its button does
        # UIKit
        row.isAccessibilityElement = true
        row.accessibilityLabel = [name, date]
          .compactMap(\\.text).joined(separator: ", ")
        row.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Repeat") { [weak self] _ in \
        self?.more.sendActions(for: .touchUpInside); return true },
        ]
        """)
  }

  @Test(
    arguments: [
      (
        Fix.Change.label(.toWrite(.name)), "delete", "view",
        """
        # SwiftUI
        Button {} label: { Image("trash") }
          .accessibilityLabel("‹name›")
        # UIKit
        deleteButton.accessibilityLabel = "‹name›"
        """
      ),
      (
        .frame(Rect(x: 290, y: 193, width: 44, height: 44)), "delete", "view",
        """
        # SwiftUI
        Button {} label: { Image("trash").frame(minWidth: 44, minHeight: 44).contentShape(Rectangle()) }
        # UIKit
        deleteButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        deleteButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        """
      ),
      (
        .isElement(false), "logo", "view",
        """
        # SwiftUI
        Image(decorative: "logo-big")
        # UIKit
        logo.isAccessibilityElement = false
        """
      ),
      (
        .label(.toWrite(.name)), "f", "uiautomator",
        """
        # Android views
        <TextView android:text="‹name›" android:labelFor="@id/‹field›" />  <!-- above the field -->
        # Compose
        TextField(value, onValueChange, label = { Text("‹name›") })
        """
      ),
      (
        .insertTraits(.header), "t", "interface-builder",
        """
        # Interface Builder
        <accessibility key="accessibilityConfiguration">\
        <accessibilityTraits key="traits" staticText="YES" header="YES"/></accessibility>  \
        <!-- Identity inspector, Accessibility -->
        """
      ),
      (
        .handler(.escape), "root", "interface-builder",
        """
        # UIKit
        override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); return true }
        """
      ),
      (
        .label(.known("a\"\n\\(b) & <c>")), "delete", "uiautomator",
        """
        # Android views
        android:contentDescription="a&quot;&#10;\\(b) &amp; &lt;c&gt;"
        # Compose
        IconButton(onClick) { Icon(painter, contentDescription = "a\\"\\n\\\\(b) & <c>") }
        """
      ),
    ] as [(Fix.Change, Element.ID, String, String)])
  func aChangeIsWrittenFor(
    _ change: Fix.Change, _ element: Element.ID, _ format: String, _ expected: String
  ) {
    #expect(Self.code([.init(element, change)], format: format) == expected)
  }

  /// Every change of the model, so that none is written as nothing.
  static let changes: [Fix.Change] = [
    .label(.toWrite(.name)), .value(.known("a\"\n\\(b)")), .hint(nil), .hint(.known("Opens")),
    .insertTraits([.button, .selected]), .insertTraits([.notEnabled]), .removeTraits([.textEntry]),
    .insertTraits(.adjustable), .isElement(true), .isElement(false), .hidden(true),
    .order(["s", "t"]), .order(nil), .grouped(true), .container(.list), .modal(true),
    .frame(Rect(x: 1, y: 2.0004, width: 3.5, height: 4)), .activationPoint(Point(x: 1, y: 2)),
    .activationPoint(nil), .actions([CustomAction("Delete")]),
    .inputLabels([.known("Pay"), .toWrite(.name)]), .responds(false), .responds(nil),
    .navigationStyle(.separate), .language("ru"), .handler(.escape), .handler(.scroll),
    .identifier("pay"), .expanded(.collapsed), .color("#FF8000"),
    .color("x\ny"), .opacity(0.5),
    .fontSize(11), .fontSize(17), .numberOfLines(0), .transform(nil),
  ]

  @Test(arguments: changes.indices, ["view", "interface-builder"])
  func noChangeIsLost(_ index: Int, _ format: String) {
    let code = Self.code([.init("delete", Self.changes[index])], format: format)
    #expect(code.contains("\n"), "\(Self.changes[index])")
    #expect(!code.contains("Text(verbatim:") && !code.contains("accessibilityFrame = CGRect"))
  }

  @Test func otherElementsAreCalledAfterTheirLabels() {
    #expect(
      Self.code([.init("root", .order(["more", "name", "delete"]))]) == """
        # SwiftUI
        Button("Repeat") {}.accessibilitySortPriority(3)
        Text("Order 12").accessibilitySortPriority(2)
        Button {} label: { Image("trash") }.accessibilitySortPriority(1)
        # UIKit
        root.accessibilityElements = [more, name, deleteButton]
        """)
  }

  @Test func whatIsTooLongForATerminalIsNotCut() {
    let edits: [Fix.Edit] = [
      .init("delete", .label(.toWrite(.name))), .init("delete", .hint(.known("Opens"))),
      .init("delete", .identifier("pay")), .init("delete", .hidden(false)),
    ]
    let finding = Finding(
      rule: "a", element: "delete", outcome: .fail, severity: .error, confidence: .high,
      arguments: [:], covers: [], fix: Fix(edits))
    let audited = AuditedScreen(Self.screen)
    let code = FixCode(
      Fix(edits),
      FixSubjects(finding, on: audited, in: FixSurroundings(audited, format: "view")))
    #expect(code.blocks(upTo: 4).map(\.name) == ["UIKit"])
    #expect(code.blocks(upTo: 3).isEmpty)
    #expect(code.blocks(upTo: 9).map(\.name) == ["SwiftUI", "UIKit"])
  }
}
