#if History
  import Foundation
  import GRDB

  /// Writes a run into the tables, within the transaction of its caller.
  struct RunWriter {
    private let db: Database

    init(_ db: Database) { self.db = db }

    /// Adds a run and gives its number.
    func add(_ run: HistoryRun) throws -> Int {
      let findings = run.screens.flatMap(\.findings)
      let counts = Dictionary(grouping: findings, by: \.severity).mapValues(\.count)
      try db.execute(
        sql: """
          INSERT INTO run (time, commit_hash, branch, version, profile, errors, warnings, notes,
            questions, suppressed, screens, stops, unread)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          run.time, run.commit, run.branch, run.version, run.profile, counts[.error] ?? 0,
          counts[.warning] ?? 0, counts[.info] ?? 0, counts[.question] ?? 0, run.suppressed,
          run.screens.count, run.screens.reduce(0) { $0 + $1.stops }, run.unread,
        ])
      let number = Int(db.lastInsertedRowID)
      try addScreens(run.screens, to: number)
      for (rule, count) in Dictionary(grouping: findings, by: \.rule).mapValues(\.count) {
        try db.cachedStatement(sql: "INSERT INTO run_rule VALUES (?, ?, ?)")
          .execute(arguments: [number, rule, count])
      }
      for goal in run.goals {
        try db.execute(
          sql: "INSERT OR REPLACE INTO run_goal VALUES (?, ?, ?, ?, ?)",
          arguments: [number, goal.name, goal.technology, goal.steps, goal.seconds])
      }
      return number
    }

    /// Notes that a run was worse than its measure.
    func refuse(_ number: Int) throws {
      try db.execute(sql: "UPDATE run SET refused = 1 WHERE id = ?", arguments: [number])
    }

    private func addScreens(_ screens: [HistoryRun.Screen], to run: Int) throws {
      var seen: [String: Int] = [:]
      for screen in screens {
        // Two screens of one file may have one title.
        let times = seen["\(screen.path)\0\(screen.name)", default: 0] + 1
        seen["\(screen.path)\0\(screen.name)"] = times
        let name = times == 1 ? screen.name : "\(screen.name) (\(times))"
        try db.cachedStatement(sql: "INSERT INTO run_screen VALUES (?, ?, ?)").execute(
          arguments: [run, id(of: screen, called: name), state(of: screen)])
      }
    }

    private func id(of screen: HistoryRun.Screen, called name: String) throws -> Int {
      let find = try db.cachedStatement(sql: "SELECT id FROM screen WHERE path = ? AND name = ?")
      if let id = try Int.fetchOne(find, arguments: [screen.path, name]) { return id }
      try db.cachedStatement(sql: "INSERT INTO screen (path, name) VALUES (?, ?)")
        .execute(arguments: [screen.path, name])
      return Int(db.lastInsertedRowID)
    }

    private func state(of screen: HistoryRun.Screen) throws -> Int {
      let findings = screen.findings.map { (hash: HistoryHash.of($0), finding: $0) }
        .sorted { $0.hash < $1.hash }
      let hash = HistoryHash.of([screen.path, "\(screen.stops)"] + findings.map(\.hash))
      let find = try db.cachedStatement(sql: "SELECT id FROM state WHERE hash = ?")
      if let id = try Int.fetchOne(find, arguments: [hash]) { return id }
      try db.cachedStatement(sql: "INSERT INTO state (hash, stops, findings) VALUES (?, ?, ?)")
        .execute(arguments: [hash, screen.stops, findings.count])
      let state = Int(db.lastInsertedRowID)
      for (hash, finding) in findings {
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO state_finding VALUES (?, ?)")
          .execute(arguments: [state, id(of: finding, hash)])
      }
      return state
    }

    private func id(of finding: HistoryFinding, _ hash: String) throws -> Int {
      let find = try db.cachedStatement(sql: "SELECT id FROM finding WHERE hash = ?")
      if let id = try Int.fetchOne(find, arguments: [hash]) { return id }
      try db.cachedStatement(
        sql: """
          INSERT INTO finding (hash, fingerprint, rule, severity, component, what)
          VALUES (?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        hash, finding.fingerprint, finding.rule, finding.severity.rawValue, finding.component,
        finding.what,
      ])
      return Int(db.lastInsertedRowID)
    }
  }
#endif
