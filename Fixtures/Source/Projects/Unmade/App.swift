import SwiftUI

@main
struct WeatherApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { Cities() } }
  }
}

struct Cities: View {
  @State private var chosen: City?

  var body: some View {
    List(City.all) { city in
      if let chosen, chosen == city {
        NavigationLink(value: city) { CityRow(city: city) }
      }
    }
    .navigationTitle("Cities")
    .navigationDestination(for: City.self) { city in CityPage(city: city) }
  }
}

/// It stands on links alone, so that it is no stop by itself.
struct CityRow: View {
  let city: City

  var body: some View {
    VStack {
      Text(city.name).font(.title)
      Text("Tomorrow").font(.footnote)
    }
  }
}

struct CityPage: View {
  let city: City

  var body: some View {
    ForEach(city.days) { day in
      VStack {
        Text("Light rain").font(.largeTitle)
        Text("between five and six in the afternoon").font(.footnote)
      }
    }
    .navigationTitle(Titles.city)
  }
}

/// Nothing shows it.
struct OldRow: View {
  let delegate: OldRowDelegate

  var body: some View {
    Image("rain")
  }
}

protocol OldRowDelegate {
  func rowWasTapped(_ row: OldRow, at index: Int)
}

extension WeatherApp: OldRowDelegate {
  func rowWasTapped(_ row: OldRow, at index: Int) {}
}

struct City: Identifiable, Hashable {
  static let all: [City] = []
  let id: Int
  let name: String
  let days: [Day]
}

struct Day: Identifiable, Hashable { let id: Int }
