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

  private static let sections = [
    Section(id: "city.", letter: nil, cities: ["Москва", "Санкт-Петербург"]),
    Section(
      id: "cityA.", letter: "А",
      cities: ["Абакан", "Абинск", "Адлер", "Анапа", "Архангельск", "Астрахань"]),
    Section(
      id: "cityB.", letter: "Б",
      cities: ["Балашиха", "Барнаул", "Белгород", "Бердск", "Брянск"]),
    Section(
      id: "cityC.", letter: "В",
      cities: ["Великий Новгород", "Владимир", "Волгоград", "Вологда", "Воронеж", "Выборг"]),
  ]
  private static let letters = sections.compactMap(\.letter)
  /// The picture of the book ends after three cities of the first letter.
  private static let firstPage = [2, 3, 0, 0]

  private var query = ""
  private var letter = 0
  private var isWholeListLoaded = false

  func root(in app: AppContext) -> View {
    let index = View("UIView", id: "sectionIndex", frame: Rect(350, 280, 20, 420)).with {
      // UIKit adapts the index of a table itself, in both builds.
      $0.overrides.isElement = true
      $0.overrides.label = "Алфавитный указатель"
      $0.overrides.traits = .adjustable
      $0.overrides.adjustment = .options(
        Adjustment.Options(names: Self.letters, index: letter, isEnumerated: false))
    }
    return .root(
      "cities.root",
      [
        .label("prompt", Rect(70, 80, 235, 18), "Выберите город, чтобы посмотреть меню"),
        .button("back", Rect(8, 112, 90, 24), "Страны"),
        View.label("navTitle", Rect(150, 112, 75, 24), "Россия")
          .with { $0.overrides.traits = [.staticText, .header] },
        .button("cancel", Rect(285, 112, 82, 24), "Отменить"),
        .field(
          "search", Rect(16, 146, 343, 36), query, placeholder: "Найти город",
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
    guard let city = entries.first(where: { $0.id == id })?.city else { return false }
    app.shop.city = city
    app.pop()
    return true
  }

  private mutating func show(_ index: Int, in app: inout AppContext) {
    guard Self.letters.indices.contains(index), query.isEmpty else { return }
    letter = index
    isWholeListLoaded = true
    app.scroll("list", to: "section.\(Self.sections[index + 1].latin)")
  }

  private mutating func search(_ text: String, in app: inout AppContext) {
    query = text
    guard !text.isEmpty else { return }
    let count = found.count
    app.announceIfAdapted(Russian.count(count, "результат", "результата", "результатов"))
  }

  private var entries: [(id: String, city: String)] {
    Self.sections.flatMap { section in
      section.cities.enumerated().map { ("\(section.id)\($0.offset)", $0.element) }
    }
  }

  private var found: [(id: String, city: String)] {
    entries.filter { $0.city.lowercased().hasPrefix(query.lowercased()) }
  }

  private func results(_ app: AppContext) -> [View] {
    found.enumerated().map {
      row($0.element.id, $0.element.city, y: 200 + Double($0.offset) * 52, app)
    }
  }

  private func rows(_ app: AppContext) -> [View] {
    var y = 200.0
    var rows: [View] = []
    for (section, limit) in zip(Self.sections, Self.firstPage) {
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
