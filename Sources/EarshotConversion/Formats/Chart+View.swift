import EarshotTree
import EarshotWriting

extension Chart {
  /// Writes the keys of `chart` of a view file.
  func write(_ json: inout JSONWriter) {
    json.present(["title": title, "summary": summary])
    if x != Axis() { json.line("x") { x.write(&$0) } }
    if y != Axis() { json.line("y") { y.write(&$0) } }
    json.lines("series", series) { $1.write(&$0) }
  }
}

extension Chart.Axis {
  fileprivate func write(_ json: inout JSONWriter) {
    json.present(["title": title])
    if !categories.isEmpty { json.field("categories", categories) }
    json.present("range", range.map { [$0.lowerBound, $0.upperBound] })
    if !grid.isEmpty { json.field("grid", grid) }
    json.present(["template": template])
  }
}

extension Chart.Series {
  fileprivate func write(_ json: inout JSONWriter) {
    json.present(["name": name])
    if isContinuous { json.flag("continuous") }
    json.array("points") { json in
      for point in points { json.array { point.write(&$0) } }
    }
  }
}

extension Chart.DataPoint {
  fileprivate func write(_ json: inout JSONWriter) {
    switch x {
    case .category(let name): json.value(name)
    case .number(let number): json.value(number)
    }
    json.value(y)
    if let label { json.value(label) }
  }
}
