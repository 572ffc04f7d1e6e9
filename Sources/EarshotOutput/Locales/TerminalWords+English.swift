extension TerminalWords {
  /// The words in English.
  package static let english = TerminalWords(
    place: "stop % of %", one: "% stop", many: "% stops", group: "group of %", selected: "selected",
    dimmed: "dimmed", goesOn: "? goes on")
}
