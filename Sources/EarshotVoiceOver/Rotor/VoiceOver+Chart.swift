import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotTree

/// A choice of the rotor mode Audio Graph.
enum ChartChoice: Hashable, Sendable {
  /// The title, the summary and the axes.
  case describe
  /// The tones.
  case play
  /// Every series with its extremes.
  case details
  /// One series, by its place among several.
  case series(Int)
}

extension VoiceOver {
  /// The chart that has focus, or around the element that has it.
  func chart(on screen: Transcript.OrderedScreen) -> Chart? {
    guard let cursor else { return nil }
    return screen.responderChain(from: cursor).lazy.compactMap(\.chart.value).first
  }

  /// Goes to another choice and says it; choices go round, as actions do.
  mutating func chooseInChart(
    isNext: Bool, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard let chart = chart(on: screen) else { return [.sound(.boundary)] }
    let choices = chart.choices
    let start = choice.chart ?? (isNext ? -1 : choices.count)
    let next = (start + (isNext ? 1 : -1) + choices.count) % choices.count
    choice.chart = next
    return [speakText(name(of: choices[next], chart))]
  }

  /// The answer to a double tap where a choice was made; `nil` if none was.
  func answerInChart(on screen: Transcript.OrderedScreen) -> [Response]? {
    guard effectiveMode(on: screen) == .system(.audioGraph), let index = choice.chart,
      let chart = chart(on: screen), chart.choices.indices.contains(index)
    else { return nil }
    switch chart.choices[index] {
    case .describe: return [speakText(description(of: chart))]
    case .play: return playGraph(on: screen)
    case .details: return [speakText(chart.series.map { details(of: $0, chart) }.inSentences)]
    case .series(let place): return [speakText(details(of: chart.series[place], chart))]
    }
  }

  /// Plays the audio graph of the chart; the sound of the boundary where there is none.
  func playGraph(on screen: Transcript.OrderedScreen) -> [Response] {
    guard let chart = chart(on: screen) else { return [.sound(.boundary)] }
    return [.play(AudioGraph(of: chart, seconds: preferences.audioGraphLength))]
  }
}

extension VoiceOver {
  private func name(of choice: ChartChoice, _ chart: Chart) -> String {
    switch choice {
    case .describe: composer.words(for: .chart(.describe))
    case .play: composer.words(for: .chart(.playAudioGraph))
    case .details: composer.words(for: .chart(.details))
    case .series(let place): chart.series[place].name ?? "\(place + 1)"
    }
  }

  /// The title, the axes with their limits, the number of series, and the summary.
  private func description(of chart: Chart) -> String {
    let language = Language(settings.language)
    let points = chart.series.lazy.flatMap(\.points)
    let values = ChartScale(chart).values
    let places: [Chart.Place]
    if let range = chart.x.range {
      places = [.number(range.lowerBound), .number(range.upperBound)]
    } else if let first = chart.x.categories.first, let last = chart.x.categories.last {
      places = [.category(first), .category(last)]
    } else {
      places = [points.first?.x, Array(points).last?.x].compactMap(\.self)
    }
    let limits = values.map { [$0.lowerBound, $0.upperBound] } ?? []
    return [
      chart.title,
      axis(.xAxis, chart.x, places.map { chart.x.wording(of: $0, language: language) }),
      axis(.yAxis, chart.y, limits.map { chart.y.wording(of: $0, language: language) }),
      composer.words(for: .chart(.series(chart.series.count))),
      chart.summary,
    ].compactMap(\.self).inSentences
  }

  private func axis(_ phrase: ChartPhrase, _ axis: Chart.Axis, _ ends: [String]) -> String {
    let name = composer.words(for: .chart(phrase)) + (axis.title.map { ": \($0)" } ?? "")
    guard let first = ends.first, let last = ends.last else { return name }
    return name + ", " + composer.words(for: .chart(.span(from: first, to: last)))
  }

  /// The name of a series, the number of its points, and its extremes with their places.
  private func details(of series: Chart.Series, _ chart: Chart) -> String {
    let language = Language(settings.language)
    let points = series.points.filter { $0.y?.isFinite == true }
    func told(_ phrase: ChartPhrase, _ point: Chart.DataPoint?) -> String? {
      guard let point, let value = point.y else { return nil }
      let place = point.label ?? chart.x.wording(of: point.x, language: language)
      return composer.words(for: .chart(phrase)) + ": "
        + chart.y.wording(of: value, language: language) + ", " + place
    }
    let lowest = points.min { ($0.y ?? 0) < ($1.y ?? 0) }
    let highest = points.max { ($0.y ?? 0) < ($1.y ?? 0) }
    return [
      series.name, composer.words(for: .chart(.points(series.points.count))),
      told(.lowest, lowest), told(.highest, highest),
    ].compactMap(\.self).inSentences
  }
}

extension Chart {
  /// The choices that the rotor offers: each series by its name where there are several.
  fileprivate var choices: [ChartChoice] {
    [.describe, .play, .details] + (series.count > 1 ? series.indices.map(ChartChoice.series) : [])
  }
}

extension [String] {
  /// The texts one after another, each a sentence.
  fileprivate var inSentences: String {
    filter { !$0.isEmpty }.map { text in
      text.last.map { ".!?…".contains($0) } == true ? text : text + "."
    }.joined(separator: " ")
  }
}
