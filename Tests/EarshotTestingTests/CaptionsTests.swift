import Testing

@testable import EarshotTesting

/// How captions differ, in words.
struct CaptionsTests {
  @Test func equalRowsDoNotDiffer() {
    #expect(Captions.mismatch(expected: ["a"], heard: ["a"]) == nil)
    #expect(Captions.mismatch(expected: [], heard: []) == nil)
  }

  @Test func eachChangedLineTellsItsWords() {
    #expect(
      Captions.mismatch(
        expected: ["Меню", "Маргарита, 395 рублей, кнопка", "Корзина"],
        heard: ["Меню", "Маргарита, 425 рублей, кнопка", "Корзина", "Ещё"]) == """
          heard differs from expected (− expected, + heard):
              Меню
            − Маргарита, 395 рублей, кнопка
            + Маргарита, 425 рублей, кнопка
                was «395», heard «425»
              Корзина
            + Ещё
          """)
  }

  @Test func silenceIsNamed() {
    #expect(
      Captions.mismatch(expected: ["Menu"], heard: []) == "nothing was heard; expected:\n  − Menu")
    #expect(
      Captions.mismatch(expected: [], heard: ["Menu"]) == "nothing was expected; heard:\n  + Menu")
  }

  @Test(arguments: [
    ("a b c", "a c", "«b» was missing"), ("a c", "a b c", "heard «b» more"),
    ("a b c d", "a x c y", "was «b», heard «x»; was «d», heard «y»"),
  ])
  func wordsAreCompared(_ expected: String, _ heard: String, _ difference: String) {
    #expect(Captions.wording(expected: expected, heard: heard) == difference)
  }

  @Test func theNearestCaptionIsNearEnough() {
    let captions = ["Cart, 2 items", "Menu", "Checkout"]
    #expect(Captions.nearest(to: "Cart, 1 item", among: captions) == "Cart, 2 items")
    #expect(Captions.nearest(to: "Pepperoni", among: captions) == nil)
  }

  @Test(arguments: [([], []), ([1, 2, 3], []), ([], [1]), ([1, 2, 2, 3], [2, 3, 1, 2])])
  func anAlignmentHoldsBothRows(_ expected: [Int], _ heard: [Int]) {
    var (old, new): ([Int], [Int]) = ([], [])
    for piece in Alignment(expected: expected, heard: heard).pieces {
      switch piece {
      case .same(let item):
        old.append(item)
        new.append(item)
      case .changed(let was, let now):
        old += was
        new += now
      }
    }
    #expect(old == expected && new == heard)
  }
}
