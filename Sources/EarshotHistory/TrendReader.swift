#if History
  import Foundation
  import GRDB

  /// Gathers what a trend tells from the tables.
  struct TrendReader {
    private let db: Database
    private let path: String
    private var runs: RunReader { RunReader(db) }

    init(_ db: Database, path: String) {
      self.db = db
      self.path = path
    }

    /// The trend between the runs of a query; throws ``HistoryError`` where there is none.
    func trend(_ query: TrendQuery) throws -> Trend {
      guard let newest = try runs.first("1 ORDER BY id DESC") else { throw HistoryError.isEmpty }
      let branch = query.branch ?? newest.branch
      guard let last = try runs.first("branch IS ? ORDER BY id DESC", arguments: [branch]) else {
        throw HistoryError.noBranch(branch ?? "", known: try branches())
      }
      let until = try query.until.map { try run($0, on: branch, isLast: true) } ?? last
      let since =
        try query.since.map { try run($0, on: branch, isLast: false) }
        ?? runs.first("branch IS ? ORDER BY id", arguments: [branch]) ?? until
      guard since.number <= until.number else {
        throw HistoryError(
          message: "the run since which is asked is after the last one",
          help: "swap --since and --until")
      }
      let numbers = try Int.fetchAll(
        db, sql: "SELECT id FROM run WHERE branch IS ? AND id BETWEEN ? AND ? ORDER BY id",
        arguments: [branch, since.number, until.number])
      let drawn = TrendReader.some(of: numbers, atMost: TrendQuery.largestSeries)
      let points = try runs.runs("id IN (\(TrendReader.list(drawn))) ORDER BY id")
      let screens = try self.screens(since.number, until.number)
      return Trend(
        path: path, branch: branch, runCount: numbers.count, runs: points, since: since,
        until: until, rules: try rules(since.number, until.number, drawn),
        screens: screens.changed, newScreens: screens.new, goneScreens: screens.gone,
        components: try components(since.number, until.number),
        goals: try goals(since.number, until.number),
        comparison: try runs.comparison(of: since.number, with: until.number))
    }

    /// Some of the numbers, evenly apart, with the first and the last.
    static func some(of numbers: [Int], atMost count: Int) -> [Int] {
      guard numbers.count > count else { return numbers }
      return (0..<count).map { numbers[$0 * (numbers.count - 1) / (count - 1)] }
    }

    /// Numbers of runs as SQL lists them.
    private static func list(_ numbers: [Int]) -> String {
      numbers.map(String.init).joined(separator: ", ")
    }

    private func branches() throws -> [String] {
      try String.fetchAll(
        db,
        sql: "SELECT branch FROM run WHERE branch IS NOT NULL GROUP BY branch ORDER BY MAX(id) DESC"
      )
    }

    /// The run that a user names by its number, its commit or a day.
    private func run(_ name: String, on branch: String?, isLast: Bool) throws -> Trend.Run {
      var found: Trend.Run?
      if name.hasPrefix("#"), let number = Int(name.dropFirst()) {
        found = try runs.first("id = ? AND branch IS ?", arguments: [number, branch])
      } else if let day = TrendTime.seconds(ofDay: name) {
        found =
          isLast
          ? try runs.first(
            "branch IS ? AND time < ? ORDER BY id DESC", arguments: [branch, day + 86_400])
          : try runs.first("branch IS ? AND time >= ? ORDER BY id", arguments: [branch, day])
      } else {
        found = try runs.last(ofCommit: name, branch: branch, isAny: false)
      }
      guard let found else { throw HistoryError.noRun(name, in: path) }
      return found
    }

    private func rules(_ since: Int, _ until: Int, _ drawn: [Int]) throws -> [Trend.Rule] {
      var counts: [String: [Int: Int]] = [:]
      let rows = try Row.fetchCursor(
        db,
        sql: "SELECT rule, run, findings FROM run_rule WHERE run IN (\(TrendReader.list(drawn)))")
      while let row = try rows.next() { counts[row[0], default: [:]][row[1]] = row[2] }
      return counts.map { rule, found in
        Trend.Rule(
          id: rule, findings: Trend.Change(found[since] ?? 0, found[until] ?? 0),
          series: drawn.map { found[$0] ?? 0 })
      }.filter { $0.findings != Trend.Change(0, 0) }.sorted {
        ($1.findings.growth, $1.findings.after, $0.id) < (
          $0.findings.growth, $0.findings.after, $1.id
        )
      }
    }

    private func screens(
      _ since: Int, _ until: Int
    ) throws -> (changed: [Trend.Screen], new: Int, gone: Int) {
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT s.path, s.name, old.findings, new.findings, old.stops, new.stops
          FROM run_screen a JOIN run_screen b ON b.run = ? AND b.screen = a.screen
          JOIN screen s ON s.id = a.screen
          JOIN state old ON old.id = a.state JOIN state new ON new.id = b.state
          WHERE a.run = ? AND a.state != b.state
            AND (old.findings != new.findings OR old.stops != new.stops)
          """, arguments: [until, since])
      var changed: [Trend.Screen] = []
      while let row = try rows.next() {
        changed.append(
          Trend.Screen(
            path: row[0], name: row[1], findings: Trend.Change(row[2], row[3]),
            stops: Trend.Change(row[4], row[5])))
      }
      changed.sort {
        ($1.findings.growth, $0.path, $0.name) < ($0.findings.growth, $1.path, $1.name)
      }
      return (changed, try alone(until, since), try alone(since, until))
    }

    /// How many screens one run has and another has not.
    private func alone(_ run: Int, _ other: Int) throws -> Int {
      try Int.fetchOne(
        db,
        sql: """
          SELECT COUNT(*) FROM run_screen own WHERE own.run = ? AND NOT EXISTS (
            SELECT 1 FROM run_screen other WHERE other.run = ? AND other.screen = own.screen)
          """, arguments: [run, other]) ?? 0
    }

    /// The elements of one shape that stand on several screens.
    private func components(_ since: Int, _ until: Int) throws -> [Trend.Component] {
      var found: [String: (before: [Int], after: [Int])] = [:]
      for run in [since, until] {
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT f.component, COUNT(*), COUNT(DISTINCT r.screen) FROM run_screen r
            JOIN state_finding sf ON sf.state = r.state JOIN finding f ON f.id = sf.finding
            WHERE r.run = ? AND f.component IS NOT NULL GROUP BY f.component
            """, arguments: [run])
        while let row = try rows.next() {
          let numbers: [Int] = [row[1], row[2]]
          if run == since { found[row[0], default: ([0, 0], [0, 0])].before = numbers }
          if run == until { found[row[0], default: ([0, 0], [0, 0])].after = numbers }
        }
      }
      return found.filter { max($0.value.before[1], $0.value.after[1]) > 1 }.map { shape, counts in
        Trend.Component(
          shape: shape, findings: Trend.Change(counts.before[0], counts.after[0]),
          screens: Trend.Change(counts.before[1], counts.after[1]))
      }.sorted {
        ($1.findings.after, $1.findings.growth, $0.shape)
          < ($0.findings.after, $0.findings.growth, $1.shape)
      }
    }

    private func goals(_ since: Int, _ until: Int) throws -> [Trend.Goal] {
      var found: [[String]: Trend.Goal] = [:]
      for run in [since, until] {
        let rows = try Row.fetchCursor(
          db, sql: "SELECT goal, technology, steps, seconds FROM run_goal WHERE run = ?",
          arguments: [run])
        while let row = try rows.next() {
          let goal = HistoryRun.Goal(
            name: row[0], technology: row[1], steps: row[2], seconds: row[3])
          let key = [goal.name, goal.technology]
          var both = found[key] ?? Trend.Goal(name: goal.name, technology: goal.technology)
          if run == since { both.before = goal }
          if run == until { both.after = goal }
          found[key] = both
        }
      }
      return found.values.sorted { ($0.name, $0.technology) < ($1.name, $1.technology) }
    }
  }
#endif
