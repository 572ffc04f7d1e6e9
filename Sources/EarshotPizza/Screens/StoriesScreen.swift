import EarshotTree
import EarshotUIKit

/// Twelve pages side by side, which a scroll view turns.
struct StoriesScreen: AppScreen {
  let name = PizzaScreen.stories
  let presentation = Presentation.presented
  let firstFocus: String? = "story.1.text"

  private static let count = 12

  func root(in app: AppContext) -> View {
    let pages = (1...Self.count).map { number in
      let x = Double(number - 1) * 375
      return View.plain(
        "story.\(number)", Rect(x, 100, 375, 600),
        [
          .image("story.\(number).image", Rect(x + 24, 120, 327, 400), "story_\(number)"),
          .label("story.\(number).text", Rect(x + 24, 540, 327, 44), app.words.story(number))
            .header(app),
        ])
    }
    return View.root(
      "stories.root",
      [
        View("UIScrollView", id: "stories", frame: Rect(0, 100, 375, 600)).containing(pages),
        .button("stories.close", Rect(307, 52, 44, 44), image: "ic_close").named(
          app, app.words.close),
      ]
    ).adapted(app) { $0.handlers = [.escape] }
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("stories.close") else { return false }
    app.pop()
    return true
  }
}
