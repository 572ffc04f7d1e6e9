import EarshotTree
import EarshotUIKit

/// Three ratings of two or three lines each; what they lead to is outside of the app.
struct AppStoreBadgesScreen: AppScreen {
  let name = PizzaScreen.appStoreBadges

  func root(in app: AppContext) -> View {
    .root("badges.root", [review(app), age(app), rating(app)])
  }

  private func review(_ app: AppContext) -> View {
    View.plain(
      "reviewView", Rect(16, 300, 113, 80),
      [
        caption("reviewView.a", Rect(20, 310, 105, 14), app.words.badges.review.caption),
        number("reviewView.b", Rect(36, 332, 73, 24), app.words.badges.review.number),
        .image("reviewView.c", Rect(28, 360, 90, 14), "stars_5"),
      ]
    ).merged(
      app, app.words.badges.review.label, value: app.words.badges.review.value, .staticText)
  }

  private func age(_ app: AppContext) -> View {
    View.plain(
      "ageView", Rect(132, 300, 102, 80),
      [
        caption("ageView.a", Rect(136, 310, 94, 14), app.words.badges.age.caption),
        number("ageView.b", Rect(152, 332, 62, 24), app.words.badges.age.number),
      ]
    ).merged(
      app, app.words.badges.age.label, value: app.words.badges.age.value, .staticText)
  }

  private func rating(_ app: AppContext) -> View {
    View.plain(
      "ratingView", Rect(240, 300, 102, 80),
      [
        caption("ratingView.a", Rect(244, 310, 94, 14), app.words.badges.rating.caption),
        number("ratingView.b", Rect(260, 332, 62, 24), app.words.badges.rating.number),
        .label("ratingView.c", Rect(244, 360, 94, 16), app.words.badges.rating.line ?? "").font(13),
      ]
    )
    .tappable()
    .merged(
      app, app.words.badges.rating.label, value: app.words.badges.rating.value,
      [.staticText, .button])
  }

  private func caption(_ id: String, _ frame: Rect, _ text: String) -> View {
    .label(id, frame, text).font(11).colored("#AEAEB2")
  }

  private func number(_ id: String, _ frame: Rect, _ text: String) -> View {
    .label(id, frame, text).font(22).colored("#8E8E93")
  }
}
