import EarshotSession
import EarshotText
import EarshotTree
import EarshotVoices
import EarshotWriting

extension SpeakJob {
  /// The audio graph of a chart as sound.
  ///
  /// Throws an exit status after saying that there is no such chart.
  func graph(
    of name: String, _ reading: Reading, _ path: String, lasting seconds: Double
  ) throws(RunFailure) -> [UInt8] {
    let charts = reading.transcript.screens.lazy.flatMap(\.screen.allElements)
      .compactMap { element in element.chart.value.map { (element, $0) } }
    let found = charts.first { (element, chart) in
      [element.id.rawValue, element.label.value, chart.title].contains(name)
    }
    guard let (_, chart) = found else {
      let names = charts.map { $0.0.id.rawValue }
      messages.error(
        names.isEmpty ? "no element has a chart" : "no chart is called '\(name)'",
        help: names.isEmpty
          ? "give the data as 'chart'; see Documentation/VoiceOver/Charts.md"
          : Suggestion.nearestList(for: name, among: Array(names)), path: path)
      throw RunFailure.badInput
    }
    let graph = AudioGraph(of: chart, seconds: seconds)
    let document = NarrationDocument(
      format: reading.format, path: path,
      narration: Narration(
        lines: [], duration: seconds, timing: .estimated, settings: reading.transcript.settings),
      audio: SoundEffects.audio(of: graph, rate: Narrator.rate))
    do throws(VoiceError) {
      return try bytes(of: document)
    } catch {
      messages.error(error.message, help: error.help, path: path)
      throw RunFailure.badInput
    }
  }
}
