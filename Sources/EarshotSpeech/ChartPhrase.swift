/// The words of the system about a chart: what the rotor offers on it, and how it is described.
///
/// The names of the choices are Apple's in English; all other words are an assumption.
package enum ChartPhrase: Hashable, Sendable {
  /// The choices of the rotor mode Audio Graph.
  case describe, playAudioGraph, details
  /// An axis by its place, before its name.
  case xAxis, yAxis
  /// The limits of an axis.
  case span(from: String, to: String)
  /// The number of series, and that of the points of one.
  case series(Int), points(Int)
  /// A value before it is told.
  case lowest, highest
}
