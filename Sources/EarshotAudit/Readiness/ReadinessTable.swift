/// The results on a device as a table: a row a requirement, a column a task when there are several.
struct ReadinessTable {
  let head: [String]
  let rows: [[String]]

  init(_ document: ReadinessDocument, _ device: ReadinessDocument.DeviceResult) {
    let words = document.words
    let tasks = device.tasks.count > 1 ? device.tasks : []
    head = [words.requirement, words.result] + tasks
    rows = device.entries.map { entry in
      [document.name(of: entry.requirement), words.status(entry.status)]
        + (tasks.isEmpty ? [] : entry.tasks.map { words.status($0.status) })
    }
  }
}
