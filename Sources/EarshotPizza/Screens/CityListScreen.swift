import EarshotTree
import EarshotUIKit

/// The choice of the city: search, sections by letter, and the index at the side.
struct CityListScreen: AppScreen {
  let name = PizzaScreen.cityList
  let presentation = Presentation.pushed
  let firstFocus: String? = "navTitle"

  private struct Section {
    let id: String
    let letter: String?
    let cities: [String]

    /// The letter in the identities of the views.
    var latin: String { String(id.dropFirst("city".count).dropLast()) }
  }

  private static let ids = ["city.", "cityA.", "cityB.", "cityC."]

  private static func sections(_ app: AppContext) -> [Section] {
    zip(ids, app.words.cities).map { Section(id: $0, letter: $1.letter, cities: $1.names) }
  }

  /// The picture of the book ends after three cities of the first letter.
  private static let firstPage = [2, 3, 0, 0]

  private var query = ""
  private var letter = 0
  private var isWholeListLoaded = false

  func root(in app: AppContext) -> View {
    let index = View("UIView", id: "sectionIndex", frame: Rect(350, 280, 20, 420)).with {
      // UIKit adapts the index of a table itself, in both builds.
      $0.overrides.isElement = true
      $0.overrides.label = app.words.letterIndex
      $0.overrides.traits = .adjustable
      $0.overrides.adjustment = .options(
        Adjustment.Options(
          names: app.words.cities.compactMap(\.letter), index: letter, isEnumerated: false))
    }
    return .root(
      "cities.root",
      [
        .label("prompt", Rect(70, 80, 235, 18), app.words.chooseCity),
        .button("back", Rect(8, 112, 90, 24), app.words.countriesTitle),
        View.label("navTitle", Rect(150, 112, 75, 24), app.words.countries[0])
          .with { $0.overrides.traits = [.staticText, .header] },
        .button("cancel", Rect(285, 112, 82, 24), app.words.cancel),
        .field(
          "search", Rect(16, 146, 343, 36), query, placeholder: app.words.findCity,
          className: "UISearchTextField"),
        .table("list", Rect(0, 200, 345, 600), query.isEmpty ? rows(app) : results(app)),
        index,
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("back"): app.push(CountriesScreen())
    case .tapped("cancel"): app.pop()
    case .tapped(let id): return choose(id, in: &app)
    case .adjusted("sectionIndex", let step): show(letter + step, in: &app)
    case .scrolled("list", _):
      isWholeListLoaded = true
      return false
    case .edited("search", let text): search(text, in: &app)
    default: return false
    }
    return true
  }
}

extension CityListScreen {
  private func choose(_ id: String, in app: inout AppContext) -> Bool {
    guard let city = entries(app).first(where: { $0.id == id })?.city else { return false }
    app.shop.city = city
    app.pop()
    return true
  }

  private mutating func show(_ index: Int, in app: inout AppContext) {
    let sections = Self.sections(app)
    guard sections.indices.dropLast().contains(index), query.isEmpty else { return }
    letter = index
    isWholeListLoaded = true
    app.scroll("list", to: "section.\(sections[index + 1].latin)")
  }

  private mutating func search(_ text: String, in app: inout AppContext) {
    query = text
    guard !text.isEmpty else { return }
    app.announceIfAdapted(app.words.results(found(app).count))
  }

  private func entries(_ app: AppContext) -> [(id: String, city: String)] {
    Self.sections(app).flatMap { section in
      section.cities.enumerated().map { ("\(section.id)\($0.offset)", $0.element) }
    }
  }

  private func found(_ app: AppContext) -> [(id: String, city: String)] {
    entries(app).filter { $0.city.lowercased().hasPrefix(query.lowercased()) }
  }

  private func results(_ app: AppContext) -> [View] {
    found(app).enumerated().map {
      row($0.element.id, $0.element.city, y: 200 + Double($0.offset) * 52, app)
    }
  }

  private func rows(_ app: AppContext) -> [View] {
    var y = 200.0
    var rows: [View] = []
    for (section, limit) in zip(Self.sections(app), Self.firstPage) {
      let cities = isWholeListLoaded ? section.cities[...] : section.cities.prefix(limit)
      if let letter = section.letter, !cities.isEmpty {
        rows.append(heading(section.latin, letter, y: y, app))
        y += 28
      }
      for (index, city) in cities.enumerated() {
        rows.append(row("\(section.id)\(index)", city, y: y, app))
        y += 52
      }
    }
    return rows
  }

  private func heading(_ id: String, _ letter: String, y: Double, _ app: AppContext) -> View {
    .plain(
      "section.\(id)", Rect(0, y, 345, 28),
      [.label("section.\(id).title", Rect(16, y + 4, 20, 20), letter).header(app)])
  }

  private func row(_ id: String, _ city: String, y: Double, _ app: AppContext) -> View {
    let isChosen = city == app.shop.city
    var views = [View.label("\(id).name", Rect(16, y + 16, 160, 20), city)]
    if isChosen { views.append(.image("city.tick", Rect(320, y + 18, 16, 16), "ic_tick")) }
    return View.row(id, Rect(0, y, 345, 52), views)
      .merged(app, city, isChosen ? [.button, .selected] : .button)
  }
}
