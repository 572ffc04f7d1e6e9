extension TerminalWords {
  /// The words in Russian.
  static let russian = TerminalWords(
    place: "остановка % из %", one: "остановок: %", many: "остановок: %", group: "группа из %",
    selected: "выбрано", dimmed: "недоступно", goesOn: "? дальше")
}
