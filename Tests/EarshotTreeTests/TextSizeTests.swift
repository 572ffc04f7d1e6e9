import EarshotTree
import Testing

/// Text sizes, the styles at them, and what a screen becomes at them (F318, F341).
struct TextSizeTests {
  @Test func theSizesHaveShortNamesAndThoseOfUIKit() {
    #expect(ContentSizeCategory.allCases.map(\.shortName) == ContentSizeCategory.shortNames)
    #expect(ContentSizeCategory("AX3") == .accessibilityExtraLarge)
    #expect(ContentSizeCategory("ax3") == .accessibilityExtraLarge)
    #expect(ContentSizeCategory("accessibilityExtraLarge") == .accessibilityExtraLarge)
    #expect(ContentSizeCategory("AX6") == nil)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(ContentSizeCategory.allCases.map(\.place) == Array(1...12))
  }

  @Test func bodyIsFrom14To53Points() {
    let sizes = ContentSizeCategory.allCases.map { TextStyle.body.pointSize(at: $0) }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted(), "\(style)")
    }
  }

  /// A text, the text size, and the points of its letters; `nil` when nothing tells that it grows.
  @Test(
    arguments: [
      ("fontSize 17 style body", "AX5", 53), ("style body", "AX5", 53), ("fontSize 17", "AX5", nil),
      ("fontSize 17 scales yes", "AX5", 53), ("fontSize 17 scales no", "AX5", nil),
      ("fontSize 20 style body", "AX1", 20 * 28.0 / 17), ("fontSize 17 style body", "XS", 14),
      // Between the styles, the least that one of them grows.
      ("fontSize 14 scales yes", "AX5", 14 * 60.0 / 34),
      ("scales yes", "AX5", nil),
    ] as [(String, String, Double?)])
  func lettersGrowWithTheirStyle(_ looks: String, _ name: String, _ size: Double?) throws {
    let screen = try Screen(notation: "text \"Total\" frame 0,0,100,20 appearance (\(looks))")
    let category = try #require(ContentSizeCategory(name))
    let text = GrowingText(screen.elements[0], from: .large, to: category)
    #expect(text.map { ($0.newSize * 1_000).rounded() } == size.map { ($0 * 1_000).rounded() })
  }

  /// Letters need the room of their weight; code names weights that notation has not.
  @Test(
    arguments: [
      ("regular", false), ("semibold", true), ("bold", true), ("heavy", true), (nil, false),
    ] as [(String?, Bool)])
  func lettersAreBoldByTheirWeight(_ weight: String?, _ isBold: Bool) {
    var looks = Appearance()
    looks.fontWeight = weight
    #expect(looks.isBold == isBold)
  }

  @Test func aCaptureAtALargeSizeGrowsFromThere() throws {
    let screen = try Screen(
      notation: """
        screen 375x812 textSize AX1
        text "Total" frame 0,0,375,34 appearance (fontSize 28 style body)

        """)
    #expect(screen.contentSizeCategory == .accessibilityMedium)
    #expect(screen.atTextSize(.large).elements[0].appearance.value?.fontSize == 17)
    #expect(screen.atTextSize(.accessibilityMedium).elements[0].frame == screen.elements[0].frame)
  }

  @Test func whatStandsBelowMovesDownAndWhatIsAroundGrows() throws {
    let screen = try Screen(
      notation: """
        screen 375x812
        view frame 0,0,375,812
          tableview id table frame 0,0,375,700
            cell id cell frame 0,0,375,60
              text "Total" id text frame 16,20,343,20 appearance (fontSize 17 style body lines 1)
              image "" id picture frame 16,42,10,10
            cell id next frame 0,60,375,60
          tabbar id bar frame 0,729,375,83
            button tabBarItem "Menu" id menu frame 0,729,100,50 appearance (text "Menu" fontSize 10)

        """)
    let large = screen.atTextSize(.accessibilityExtraExtraExtraLarge)
    let growth = (53.0 - 17) * GrowingText.leading
    for (id, y, height) in [
      ("cell", 0, 60 + growth), ("text", 20, 20 + growth), ("picture", 42 + growth, 10),
      ("next", 60 + growth, 60), ("table", 0, 700), ("bar", 729, 83), ("menu", 729, 50),
    ] as [(Element.ID, Double, Double)] {
      let frame = try #require(large[id]?.frame.value)
      #expect(abs(frame.y - y) < 1 && abs(frame.height - height) < 1, "\(id): \(frame)")
    }
  }

  @Test(arguments: [
    // Two texts share the room between them; a margin stays.
    ("text \"Delivery\" id a frame 16,10,70,20", "text \"Order\" frame 300,10,60,20", 16.0, 173),
    // A text at the end grows towards the beginning.
    ("text \"A very long price\" id a frame 300,10,59,20", "image \"\" frame 16,10,20,20", 44, 315),
    // A picture beside it stays where it is.
    ("text \"Delivery in time\" id a frame 100,10,70,20", "image \"\" frame 16,10,68,20", 100, 259),
  ])
  func aTextTakesTheRoomBesideIt(_ text: String, _ other: String, _ x: Double, _ most: Double)
    throws
  {
    let looks = "appearance (fontSize 17 style body lines 1)"
    let screen = try Screen(
      notation: """
        screen 375x812
        view frame 0,0,375,100
          \(text) \(looks)
          \(other)\(other.hasPrefix("text") ? " " + looks : "")

        """)
    let frame = try #require(
      screen.atTextSize(.accessibilityExtraExtraExtraLarge)["a"]?.frame.value)
    #expect(abs(frame.x - x) < 1.5 && frame.width <= most + 1.5 && frame.width > 70, "\(frame)")
  }
}
