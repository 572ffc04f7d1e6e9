#if History
  import GRDB

  /// Finds runs in the tables and compares them.
  struct RunReader {
    private let db: Database
    private static let columns = """
      id, time, commit_hash, branch, errors, warnings, notes, questions, screens, stops, unread
      """

    init(_ db: Database) { self.db = db }

    /// The run that a new one of a branch is compared with; `nil` if there is none.
    func run(_ reference: HistoryReference, branch: String?) throws -> Trend.Run? {
      switch reference {
      case .commit(let name): return try last(ofCommit: name)
      case .previous(let ancestors):
        let own = try first(
          "branch IS ? AND refused = 0 ORDER BY id DESC", arguments: [branch])
        if let own { return own }
        for commit in ancestors {
          let run = try first(
            "commit_hash = ? AND refused = 0 ORDER BY id DESC", arguments: [commit])
          if let run { return run }
        }
        return nil
      }
    }

    /// The last run of a commit, which may be shortened to seven digits; `nil` if there is none.
    func last(ofCommit name: String, branch: String? = nil, isAny: Bool = true) throws -> Trend.Run?
    {
      guard name.utf8.count >= 7, name.allSatisfy(\.isHexDigit) else { return nil }
      return try first(
        "commit_hash >= ? AND commit_hash < ? AND (? OR branch IS ?) ORDER BY id DESC",
        arguments: [name.lowercased(), name.lowercased() + "g", isAny, branch])
    }

    /// The first run that meets a condition with an order; `nil` if there is none.
    func first(_ condition: String, arguments: StatementArguments = []) throws -> Trend.Run? {
      try runs("\(condition) LIMIT 1", arguments: arguments).first
    }

    /// The runs that meet a condition with an order.
    func runs(_ condition: String, arguments: StatementArguments = []) throws -> [Trend.Run] {
      let rows = try Row.fetchCursor(
        db, sql: "SELECT \(RunReader.columns) FROM run WHERE \(condition)", arguments: arguments)
      var runs: [Trend.Run] = []
      while let row = try rows.next() {
        runs.append(
          Trend.Run(
            number: row[0], time: row[1], commit: row[2], branch: row[3],
            findings: [.error: row[4], .warning: row[5], .info: row[6], .question: row[7]],
            screens: row[8], stops: row[9], unread: row[10]))
      }
      return runs
    }

    /// How one run differs from another; only screens that are not the same are looked at.
    ///
    /// - Parameter looksBack: whether a screen that the earlier run has not is compared with what was
    ///   seen of it last before that, as after a run over a part of the screens.
    func comparison(
      of before: Int, with after: Int, looksBack: Bool = false,
      isThere: (String) -> Bool = { _ in false }
    ) throws -> RunComparison {
      var earlier = try places(on: before, notOn: after)
      if looksBack { earlier += try lastSeen(of: after, before: before) }
      let later = try places(on: after, notOn: before)
      // Of the files with such findings, those that have no screen in the later run.
      let read = try db.cachedStatement(
        sql: """
          SELECT EXISTS (SELECT 1 FROM screen s JOIN run_screen r ON r.screen = s.id AND r.run = ?
            WHERE s.path = ?)
          """)
      var gone: [String: Bool] = [:]
      for path in Set(earlier.map(\.path)) {
        gone[path] = try Bool.fetchOne(read, arguments: [after, path]) == false
      }
      return RunComparison(
        earlier, later, isGone: { gone[$0] == true }, isThere: isThere)
    }

    /// The findings of a run on screens that are not the same in another one.
    private func places(on run: Int, notOn other: Int) throws -> [RunComparison.Place] {
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT s.path, s.name, f.fingerprint, f.rule, f.severity, f.component, f.what
          FROM run_screen own
          LEFT JOIN run_screen other ON other.run = ? AND other.screen = own.screen
          JOIN screen s ON s.id = own.screen
          JOIN state_finding sf ON sf.state = own.state
          JOIN finding f ON f.id = sf.finding
          WHERE own.run = ? AND (other.state IS NULL OR other.state != own.state)
          """, arguments: [other, run])
      var places: [RunComparison.Place] = []
      while let row = try rows.next() { places.append(RunReader.place(row)) }
      return places
    }

    /// How many runs before the reference are looked at for screens that it has not.
    private static let lookBack = 50

    /// The findings of the screens of a run that a reference has not, as they were seen last before
    /// that on its branch.
    private func lastSeen(of run: Int, before reference: Int) throws -> [RunComparison.Place] {
      var missing = try Set(
        Int.fetchAll(
          db,
          sql: """
            SELECT own.screen FROM run_screen own WHERE own.run = ? AND NOT EXISTS (
              SELECT 1 FROM run_screen other WHERE other.run = ? AND other.screen = own.screen)
            """, arguments: [run, reference]))
      guard !missing.isEmpty else { return [] }
      let runs = try Int.fetchAll(
        db,
        sql: """
          SELECT id FROM run WHERE branch IS (SELECT branch FROM run WHERE id = ?)
            AND id < ? AND refused = 0 ORDER BY id DESC LIMIT \(RunReader.lookBack)
          """, arguments: [reference, reference])
      var places: [RunComparison.Place] = []
      for earlier in runs where !missing.isEmpty {
        let rows = try Row.fetchAll(
          db,
          sql: """
            SELECT own.screen, own.state FROM run_screen own
            JOIN run_screen mine ON mine.run = ? AND mine.screen = own.screen WHERE own.run = ?
            """, arguments: [run, earlier])
        for row in rows where missing.remove(row[0]) != nil {
          places += try self.places(ofState: row[1], on: row[0])
        }
      }
      return places
    }

    /// The findings of what is known of a screen.
    private func places(ofState state: Int, on screen: Int) throws -> [RunComparison.Place] {
      let statement = try db.cachedStatement(
        sql: """
          SELECT s.path, s.name, f.fingerprint, f.rule, f.severity, f.component, f.what
          FROM screen s, state_finding sf JOIN finding f ON f.id = sf.finding
          WHERE s.id = ? AND sf.state = ?
          """)
      return try Row.fetchAll(statement, arguments: [screen, state]).map(RunReader.place)
    }

    private static func place(_ row: Row) -> RunComparison.Place {
      let finding = HistoryFinding(
        fingerprint: row[2], rule: row[3],
        severity: HistoryFinding.Severity(rawValue: row[4]) ?? .info, component: row[5],
        what: row[6])
      return RunComparison.Place(path: row[0], screen: row[1], finding: finding)
    }
  }
#endif
